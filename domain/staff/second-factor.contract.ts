/** What the second step of a sign-in takes and tells. Browser-safe. */
import * as z from 'zod'
import { typedPassword } from '#domain/staff/staff.contract.ts'
import { text } from '#platform/text.ts'

export const secondFactorMessages = {
  /** Told with the `challenge` of a sign-in whose password was right. */
  required: 'Second factor required',
  code: 'Please enter the code',
  wrong: 'This code is wrong or has been used already',
  expired: 'Your sign-in took too long. Please begin again.',
  mustEnrol: 'Please set up two-factor sign-in first: your role requires it',
} as const

const code = text(secondFactorMessages.code, 60).min(1, secondFactorMessages.code)
const currentPassword = typedPassword('Please enter your current password')

/** The second step: a code of the authenticator app, or one of the recovery codes. */
export const secondStep = z.strictObject({
  challenge: text('The challenge is required', 200).min(1, 'The challenge is required'),
  code,
})
export const enrolment = z.strictObject({ currentPassword })
export const enrolmentProof = z.strictObject({
  enrolment: text('The enrolment is required', 200).min(1, 'The enrolment is required'),
  code,
})

/**
 * What turning it off and new recovery codes take: a code for both, as whoever got new ones without
 * could turn it off with one of them.
 */
export const factorChange = z.strictObject({ currentPassword, code })

export const secondFactorShape = z.object({
  isOn: z.boolean(),
  isRequired: z.boolean().meta({ description: "Whether one's role must use it" }),
  recoveryCodesLeft: z.int(),
})
export type SecondFactorView = z.infer<typeof secondFactorShape>

export const newSecondFactorShape = z.object({
  enrolment: z.string().meta({ description: 'Names this enrolment in the proof, for 10 minutes' }),
  secret: z.string().meta({ description: 'Base 32, to be typed into an authenticator app' }),
  uri: z.string().meta({ description: 'otpauth:// address, to be shown as a QR code' }),
})
export type NewSecondFactor = z.infer<typeof newSecondFactorShape>

export const recoveryCodesShape = z
  .array(z.string())
  .meta({ description: 'Shown this once; each works once' })
