import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '#platform/database-columns.ts'

/** How often something was tried of late, shared by all processes. */
export const rateLimitTable = pgTable(
  'rate_limit',
  {
    /** Name of the limit and a hash of what it counts: no address or user name stands here. */
    key: text('key').primaryKey(),
    points: integer('points').notNull(),
    expire: moment('expire'),
  },
  (t) => [index('rate_limit_expire').on(t.expire)],
)
