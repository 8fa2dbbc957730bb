/** The queries on the request log. */
import {
  and,
  count,
  desc,
  eq,
  getTableName,
  ilike,
  inArray,
  lt,
  type SQL,
  sql,
  sum,
} from 'drizzle-orm'
import { offsetOf, type Page } from '#domain/paging.ts'
import type { LogFilter } from '#domain/request-log/request-log.contract.ts'
import {
  requestLogCountTable,
  requestLogDayTable,
  requestLogTable,
  searchText,
} from '#domain/request-log/request-log.table.ts'
import type { Database } from '#platform/database.ts'
import { containing } from '#platform/search-pattern.ts'

export type LogRow = typeof requestLogTable.$inferSelect

const log = requestLogTable
const newestFirst = [desc(log.timestamp), desc(log.id)]

/** Entries, the newest, that are looked through for a text that the index of trigrams can't find. */
const shallowReach = 20_000

/** A filter, and whether it looks through the newest entries only. */
export type LogSearch = LogFilter & { isShallow?: boolean }

/**
 * What a filter looks through: all of the log, or its newest entries where it says so or its text is
 * too short for the index, under the table's own name.
 */
const entriesFor = (db: Database, { search = '', isShallow = false }: LogSearch): typeof log =>
  isShallow || (search !== '' && search.length < 3)
    ? (db
        .select()
        .from(log)
        .orderBy(...newestFirst)
        .limit(shallowReach)
        .as(getTableName(log)) as unknown as typeof log)
    : log

const matching = ({ method, status, search = '' }: LogFilter): SQL | undefined =>
  and(
    method === undefined ? undefined : eq(log.method, method),
    status === undefined ? undefined : eq(log.statusCode, status),
    search === '' ? undefined : ilike(searchText(log), containing(search)),
  )

/**
 * One page of the log, newest first. Pages far back are found in the index alone; only the rows
 * shown are read.
 */
export function selectLogPage(db: Database, filter: LogSearch, page: Page): Promise<LogRow[]> {
  const ids = db
    .select({ id: log.id })
    .from(entriesFor(db, filter))
    .where(matching(filter))
    .orderBy(...newestFirst)
    .limit(page.limit)
    .offset(offsetOf(page))
  return db
    .select()
    .from(log)
    .where(inArray(log.id, ids))
    .orderBy(...newestFirst)
}

/** Up to `limit` entries older than `before`, newest first. */
export function selectLogBefore(
  db: Database,
  filter: LogSearch,
  before: Pick<LogRow, 'timestamp' | 'id'> | undefined,
  limit: number,
): Promise<LogRow[]> {
  const older = before && sql`(${log.timestamp}, ${log.id}) < (${before.timestamp}, ${before.id})`
  return db
    .select()
    .from(entriesFor(db, filter))
    .where(and(matching(filter), older))
    .orderBy(...newestFirst)
    .limit(limit)
}

/** How many entries there are: the sum of counts that are kept beside the log. */
export async function sumLogCounts(
  db: Database,
  { method, status }: Pick<LogFilter, 'method' | 'status'>,
): Promise<number> {
  const counts = requestLogCountTable
  const [row] = await db
    .select({ total: sum(counts.rows).mapWith(Number) })
    .from(counts)
    .where(
      and(
        method === undefined ? undefined : eq(counts.method, method),
        status === undefined ? undefined : eq(counts.statusCode, status),
      ),
    )
  return row?.total ?? 0
}

/** How many entries match, counted one by one, but no further than to `most`. */
export async function countLogUpTo(db: Database, filter: LogSearch, most: number): Promise<number> {
  const found = db
    .select({ id: log.id })
    .from(entriesFor(db, filter))
    .where(matching(filter))
    .limit(most)
    .as('found')
  const [row] = await db.select({ total: count() }).from(found)
  return row?.total ?? 0
}

/** Adds entries and keeps the counts in step, both or neither. */
export async function insertLogs(db: Database, rows: LogRow[]): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.insert(log).values(rows)
    await addToCounts(tx, rows, 1)
  })
}

/**
 * Removes up to `limit` entries from before `moment`, and keeps the counts in step.
 * @returns how many were removed
 */
export async function deleteLogsBefore(db: Database, moment: Date, limit: number): Promise<number> {
  return db.transaction(async (tx) => {
    const oldest = tx
      .select({ id: log.id })
      .from(log)
      .where(lt(log.timestamp, moment))
      .orderBy(log.timestamp, log.id)
      .limit(limit)
    const removed = await tx.delete(log).where(inArray(log.id, oldest)).returning({
      method: log.method,
      statusCode: log.statusCode,
      timestamp: log.timestamp,
    })
    await addToCounts(tx, removed, -1)
    return removed.length
  })
}

type Counted = Pick<LogRow, 'method' | 'statusCode' | 'timestamp'>

async function addToCounts(tx: Database, rows: Counted[], by: 1 | -1): Promise<void> {
  const counts = groupsOf(rows, ({ method, statusCode }) => `${method} ${statusCode}`)
  const days = groupsOf(rows, (row) => `${dayOf(row)} ${classOf(row)}`)
  if (counts.length === 0) return
  await tx
    .insert(requestLogCountTable)
    .values(
      counts.map(({ of: { method, statusCode }, many }) => ({
        method,
        statusCode,
        rows: by * many,
      })),
    )
    .onConflictDoUpdate({
      target: [requestLogCountTable.method, requestLogCountTable.statusCode],
      set: { rows: sql`${requestLogCountTable.rows} + excluded.rows` },
    })
  await tx
    .insert(requestLogDayTable)
    .values(
      days.map(({ of, many }) => ({ day: dayOf(of), statusClass: classOf(of), rows: by * many })),
    )
    .onConflictDoUpdate({
      target: [requestLogDayTable.day, requestLogDayTable.statusClass],
      set: { rows: sql`${requestLogDayTable.rows} + excluded.rows` },
    })
}

const dayOf = ({ timestamp }: Counted) => timestamp.toISOString().slice(0, 10)
const classOf = ({ statusCode }: Counted) => Math.floor(statusCode / 100)

/** One of each group and how many there are, always in the same order, so that two processes can't wait for each other. */
const groupsOf = (rows: Counted[], keyOf: (row: Counted) => string) =>
  [...Map.groupBy(rows, keyOf)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, [of, ...rest]]) => (of ? [{ of, many: rest.length + 1 }] : []))
