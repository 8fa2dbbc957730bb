/** Brings the database's tables up to date. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { liftLimits } from '#platform/database.ts'
import { StartupError } from '#platform/startup-error.ts'

/** Any number will do, as long as nothing else in the database locks the same one. */
const migrationLock = 4_713_202_611

const migrationsFolder = fileURLToPath(new URL('../database/migrations', import.meta.url))

/**
 * Applies the migrations that are missing, then runs `afterwards` (the seed), both under one lock:
 * of several processes that start together one does the work and the others wait and find it done.
 */
export async function migrateDatabase(
  pool: pg.Pool,
  afterwards: () => Promise<void> = async () => {},
): Promise<void> {
  const client = await pool.connect()
  try {
    // Waiting for another process's first start may take longer than any ordinary statement.
    liftLimits(client)
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    try {
      await migrate(drizzle(client), { migrationsFolder })
      await afterwards()
    } finally {
      await client.query('select pg_advisory_unlock($1)', [migrationLock])
    }
  } finally {
    // Its session settings differ from the pool's, so this connection is not given back.
    client.release(true)
  }
}

/** @throws StartupError where one of the migrations that a backup was made after is unknown to this release */
export function requireKnown(applied: { hash: string }[]): void {
  const known = readMigrationFiles({ migrationsFolder })
  if (applied.some(({ hash }, at) => known[at]?.hash !== hash)) {
    throw new StartupError(
      'The backup was made by another release of Darya Studio than this one or those before it: restore it with the release that made it.',
    )
  }
}

/**
 * Makes the tables as they were when just these migrations had been applied.
 * @param applied migrations that this release knows, see requireKnown
 */
export async function migrateDatabaseTo(pool: pg.Pool, applied: { hash: string }[]): Promise<void> {
  // The migrator applies all that its folder lists, so it gets one that lists no more than these.
  const folder = await mkdtemp(join(tmpdir(), 'darya-migrations-'))
  try {
    await cp(migrationsFolder, folder, { recursive: true })
    const journalFile = join(folder, 'meta/_journal.json')
    const journal = JSON.parse(await readFile(journalFile, 'utf8')) as { entries: unknown[] }
    journal.entries = journal.entries.slice(0, applied.length)
    await writeFile(journalFile, JSON.stringify(journal))
    const client = await pool.connect()
    try {
      liftLimits(client)
      await client.query('set statement_timeout = 0')
      await migrate(drizzle(client), { migrationsFolder: folder })
    } finally {
      client.release(true)
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}
