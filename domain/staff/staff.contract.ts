/** What a member of staff is to callers. Browser-safe. */
import * as z from 'zod'
import { recordShape, recordView, shown } from '#domain/record-view.ts'
import type { StaffRow } from '#domain/staff/staff.store.ts'
import { text } from '#platform/text.ts'

export const invalidCredentials = 'Invalid credentials'

/** What signing in takes. */
export const credentials = z.strictObject({
  username: text('Username is required', 200).min(1, 'Username is required'),
  // Not trimmed: a space may be part of a password.
  password: z.string('Password is required').min(1, 'Password is required').max(1000),
})

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
