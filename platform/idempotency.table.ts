import { index, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { moment } from '#platform/database-columns.ts'

/** The first answer to a public form post that named an `Idempotency-Key`; kept for 24 hours. */
export const idempotencyTable = pgTable(
  'idempotency',
  {
    call: text('call').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    status: smallint('status').notNull(),
    answer: jsonb('answer').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.call, t.key] }), index('idempotency_age').on(t.createdAt)],
)
