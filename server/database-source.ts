/** Where the database is: the one of DATABASE_URL, or one of our own in DATA_DIR. */
import type pg from 'pg'
import type { Config } from '#platform/config.ts'
import { codeOf } from '#platform/database.ts'
import { clientFor } from '#platform/database-hosts.ts'
import type { Log } from '#platform/log.ts'
import { startOwnPostgres } from '#platform/own-postgres/own-postgres.ts'
import { StartupError } from '#platform/startup-error.ts'

export type DatabaseSource = { connection: pg.PoolConfig; close(): Promise<void> }

/** @throws StartupError with one line on what is wrong with the database or its address */
export async function openDatabaseSource(config: Config, log: Log): Promise<DatabaseSource> {
  if (config.databaseUrl) {
    const connection = { connectionString: config.databaseUrl }
    await tryConnection(connection)
    return { connection, close: async () => {} }
  }
  const own = await startOwnPostgres({
    dataDir: config.dataDir,
    log: (message) => log.info(message),
    // Each worker has up to three connections, one that listens, and there are others besides.
    settings: { max_connections: String(Math.max(100, config.workers * 4 + 40)) },
  })
  return { connection: own.connection, close: () => own.stop() }
}

/** Connects once, so that a wrong DATABASE_URL is told at the start and not by the first visitor. */
async function tryConnection(connection: pg.PoolConfig): Promise<void> {
  const client = new (clientFor(connection))({ ...connection, connectionTimeoutMillis: 5_000 })
  try {
    await client.connect()
    const { rows } = await client.query('show server_version_num')
    if (Number(rows[0]?.server_version_num) < 150_000) {
      throw new StartupError('DATABASE_URL leads to a PostgreSQL older than 15.')
    }
  } catch (error) {
    if (error instanceof StartupError) throw error
    throw new StartupError(`DATABASE_URL can't be used: ${reasonOf(error)}.`, { cause: error })
  } finally {
    await client.end().catch(() => {})
  }
}

/** The reason without the address, which may hold a password. */
function reasonOf(error: unknown): string {
  const reasons: Record<string, string> = {
    ECONNREFUSED: 'nothing listens at its address',
    ENOTFOUND: 'its host is unknown',
    EAI_AGAIN: 'its host is unknown',
    ETIMEDOUT: 'its host does not answer',
    '28P01': 'the password is wrong',
    '28000': 'the user may not connect',
    '3D000': 'there is no such database',
    '25006': 'none of its hosts takes writes',
  }
  const code = codeOf(error) ?? ''
  return reasons[code] ?? (code ? `the connection failed with ${code}` : 'the host does not answer')
}
