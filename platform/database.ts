/** The one way to the database: a pool of connections and Drizzle over it. */
import type { Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { AppError } from '#platform/app-error.ts'
import { clientFor } from '#platform/database-hosts.ts'
import type { Log } from '#platform/log.ts'

/** Runs queries, in a transaction or outside one. */
export type Database = Pick<
  NodePgDatabase,
  'select' | 'insert' | 'update' | 'delete' | 'execute'
> & {
  /**
   * Runs `work` in one transaction: all of its writes are kept, or none.
   * @param takesTime lifts the limits that keep requests short: for backups, never for a request
   */
  transaction<T>(work: (tx: Database) => Promise<T>, options?: { takesTime?: boolean }): Promise<T>
}

/** Milliseconds after which a statement is given up, so that a slow query can't hold a connection. */
const statementTimeout = 2_000
/**
 * Milliseconds after which a connection is given up on which nothing comes back. The database itself
 * ends a slow statement before; only one that can't be reached any more is silent for that long.
 */
const longestSilence = 3_000
/** Milliseconds of silence after which the system begins to ask whether the other host still lives. */
const keepAliveDelay = 5_000
/** Milliseconds to wait for a free or new connection before saying that the store is away. */
const connectionTimeout = 2_000

/** An open pool. `close` waits for running queries and then gives every connection back. */
export type DatabaseHandle = { db: Database; pool: pg.Pool; close(): Promise<void> }

/** Opens a pool of at most `max` connections to `connection`. No connection is made before the first query. */
export function openDatabase(connection: pg.PoolConfig, log: Log, max = 10): DatabaseHandle {
  const pool = new pg.Pool({
    ...connection,
    Client: clientFor(connection),
    max,
    connectionTimeoutMillis: connectionTimeout,
    statement_timeout: statementTimeout,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveDelay,
    application_name: 'darya-studio',
  })
  // Without a listener, a connection that the server closes would end the process: an idle one, and
  // one in a transaction that is just between two of its queries, which the pool doesn't listen to.
  pool.on('error', (error) => log.warn({ code: codeOf(error) }, 'a database connection was lost'))
  pool.on('connect', (client) => {
    client.on('error', () => {})
    const socket = socketOf(client)
    socket.on('timeout', () => giveUpIfSilent(socket))
  })
  pool.on('acquire', (client) => socketOf(client).setTimeout(longestSilence))
  pool.on('release', (_error, client) => socketOf(client).setTimeout(0))
  const transaction: Database['transaction'] = (work, options) => inOne(pool, work, options)
  const db = Object.assign(drizzle(pool), { transaction }) as unknown as Database
  return { db, pool, close: () => pool.end() }
}

/**
 * Drizzle's own way of taking a connection for a transaction never gives back one on which `begin`
 * has failed, and a few of those would use up the pool.
 */
async function inOne<T>(
  pool: pg.Pool,
  work: (tx: Database) => Promise<T>,
  { takesTime = false } = {},
): Promise<T> {
  const client = await pool.connect()
  try {
    if (takesTime) liftLimits(client)
    return await drizzle(client).transaction(async (tx) => {
      if (takesTime) {
        await tx.execute(sql`set local statement_timeout = 0`)
        await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
      }
      return work(tx as unknown as Database)
    })
  } finally {
    client.release()
  }
}

/**
 * Lets the database be silent for as long as it needs, until the connection is given back. That its
 * host has gone is then noticed only by the system's own questions, some 15 seconds later.
 */
export const liftLimits = (client: pg.PoolClient): void => void socketOf(client).setTimeout(0)

/** The pool, too, reaches for it to end a connection that doesn't come about. */
const socketOf = (client: pg.PoolClient) =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream

/** Gives a busy process the chance to read what has come in the meantime. */
function giveUpIfSilent(socket: Socket): void {
  const { bytesRead } = socket
  setImmediate(() => {
    if (socket.bytesRead > bytesRead) return
    socket.destroy(Object.assign(new Error('The database is silent'), { code: 'ETIMEDOUT' }))
  })
}

/** SQLSTATE of a statement that was given up because it took too long. */
export const tookTooLong = '57014'

/** SQLSTATE or system error code at the root of a failed query, or undefined. */
export function codeOf(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string') return at.code
  }
  return undefined
}

/** What the driver says, without a code, of a connection that could not be had or was lost. */
const lostConnection =
  /timeout exceeded when trying to connect|Connection terminated|is not queryable/

/**
 * True where a query failed because the database is away, full, too slow, or had to end one of two
 * transactions that waited for each other; not because the query is wrong.
 */
export function isUnavailable(error: unknown): boolean {
  const code = codeOf(error)
  if (code) {
    // 08 connection, 40 rolled back, 53 resources, 57 operator (shutdown, statement timeout), 25006 read-only
    // standby, 25P02 a transaction that goes on after a limit could not be counted in it for one of these.
    return (
      /^(08|40|53|57)/.test(code) ||
      code === '25006' ||
      code === '25P02' ||
      /^E(CONN|PIPE|NOTFOUND|TIMEDOUT|HOST|AI_)|^ENOENT$/.test(code)
    )
  }
  for (let at = error; at instanceof Error; at = at.cause) {
    if (lostConnection.test(at.message)) return true
  }
  return false
}

/** 503: the store can't be reached just now; trying again in a few seconds makes sense. */
export const unavailable = (cause: unknown) =>
  new AppError(503, 'The service is unavailable for a moment. Please try again.', {
    retryAfter: 5,
    cause,
  })
