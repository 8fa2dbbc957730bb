import { bigint, index, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { moment } from '#platform/database-columns.ts'

/** One call to the server. Holds no query string, token or body. */
export const requestLogTable = pgTable(
  'request_log',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    method: text('method').notNull(),
    route: text('route').notNull(),
    /** The caller's user agent. */
    user: text('user').notNull(),
    ip: text('ip').notNull(),
    username: text('username').notNull().default(''),
    timestamp: moment('timestamp').notNull().defaultNow(),
    statusCode: smallint('status_code').notNull(),
  },
  (t) => [
    index('request_log_timestamp').on(t.timestamp.desc(), t.id.desc()),
    index('request_log_status').on(t.statusCode, t.timestamp.desc()),
    index('request_log_method').on(t.method, t.timestamp.desc()),
  ],
)
