/** What may be done with the request log, and by whom. */
import { randomUUIDv7 } from 'node:crypto'
import { recordAudit } from '#domain/audit/audit.ts'
import { type Context, requireStaff, type Services } from '#domain/context.ts'
import { type Page, paginationOf } from '#domain/paging.ts'
import { type LogFilter, type LogView, viewLog } from '#domain/request-log/request-log.contract.ts'
import {
  countLogUpTo,
  deleteLogsBefore,
  type LogSearch,
  selectLogBefore,
  selectLogPage,
  sumLogCounts,
} from '#domain/request-log/request-log.store.ts'
import { readSettings } from '#domain/settings/settings.ts'
import { csvLines } from '#platform/csv.ts'
import { codeOf, tookTooLong } from '#platform/database.ts'
import { removeInBatches } from '#platform/jobs/remove-in-batches.ts'

/** Reading is open to all staff; nobody may write. */
export const mayReadLog = requireStaff

/** How far matches of a search are counted; there is no end to counting in a log. */
export const searchCountLimit = 10_000

/** One page of the log, newest first. @throws AppError 401 */
export async function listLogs(
  ctx: Context,
  { page, limit, ...filter }: LogFilter & Page,
): Promise<{ data: LogView[]; pagination: ReturnType<typeof paginationOf> }> {
  mayReadLog(ctx)
  const { found } = await search(filter, (wanted) =>
    Promise.all([selectLogPage(ctx.db, wanted, { page, limit }), countLog(ctx, wanted)]),
  )
  const [rows, total] = found
  return { data: rows.map(viewLog), pagination: paginationOf({ page, limit }, total) }
}

/** How many entries match; where a text is searched for, no further than that is counted. */
const countLog = ({ db }: Context, wanted: LogSearch): Promise<number> =>
  wanted.search ? countLogUpTo(db, wanted, searchCountLimit) : sumLogCounts(db, wanted)

/**
 * Finds by `look` what `filter` wants. Where that takes the database too long, only the newest entries
 * are looked through: a text whose every three letters stand in each entry, though never in a row, is
 * one that the index can't find.
 */
async function search<Found>(
  filter: LogFilter,
  look: (filter: LogSearch) => Promise<Found>,
): Promise<{ found: Found; filter: LogSearch }> {
  try {
    return { found: await look(filter), filter }
  } catch (error) {
    if (!filter.search || codeOf(error) !== tookTooLong) throw error
    const shallow = { ...filter, isShallow: true }
    return { found: await look(shallow), filter: shallow }
  }
}

/** Entries of an export, the newest; a spreadsheet takes no more than about a million. */
const exportLimit = 50_000
const exportBatch = 1_000
const columns = ['timestamp', 'method', 'route', 'statusCode', 'username', 'ip', 'user'] as const

/**
 * The newest entries that match as the parts of a CSV file, read as fast as they are taken.
 * The first part is ready when this resolves, so that a failure can still become an answer.
 * That there was an export, and of how many entries, is on record before any of them goes out, as
 * nobody knows how far they will be read.
 * @param requireStill looks whether the caller may still read; called before each further batch. What it
 * throws ends the parts, and the connection without saying that the file is whole
 * @throws AppError 401
 */
export async function exportLogs(
  ctx: Context,
  filter: LogFilter,
  requireStill: () => Promise<void>,
): Promise<AsyncGenerator<string>> {
  const actor = mayReadLog(ctx)
  const { found, filter: reached } = await search(filter, (wanted) =>
    Promise.all([selectLogBefore(ctx.db, wanted, undefined, exportBatch), countLog(ctx, wanted)]),
  )
  const [first, total] = found
  await ctx.db.transaction((tx) =>
    recordAudit(tx, actor, {
      action: 'export',
      entity: 'requestLog',
      entityId: randomUUIDv7(),
      before: null,
      after: { entries: Math.min(total, exportLimit) },
    }),
  )
  return (async function* () {
    yield csvLines([[...columns]])
    let batch = first
    for (let done = 0; batch.length > 0; ) {
      yield csvLines(batch.map((row) => columns.map((column) => row[column])))
      done += batch.length
      if (batch.length < exportBatch || done >= exportLimit) return
      await requireStill()
      batch = await selectLogBefore(ctx.db, reached, batch.at(-1), exportBatch)
    }
  })()
}

/** Entries of one statement. */
const purgedAtOnce = 5_000

/**
 * Removes entries older than the setting `logDays` says. Meant to run daily.
 * @returns how many were removed
 */
export async function purgeRequestLog({ db }: Pick<Services, 'db'>): Promise<number> {
  const { logDays } = await readSettings(db)
  const before = new Date(Date.now() - logDays * 86_400_000)
  return removeInBatches(purgedAtOnce, (most) => deleteLogsBefore(db, before, most))
}
