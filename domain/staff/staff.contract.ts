/** What a member of staff is to callers and forms: fields, limits, messages. Browser-safe. */
import * as z from 'zod'
import { memberRole, roleNameLimit } from '#domain/permission/permission.contract.ts'
import { recordShape, recordView, shown } from '#domain/record-view.ts'
import { isCommonPassword } from '#domain/staff/common-passwords.ts'
import type { StaffRow } from '#domain/staff/staff.store.ts'
import { canBeMailed, emailFormat, isEmailAddress } from '#platform/mail/email-address.ts'
import { hasOneAlphabet, hasOneSpelling } from '#platform/one-spelling.ts'
import { text } from '#platform/text.ts'

export const invalidCredentials = 'Invalid credentials'

/**
 * A password that is compared, whatever its length: one that is longer than any is wrong, as others
 * are. Not trimmed: a space may be part of it.
 */
export const typedPassword = (missing: string) => z.string(missing).min(1, missing)

/** What signing in takes. */
export const credentials = z.strictObject({
  username: text('Username is required', 200).min(1, 'Username is required'),
  password: typedPassword('Password is required'),
})

export const staffLimits = {
  username: 50,
  fullName: 100,
  address: 200,
  /** Of an address that its owner edits (the specification, business constants). */
  profileAddress: 50,
  passwordMin: 8,
  passwordMax: 200,
  age: 18,
} as const

export const genders = ['Male', 'Female'] as const

export const staffMessages = {
  lowercase: 'Username must be lowercase',
  lookAlike: 'Username holds characters that cannot be seen or told from others',
  shortPassword: 'Password must be at least 8 characters',
  weakPassword: 'Password must contain an uppercase letter, a special character, and a digit',
  commonPassword: 'This password is one of the most used. Please choose another',
  phone: 'Phone number must be between 11 and 15 digits',
  age: 'You must be at least 18 years old',
  email: 'Please enter a valid email address',
  empty: 'This field cannot be empty.',
  characters: 'Special characters like !, <, >, =, `, &, %, $, etc., are not allowed.',
  dotCom: 'Email must be in the format name@example.com',
  longAddress: 'Field cannot be more than 50 characters',
  role: 'Role is required',
} as const

const line = (required: string, max: number) =>
  text(required, max)
    .min(1, required)
    .refine((value) => !/\p{Cc}/u.test(value), 'This must be one line')

/**
 * A password that someone chooses: not trimmed, as a space may be part of it. The rules are told one
 * after the other.
 */
export const newPassword = z
  .string(staffMessages.shortPassword)
  .min(staffLimits.passwordMin, { error: staffMessages.shortPassword, abort: true })
  .max(staffLimits.passwordMax, { error: 'At most 200 characters', abort: true })
  .refine((value) => /\p{Lu}/u.test(value) && /[^\p{L}\p{N}\s]/u.test(value) && /\d/.test(value), {
    error: staffMessages.weakPassword,
    abort: true,
  })
  .refine((value) => !isCommonPassword(value), staffMessages.commonPassword)
  .meta({
    description: 'With an uppercase letter, a special character and a digit',
    examples: ['Nine-quiet-lamps-4'],
  })

/** What the documentation says of a telephone number. */
const phoneFormat = { minLength: 11, maxLength: 15, examples: ['03001234567'] }

const phone = text(staffMessages.phone)
  .regex(/^[0-9]{11,15}$/, staffMessages.phone)
  .meta(phoneFormat)

/** True where whoever was born on the ISO date `born` is of age on the day `today` (UTC). */
export function isOfAge(born: string, today = new Date()): boolean {
  const birthday = new Date(`${born}T00:00:00Z`)
  birthday.setUTCFullYear(birthday.getUTCFullYear() + staffLimits.age)
  return birthday <= today
}

const dateOfBirth = text('Date of birth is required')
  .min(1, { error: 'Date of birth is required', abort: true })
  .refine((value) => z.iso.date().safeParse(value).success && value >= '1900', {
    error: 'Please enter a real date, as YYYY-MM-DD',
    abort: true,
  })
  .refine((value) => isOfAge(value), staffMessages.age)
  .meta({ format: 'date', maxLength: 10, examples: ['1990-03-02'] })

export const newUsername = line('Username is required', staffLimits.username)
  .refine((value) => value === value.toLowerCase(), staffMessages.lowercase)
  .refine((value) => !/\s/u.test(value), 'Username cannot contain spaces')
  // The log and the audit name people by it.
  .refine((value) => hasOneSpelling(value) && hasOneAlphabet(value), staffMessages.lookAlike)

/** What the documentation says of the name of a role. */
const roleFormat = { maxLength: roleNameLimit, examples: [memberRole] }

/** The whole form of a new member of staff. Without a role they become a Member. */
export const newStaff = z.strictObject({
  username: newUsername,
  fullName: line('Full name is required', staffLimits.fullName),
  email: text('Email is required')
    .min(1, { error: 'Email is required', abort: true })
    .refine(isEmailAddress, staffMessages.email)
    .meta(emailFormat),
  password: newPassword,
  contactNumber: phone,
  address: line('Address is required', staffLimits.address),
  gender: z.enum(genders, 'Gender must be Male or Female'),
  dateOfBirth,
  role: text(staffMessages.role).meta(roleFormat).optional(),
})

/** Characters that no field of a profile may hold. */
const forbidden = /[!<>=`&%$;'[\]{}]/

const profileField = (max: number, tooLong?: string) =>
  text(staffMessages.empty, max, tooLong)
    .min(1, { error: staffMessages.empty, abort: true })
    .refine((value) => !forbidden.test(value), { error: staffMessages.characters, abort: true })

/** What people may change of their own account; what is left out stays as it is. */
export const profileChanges = z.strictObject({
  email: profileField(300)
    .refine(isEmailAddress, { error: staffMessages.email, abort: true })
    .refine((value) => value.endsWith('.com'), staffMessages.dotCom)
    .meta({ ...emailFormat, pattern: '\\.com$' })
    .optional(),
  contactNumber: profileField(300)
    .regex(/^[0-9]{11,15}$/, staffMessages.phone)
    .meta(phoneFormat)
    .optional(),
  address: profileField(staffLimits.profileAddress, staffMessages.longAddress).optional(),
})

export const passwordChange = z.strictObject({
  currentPassword: typedPassword('Please enter your current password'),
  password: newPassword,
})

export const roleChange = z.strictObject({
  role: text(staffMessages.role).min(1, staffMessages.role).meta(roleFormat),
})

/** Asking for a link to set a new password. Fields that it doesn't know are ignored. */
export const resetRequest = z.object({
  email: text(staffMessages.email).refine(canBeMailed, staffMessages.email).meta(emailFormat),
})

/** A token out of a link in a mail. */
const linkToken = text('This link is not complete', 200).min(1, 'This link is not complete')

export const passwordReset = z.object({ token: linkToken, password: newPassword })
export const emailUndo = z.object({ token: linkToken })

/** The same whether there is such an account or not. */
export const resetAnswer =
  'If an account has this e-mail address, a link to set a new password is on its way.'

/** What a caller with the right to it sees of a member of staff: never a password or its hash. */
export const staffShape = recordShape.extend({
  username: z.string(),
  fullName: z.string(),
  email: z.string(),
  contactNumber: z.string(),
  address: z.string(),
  gender: z.string(),
  dateOfBirth: z.string().meta({ description: 'YYYY-MM-DD, or empty' }),
  role: z.string(),
})
export type StaffView = z.infer<typeof staffShape>
export const viewStaff = (row: StaffRow) =>
  shown(staffShape, { ...row, ...recordView(row), dateOfBirth: row.dateOfBirth ?? '' })

/** What every colleague sees. */
const colleagueShape = staffShape.pick({ _id: true, username: true, fullName: true, role: true })
export type ColleagueView = z.infer<typeof colleagueShape>
export const viewColleague = (row: StaffRow): ColleagueView => shown(colleagueShape, viewStaff(row))

/** One entry of the list of staff: whole where the caller may manage users, or is the one. */
export const listedStaffShape = staffShape.partial().extend(colleagueShape.shape)

/** One of the caller's own sessions. */
export const sessionShape = z.object({
  _id: z.uuid(),
  userAgent: z.string(),
  ip: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().meta({ description: 'To the minute' }),
  isCurrent: z.boolean().meta({ description: 'Whether this call was made with it' }),
})
export type SessionView = z.infer<typeof sessionShape>
