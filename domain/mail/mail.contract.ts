/** What a superAdmin sees of mails that could not be sent. Browser-safe. */
import * as z from 'zod'
import { pageQuery } from '#domain/paging.ts'
import { shown } from '#domain/record-view.ts'
import { longestSearch } from '#platform/list-limits.ts'
import type { OutboxRow } from '#platform/mail/outbox.store.ts'
import { text } from '#platform/text.ts'

/** Days for which a mail that went out or was given up is kept: what went out, without what it said. */
export const mailDays = 30

/** The parameters of the list; without them, all mails that were given up. */
export const failedMailQuery = pageQuery.extend({
  search: text('Search must be text', longestSearch)
    .default('')
    .meta({ description: 'Found in recipient or subject, whatever its case' }),
})
export type FailedMailFilter = z.output<typeof failedMailQuery>

/** A mail that was given up. What it says stays hidden: it may hold somebody's link. */
export const failedMailShape = z.object({
  _id: z.uuid(),
  to: z.string(),
  subject: z.string(),
  attempts: z.int(),
  lastError: z.string().meta({ description: 'What the mail server said last' }),
  createdAt: z.iso.datetime(),
})
export type FailedMailView = z.infer<typeof failedMailShape>
export const viewFailedMail = (row: OutboxRow) =>
  shown(failedMailShape, {
    ...row,
    _id: row.id,
    to: row.recipient,
    createdAt: row.createdAt.toISOString(),
  })
