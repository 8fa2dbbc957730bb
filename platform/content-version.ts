/**
 * Knows whether what the public sees has changed, whichever process changed it. It counts as changed at midnight
 * (UTC), too: what is said of a project depends on whether the day of its delivery has come.
 *
 * Triggers raise a version in the transaction of every write to public content and notify all
 * processes when it commits. Each process listens on a connection of its own, asks once a second
 * besides (which also finds a dead connection, and stands in where a pooler swallows notifications),
 * and asks again after every reconnection.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { contentChannel, selectContentVersion } from '#platform/content-version.store.ts'
import { codeOf, type Database } from '#platform/database.ts'
import { clientFor } from '#platform/database-hosts.ts'
import type { Log } from '#platform/log.ts'

export type ContentVersion = {
  /** A number that changes when the content may have changed; only being equal means anything. */
  current(): number
  /**
   * Resolves once the database has told the version first, or has not for a second. An answer that is
   * made before is soon made anew, as nobody knows which content it shows.
   */
  heard(): Promise<void>
  /**
   * Asks the database, so that this process knows of every write that was committed before. Where
   * the database can't say, the content counts as changed.
   */
  check(): Promise<void>
  close(): Promise<void>
}

const dayOf = (time: number) => Math.floor(time / (24 * 60 * 60 * 1_000))
/** Milliseconds between two questions on the listening connection. */
const heartbeat = 1_000
/** Milliseconds after which a connection that doesn't answer is given up. */
const patience = 2_000
/** Milliseconds between tries to reach a database that is away. */
const pause = 250
/** Milliseconds for which the first word of the database is waited for. */
const longestWait = 1_000

/** Begins to listen. While the database is away it goes on trying, and the version stays as it is. */
export function followContentVersion(parts: {
  connection: pg.PoolConfig
  db: Database
  log: Log
}): ContentVersion {
  const { connection, db, log } = parts
  const closing = new AbortController()
  let last: number | undefined
  let current = 1
  let today = dayOf(Date.now())
  let notes = 0
  const first = Promise.withResolvers<void>()

  // Not whether it is higher: after a restored backup it may be lower, and the content another.
  const note = (version: number) => {
    notes += 1
    if (version !== last) current += 1
    last = version
    first.resolve()
  }

  /** One connection, from its beginning to its end. @throws Error where it could not be made or was lost */
  async function listen(): Promise<void> {
    const client = new (clientFor(connection))({
      ...connection,
      connectionTimeoutMillis: patience,
      query_timeout: patience,
      keepAlive: true,
      application_name: 'darya-studio content version',
    })
    // Not a promise that each heartbeat races against: it would remember every one of them.
    const lost = new AbortController()
    const lose = (reason: Error) => lost.abort(reason)
    client.on('error', lose)
    client.on('end', () => lose(new Error('Connection terminated')))
    client.on('notification', ({ payload }) => note(Number(payload)))
    const stop = () => lose(new Error('closing'))
    closing.signal.addEventListener('abort', stop)
    try {
      await client.connect()
      await client.query(`listen ${contentChannel}`)
      while (!closing.signal.aborted) {
        const before = notes
        const version = await selectContentVersion(drizzle(client) as unknown as Database)
        // What was noted meanwhile may be younger than this answer.
        if (notes === before) note(version)
        await sleep(heartbeat, undefined, { ref: false, signal: lost.signal }).catch(() => {})
        lost.signal.throwIfAborted()
      }
    } finally {
      closing.signal.removeEventListener('abort', stop)
      // A connection that is dead can't be told so; it is left behind.
      void client.end().catch(() => {})
    }
  }

  async function follow(): Promise<void> {
    while (!closing.signal.aborted) {
      await listen().catch((error) => {
        if (closing.signal.aborted) return
        log.warn({ code: codeOf(error) }, 'the connection that tells of changed content was lost')
      })
      if (!closing.signal.aborted) await sleep(pause, undefined, { ref: false })
    }
  }
  const following = follow()

  return {
    current() {
      // Counted on rather than added: a clock that is set right must not bring an earlier version back.
      const now = dayOf(Date.now())
      if (now !== today) current += 1
      today = now
      return current
    },
    heard: () => Promise.race([first.promise, sleep(longestWait, undefined, { ref: false })]),
    async check() {
      try {
        note(await selectContentVersion(db))
      } catch {
        current += 1
      }
    },
    async close() {
      closing.abort()
      await following
    },
  }
}
