/** Brings the database's tables up to date. */
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'

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
