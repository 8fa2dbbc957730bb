/** What may be done with the request log, and by whom. */
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
    Promise.all([
      selectLogPage(ctx.db, wanted, { page, limit }),
      wanted.search ? countLogUpTo(ctx.db, wanted, searchCountLimit) : sumLogCounts(ctx.db, wanted),
    ]),
  )
  const [rows, total] = found
  return { data: rows.map(viewLog), pagination: paginationOf({ page, limit }, total) }
}

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
 * @param requireStill looks whether the caller may still read; called before each further batch. What it
 * throws ends the parts, and the connection without saying that the file is whole
 * @throws AppError 401
 */
export async function exportLogs(
  ctx: Context,
  filter: LogFilter,
  requireStill: () => Promise<void>,
): Promise<AsyncGenerator<string>> {
  mayReadLog(ctx)
  const { found: first, filter: reached } = await search(filter, (wanted) =>
    selectLogBefore(ctx.db, wanted, undefined, exportBatch),
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

/** Rows of one statement, so that it stays far below the time it may take. */
const purgedAtOnce = 5_000

/**
 * Removes entries older than the setting `logDays` says. Meant to run daily.
 * @returns how many were removed
 */
export async function purgeRequestLog({ db }: Pick<Services, 'db'>): Promise<number> {
  const { logDays } = await readSettings(db)
  const before = new Date(Date.now() - logDays * 86_400_000)
  let removed = 0
  for (;;) {
    const many = await deleteLogsBefore(db, before, purgedAtOnce)
    removed += many
    if (many < purgedAtOnce) return removed
  }
}
