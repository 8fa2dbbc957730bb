/** What people may change of their own account, and how it is typed and shown. */
import { profileChanges } from '#domain/staff/staff.contract.ts'

export type ProfileField = keyof typeof profileChanges.shape

/** What is wrong with a new value of a field. */
export const problemOf = (name: ProfileField, value: string): string | undefined =>
  profileChanges.shape[name].safeParse(value).error?.issues[0]?.message

/** Digits that a phone number may be typed with (the specification, validation rules). */
const phoneDigits = 15

/** What typing `text` leaves in a field: a phone number takes digits only, and no more than 15. */
export const typedValue = (name: ProfileField, text: string): string =>
  name === 'contactNumber' ? text.replace(/\D/g, '').slice(0, phoneDigits) : text

/** A phone number to read: `0300-1234567`. */
export const dashedPhone = (digits: string): string =>
  digits.length > 4 ? `${digits.slice(0, 4)}-${digits.slice(4)}` : digits
