import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment, recordColumns } from '#platform/database-columns.ts'

/** An address on the newsletter's list; it is written to only once confirmed. */
export const subscriberTable = pgTable(
  'subscriber',
  {
    ...recordColumns(),
    /** Lower case, so that one address subscribes once. */
    subscriberEmail: text('subscriber_email').notNull(),
    status: text('status', { enum: ['pending', 'confirmed', 'unsubscribed'] })
      .notNull()
      .default('pending'),
    /** Hash of the token that the confirming and unsubscribing links carry. */
    tokenHash: text('token_hash').notNull(),
    confirmedAt: moment('confirmed_at'),
    unsubscribedAt: moment('unsubscribed_at'),
  },
  (t) => [
    check('subscriber_status', sql`${t.status} in ('pending', 'confirmed', 'unsubscribed')`),
    uniqueIndex('subscriber_email').on(t.subscriberEmail),
    uniqueIndex('subscriber_token').on(t.tokenHash),
    index('subscriber_newest').on(t.createdAt.desc(), t.id.desc()),
  ],
)
