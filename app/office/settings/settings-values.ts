/** The settings as the form holds them: numbers are text as long as they are typed. */
import * as z from 'zod'
import type { WholeSettings } from '#app/office/settings/settings.calls.ts'
import { type Settings, settingsChanges } from '#domain/settings/settings.contract.ts'

const { shape } = settingsChanges

/** Text that the contract wants as a number; an empty field is no 0. */
const typedNumber = <Rule extends z.ZodType<number, number>>(rule: Rule) =>
  z
    .string()
    .transform((typed) => (typed.trim() === '' ? Number.NaN : Number(typed)))
    .pipe(rule)

export const settingsForm = z.object({
  ...settingsChanges.required().shape,
  latitude: typedNumber(shape.latitude.unwrap()),
  longitude: typedNumber(shape.longitude.unwrap()),
  applicationMonths: typedNumber(shape.applicationMonths.unwrap()),
  enquiryMonths: typedNumber(shape.enquiryMonths.unwrap()),
  leadMonths: typedNumber(shape.leadMonths.unwrap()),
  unconfirmedDays: typedNumber(shape.unconfirmedDays.unwrap()),
  logDays: typedNumber(shape.logDays.unwrap()),
}) as unknown as z.ZodType<Settings, SettingsValues>

const typedAsText = [
  'latitude',
  'longitude',
  'applicationMonths',
  'enquiryMonths',
  'leadMonths',
  'unconfirmedDays',
  'logDays',
] as const

export type SettingsValues = Omit<Settings, (typeof typedAsText)[number]> &
  Record<(typeof typedAsText)[number], string>

/** @param settings whose `version` is no field of the form */
export function valuesOf({ version: _, ...settings }: WholeSettings): SettingsValues {
  const texts = Object.fromEntries(typedAsText.map((name) => [name, String(settings[name])]))
  return { ...settings, ...(texts as Record<(typeof typedAsText)[number], string>) }
}
