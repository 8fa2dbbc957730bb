/** What a member of staff is to callers. Browser-safe. */
import * as z from 'zod'
import type { RecordView } from '#domain/record-view.ts'
import { text } from '#platform/text.ts'

export const invalidCredentials = 'Invalid credentials'

/** What signing in takes. */
export const credentials = z.strictObject({
  username: text('Username is required', 200).min(1, 'Username is required'),
  // Not trimmed: a space may be part of a password.
  password: z.string('Password is required').min(1, 'Password is required').max(1000),
})

/** What a caller with the right to it sees of a member of staff. */
export type StaffView = RecordView & {
  username: string
  fullName: string
  email: string
  contactNumber: string
  address: string
  gender: string
  /** `YYYY-MM-DD`, or empty. */
  dateOfBirth: string
  role: string
}
