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
    /** Emptied once the mail is sent: what it said is kept nowhere but with its reader. */
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** Empty, or the address that answers go to. */
    replyTo: text('reply_to').notNull().default(''),
    /** Empty, or the link that ends a subscription by one click. */
    unsubscribeUrl: text('unsubscribe_url').notNull().default(''),
    /**
     * What a mail to a visitor is for, so that a day brings one of each; `account` for one to people
     * about their own account; empty for notices to staff.
     */
    kind: text('kind').notNull().default(''),
    status: text('status', { enum: ['queued', 'sent', 'failed'] })
      .notNull()
      .default('queued'),
    attempts: integer('attempts').notNull().default(0),
    /** When to try, or to try again; while a process is sending, when to believe it dead. */
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    lastError: text('last_error').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
    sentAt: moment('sent_at'),
  },
  (t) => [
    check('outbox_status', sql`${t.status} in ('queued', 'sent', 'failed')`),
    index('outbox_status_newest').on(t.status, t.createdAt, t.id),
    index('outbox_due').on(t.nextAttemptAt).where(sql`${t.status} = 'queued'`),
    index('outbox_recipient').on(sql`lower(${t.recipient})`, t.kind, t.createdAt),
  ],
)
