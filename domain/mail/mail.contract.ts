/** What a superAdmin sees of mails that could not be sent. Browser-safe. */
import * as z from 'zod'
import { shown } from '#domain/record-view.ts'
import type { OutboxRow } from '#platform/mail/outbox.store.ts'

/** A mail that was given up. What it says stays hidden: it may hold somebody's link. */
export const failedMailShape = z.object({
  _id: z.uuid(),
  to: z.string(),
  subject: z.string(),
  attempts: z.int(),
  lastError: z.string().meta({ description: 'What the mail server said last' }),
  createdAt: z.iso.datetime(),
})
export const viewFailedMail = (row: OutboxRow) =>
  shown(failedMailShape, {
    ...row,
    _id: row.id,
    to: row.recipient,
    createdAt: row.createdAt.toISOString(),
  })
