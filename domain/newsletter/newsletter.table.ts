import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
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
    confirmedAt: moment('confirmed_at'),
    unsubscribedAt: moment('unsubscribed_at'),
  },
  (t) => [
    check('subscriber_status', sql`${t.status} in ('pending', 'confirmed', 'unsubscribed')`),
    uniqueIndex('subscriber_email').on(t.subscriberEmail),
    index('subscriber_newest').on(t.createdAt, t.id),
  ],
)

/**
 * The tokens that the links of our mails carry, by their hash. A subscriber has one for each mail
 * that was sent, because a link to unsubscribe must work however old its mail is.
 */
export const subscriberTokenTable = pgTable(
  'subscriber_token',
  {
    tokenHash: text('token_hash').primaryKey(),
    subscriberId: uuid('subscriber_id')
      .notNull()
      .references(() => subscriberTable.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [index('subscriber_token_owner').on(t.subscriberId)],
)
