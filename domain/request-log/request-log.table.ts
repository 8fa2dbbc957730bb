import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  date,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { idColumn, moment } from '#platform/database-columns.ts'

/** One call to the server. Holds no query string, token or body. */
export const requestLogTable = pgTable(
  'request_log',
  {
    id: idColumn(),
    method: text('method').notNull(),
    route: text('route').notNull(),
    /** The caller's user agent. */
    user: text('user').notNull(),
    ip: text('ip').notNull(),
    username: text('username').notNull().default(''),
    timestamp: moment('timestamp').notNull().defaultNow(),
    statusCode: smallint('status_code').notNull(),
  },
  // Each ends in what the list is ordered by, so that a page is found without reading its rows.
  // Ascending, because a query's plain `desc` reads that backwards; an index of Drizzle's `desc()`
  // puts nulls last and would not be used for it.
  (t) => [
    index('request_log_newest').on(t.timestamp, t.id),
    index('request_log_status').on(t.statusCode, t.timestamp, t.id),
    index('request_log_method').on(t.method, t.timestamp, t.id),
    index('request_log_search').using('gin', sql`(${searchText(t)}) gin_trgm_ops`),
  ],
)

/** What a search looks through; line breaks keep the fields apart, as none of them holds one. */
export function searchText(t: Record<'route' | 'username' | 'ip' | 'user', AnyPgColumn>): SQL {
  const lineBreak = sql.raw("E'\\n'")
  return sql`${t.route} || ${lineBreak} || ${t.username} || ${lineBreak} || ${t.ip} || ${lineBreak} || ${t.user}`
}

/**
 * How many rows the log holds of each method and status, kept in step by whatever adds and removes
 * rows: counting a million rows for each page shown would take longer than showing it.
 */
export const requestLogCountTable = pgTable(
  'request_log_count',
  {
    method: text('method').notNull(),
    statusCode: smallint('status_code').notNull(),
    rows: bigint('rows', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.method, t.statusCode] })],
)

/** The same of each day (UTC) and class of status (2 for 200 to 299), for figures over time. */
export const requestLogDayTable = pgTable(
  'request_log_day',
  {
    day: date('day', { mode: 'string' }).notNull(),
    statusClass: smallint('status_class').notNull(),
    rows: bigint('rows', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.statusClass] })],
)
