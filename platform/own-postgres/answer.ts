/** Whether a server answers. */
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { applicationName } from '#platform/own-postgres/cluster.ts'
import { isRunning } from '#platform/own-postgres/postmaster.ts'

/** What a client needs to connect. */
export type Connection = {
  /** The folder of the server's socket. */
  host: string
  port: number
  user: string
  password: string
  database: string
}

/** The application's way in through the socket in `host`. */
export function connectionThrough(host: string, password: string): Connection {
  return { host, port: 5432, user: applicationName, password, database: applicationName }
}

/**
 * Waits until the server answers a query, through a crash recovery too, however long it takes.
 * @returns false where its process has ended instead
 * @throws the database's error where it answers, but not to us
 */
export async function answers(
  pid: number,
  connection: Connection,
  log: (message: string) => void,
): Promise<boolean> {
  const started = performance.now()
  let nextWord = 5_000
  while (isRunning(pid)) {
    if (await answersOnce(connection)) return isRunning(pid)
    const waited = performance.now() - started
    if (waited > nextWord) {
      log(`PostgreSQL is still starting after ${nextWord / 1_000} s; it is recovering its files`)
      nextWord *= 2
    }
    // A usual start takes 50 ms; the longer one takes, the less a moment more matters.
    await sleep(Math.min(10 + waited / 20, 500))
  }
  return false
}

/**
 * The server is starting, recovering or stopping: SQLSTATE 57P03 and 57P01, and what the system
 * says while there is no socket yet or no longer.
 */
const notNow = new Set(['57P03', '57P01', 'ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'])
/** All connections are taken, by which it answers well. */
const tooManyConnections = '53300'

async function answersOnce(connection: Connection): Promise<boolean> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 2_000 })
  // A connection that breaks after the answer is no news to anyone.
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('SELECT 1')
    return true
  } catch (error) {
    const { code } = error as { code?: string }
    // A connection that ends or times out half-way carries no code.
    if (!code || notNow.has(code)) return false
    if (code === tooManyConnections) return true
    throw error
  } finally {
    await client.end().catch(() => {})
  }
}
