/**
 * Writes calls down off the path of those who make them: entries are gathered in memory and stored
 * together. A request neither waits for that nor fails by it.
 */
import { randomUUIDv7 } from 'node:crypto'
import { createAllowance, type LeftOut } from '#domain/request-log/allowance.ts'
import { insertLogs, type LogRow } from '#domain/request-log/request-log.store.ts'
import { codeOf, type Database, isUnavailable, tookTooLong } from '#platform/database.ts'
import { errorFields } from '#platform/error-fields.ts'
import type { Log } from '#platform/log.ts'

/** A call, as the HTTP surface knows it, and whether it is a try to sign in. */
export type LoggedCall = Omit<LogRow, 'id'> & { isSignIn?: boolean }

/** Milliseconds after which an entry is stored at the latest; it has to be visible within a second. */
const patience = 250
/** Entries of one statement; fewer while such a statement takes the database too long. */
const batchSize = 500
/**
 * Entries kept while the database is away or slow: some 5 MB. What comes after is counted and dropped;
 * the last part is for staff, faults of ours and tries to sign in, so that nobody else pushes them out.
 */
const capacity = 10_000
const reserved = 2_000
/** Milliseconds after which a line says how many calls of strangers were left out. */
const summaryAfter = 60_000

export type RequestRecorder = {
  /**
   * Takes a call down. Never throws, never waits.
   * @returns false where it is one of too many by strangers, which is only counted
   */
  record(call: LoggedCall): boolean
  /** Stores what has been taken down so far. */
  flush(): Promise<void>
  /** Stores what is left, once, and takes nothing more. */
  close(): Promise<void>
}

/** A recorder that stores through `db`. Each process has its own. */
export function createRequestRecorder({ db, log }: { db: Database; log: Log }): RequestRecorder {
  let waiting: LogRow[] = []
  let size = batchSize
  let dropped = 0
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let closed = false
  const strangers = createAllowance()
  let summary: NodeJS.Timeout | undefined

  const schedule = (delay = patience) => {
    if (closed || timer) return
    timer = setTimeout(() => {
      timer = undefined
      void flush()
    }, delay)
    timer.unref()
  }

  /** Stores batch after batch until nothing waits. @returns false where the database is away or too slow */
  const store = async (): Promise<boolean> => {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, size)
      try {
        await insertLogs(db, batch)
        size = Math.min(batchSize, size * 2)
      } catch (error) {
        if (codeOf(error) === tookTooLong && batch.length > 1) {
          // As it is, it would take too long again.
          size = Math.ceil(batch.length / 2)
          continue
        }
        if (isUnavailable(error)) return false
        // Trying again would fail again, and hold back everything behind it.
        log.error({ cause: errorFields(error), entries: batch.length }, 'log entries were lost')
      }
      waiting = waiting.slice(batch.length)
    }
    return true
  }

  const flush = (): Promise<void> => {
    running ??= store()
      .then((stored) => {
        if (stored && dropped > 0) {
          log.warn({ dropped }, 'the request log was full while the database was away or slow')
          dropped = 0
        }
        if (!stored) schedule(1_000)
      })
      .finally(() => {
        running = undefined
        // What arrived between the last look and now.
        if (waiting.length > 0) schedule()
      })
    return running
  }

  const keep = (call: LoggedCall) => {
    if (waiting.length >= (isForemost(call) ? capacity : capacity - reserved)) {
      dropped += 1
      return
    }
    const { isSignIn: _, ...row } = call
    waiting.push({ ...row, id: randomUUIDv7() })
    schedule()
  }

  /** Says what was left out since the last time, in the log of operators and in that of staff. */
  const sumUp = () => {
    clearTimeout(summary)
    summary = undefined
    const leftOut = strangers.takeLeftOut()
    if (leftOut.length === 0) return
    log.warn({ leftOut }, 'the request log left out calls of strangers')
    for (const kind of leftOut) keep(summaryOf(kind))
  }

  return {
    record(call) {
      if (closed) return false
      if (!strangers.admits(call)) {
        summary ??= setTimeout(sumUp, summaryAfter).unref()
        return false
      }
      keep(call)
      return true
    },
    flush,
    async close() {
      sumUp()
      closed = true
      clearTimeout(timer)
      // One that is under way may have taken only a part.
      await running
      await flush()
    },
  }
}

/** What is kept where others find no room: calls that tell of an attack or a fault, and sums of calls. */
const isForemost = (call: LoggedCall) =>
  call.username !== '' ||
  call.statusCode >= 500 ||
  call.isSignIn === true ||
  call.method === summaryMethod

const summaryMethod = '*'

/** An entry for all those that have none of their own. */
const summaryOf = ({ statusCode, isSignIn, calls }: LeftOut): LoggedCall => ({
  method: summaryMethod,
  route: `${calls} more ${isSignIn ? 'tries to sign in' : 'calls without an account'}`,
  user: '',
  ip: '',
  username: '',
  timestamp: new Date(),
  statusCode,
})
