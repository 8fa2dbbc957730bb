import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { idColumn, moment } from '#platform/database-columns.ts'

/** A mail that was promised: written with the record that caused it, sent afterwards. */
export const outboxTable = pgTable(
  'outbox',
  {
    id: idColumn(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    status: text('status', { enum: ['queued', 'sent', 'failed'] })
      .notNull()
      .default('queued'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
    sentAt: moment('sent_at'),
  },
  (t) => [
    check('outbox_status', sql`${t.status} in ('queued', 'sent', 'failed')`),
    index('outbox_status_newest').on(t.status, t.createdAt.desc()),
    index('outbox_recipient').on(sql`lower(${t.recipient})`),
  ],
)
