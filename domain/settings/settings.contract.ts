/** The settings of the site: who the agency is, where it sits and what it keeps. Browser-safe. */
import * as z from 'zod'
import { emailFormat, isEmailAddress } from '#platform/mail/email-address.ts'
import { text } from '#platform/text.ts'
import { webAddress } from '#platform/web-address.ts'

/** What any visitor may know of the settings. */
export const publicSettingsShape = z.object({
  agencyName: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  latitude: z.number().meta({ description: 'Degrees, WGS 84' }),
  longitude: z.number(),
  parentCompany: z.string(),
  socialLinks: z.array(z.object({ name: z.string(), url: z.string() })),
  /** Companies whose marks run along the home page. */
  partners: z.array(z.object({ name: z.string(), url: z.string(), logo: z.string() })),
  portfolioFilters: z
    .array(z.string())
    .meta({ description: 'Names of the categories that the portfolio filter offers besides All' }),
  showHeading: z
    .boolean()
    .meta({ description: 'Whether the public site shows the alert heading too' }),
  mapTileUrl: z
    .string()
    .meta({ description: 'Where map tiles come from, with {z}, {x} and {y}; empty for no tiles' }),
})
export type PublicSettings = z.infer<typeof publicSettingsShape>

/** Whose sign-in must have a second factor. */
export const secondFactorRules = ['optional', 'superAdmins', 'everyone'] as const

/** What only a superAdmin may know of them. */
export const privateSettingsShape = z.object({
  noticeEmail: z
    .string()
    .meta({ description: "Where notices to staff go: the first administrator's address at first" }),
  applicationMonths: z.int().meta({ description: 'Months for which job applications are kept' }),
  enquiryMonths: z.int().meta({ description: 'Months for which enquiries are kept' }),
  leadMonths: z
    .int()
    .meta({ description: 'Months for which potential customers are kept after their last visit' }),
  unconfirmedDays: z
    .int()
    .meta({ description: 'Days for which newsletter addresses wait to be confirmed' }),
  secondFactor: z
    .enum(secondFactorRules)
    .meta({ description: 'Whose sign-in must have a second factor; others may have one' }),
  logDays: z.int().meta({ description: 'Days for which the request log is kept' }),
})
export type PrivateSettings = z.infer<typeof privateSettingsShape>
export type Settings = PublicSettings & PrivateSettings

/** What a caller is told: the public settings, all of them where a superAdmin asks. */
export const settingsShape = publicSettingsShape.extend({
  ...privateSettingsShape.partial().shape,
  version: z.int().meta({ description: 'Raised by each write; for If-Match' }),
})
export type SettingsView = z.infer<typeof settingsShape>

const line = (required: string, max: number) =>
  text(required, max)
    .min(1, required)
    .refine((value) => !/\p{Cc}/u.test(value), 'This must be one line')
const emailAddress = text('Please enter a valid email address')
  .refine(isEmailAddress, 'Please enter a valid email address')
  .meta(emailFormat)
const degrees = (name: string, limit: number) => {
  const message = `${name} must be a number from -${limit} to ${limit}`
  return z.number(message).min(-limit, message).max(limit, message)
}
const wholeNumber = (what: string, max: number) => {
  const message = `${what} must be a whole number from 1 to ${max}`
  return z.int(message).min(1, message).max(max, message)
}
const listOf = <Item extends z.ZodType>(item: Item, what: string, max: number) =>
  z.array(item, `${what} must be a list`).max(max, `At most ${max} ${what.toLowerCase()}`)

/** A picture of the site itself or one that was uploaded; a path of ours, or a full address. */
const picture = z.union(
  [text('').regex(/^(?:\/(?!\/)[\w./-]+|\w[\w.-]*)$/), webAddress('')],
  'Please name a picture by its path or its full address',
)

const tileUrl = text('The tile address must be text', 500).refine(
  (value) =>
    value === '' ||
    (/^https?:\/\/(?:[\w.-]|\{s\})+(?::\d+)?\//i.test(value) &&
      URL.canParse(value) &&
      ['{z}', '{x}', '{y}'].every((part) => value.includes(part))),
  'The tile address must begin with https:// or http:// and hold {z}, {x} and {y}',
)

/** Settings to change; what is left out stays as it is. */
export const settingsChanges = z.strictObject({
  agencyName: line('The name is required', 100).optional(),
  address: line('The address is required', 200).optional(),
  phone: line('The phone number is required', 40).optional(),
  email: emailAddress.optional(),
  latitude: degrees('Latitude', 90).optional(),
  longitude: degrees('Longitude', 180).optional(),
  parentCompany: text('The sentence on the parent company must be text', 500).optional(),
  socialLinks: listOf(
    z.strictObject({
      name: line('A link needs a name', 60),
      url: webAddress('A link needs an address'),
    }),
    'Social links',
    20,
  ).optional(),
  partners: listOf(
    z.strictObject({
      name: line('A partner needs a name', 100),
      url: webAddress('A partner needs an address'),
      logo: picture,
    }),
    'Partners',
    40,
  ).optional(),
  portfolioFilters: listOf(line('A filter needs a name', 50), 'Filters', 20)
    .refine((names) => new Set(names).size === names.length, 'Each filter may stand once')
    .optional(),
  showHeading: z.boolean('showHeading must be true or false').optional(),
  mapTileUrl: tileUrl.optional(),
  noticeEmail: z
    .union([z.literal(''), emailAddress], 'Please enter a valid email address')
    .optional(),
  applicationMonths: wholeNumber('Months', 120).optional(),
  enquiryMonths: wholeNumber('Months', 120).optional(),
  leadMonths: wholeNumber('Months', 120).optional(),
  unconfirmedDays: wholeNumber('Days', 365).optional(),
  secondFactor: z
    .enum(secondFactorRules, 'secondFactor must be optional, superAdmins or everyone')
    .optional(),
  logDays: wholeNumber('Days', 3650).optional(),
})

/** A logo comes alone; which partner it is of is told by the settings that name it. */
export const newLogo = z.strictObject({})
