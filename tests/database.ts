/** A database of its own for each test file, copied from a template in a few milliseconds. */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type DatabaseHandle, openDatabase } from '#platform/database.ts'
import { createLog } from '#platform/log.ts'

/** Name of the database that the copies are made from. */
export const templateName = 'darya_template'

/** `server`, with its database replaced by `name`. */
export function databaseUrl(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** Runs statements on the server's own database, as only there databases can be made and dropped. */
export async function runOn(server: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client(server)
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Milliseconds in which a connection that is ended has to be gone. */
const patience = 30_000

/**
 * Drops a database of a test, with the connections to it that are still there.
 *
 * Not `with (force)`: that would end autovacuum too, if it is just there, and is refused where the role
 * may not. A plain drop ends it by itself.
 */
export const dropDatabase = (server: string, name: string): Promise<void> =>
  runOn(
    server,
    `select pg_terminate_backend(pid, ${patience}) from pg_stat_activity
     where datname = '${name}' and usename = current_user`,
    `drop database ${name}`,
  )

export type TestDatabase = DatabaseHandle & { url: string; drop(): Promise<void> }

/** A migrated database that holds the seeded roles and the owner, and no content. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('postgresUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await runOn(server, `create database ${name} template ${templateName}`)
  const url = databaseUrl(server, name)
  const handle = openDatabase({ connectionString: url }, createLog('silent'), 5)
  return {
    ...handle,
    url,
    async drop() {
      await handle.close()
      await dropDatabase(server, name)
    },
  }
}
