/** Knowing when a call has come to a lock that a test holds. */
import { sql } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import type { Database } from '#platform/database.ts'

/** Resolves once one statement in the test's database waits for a lock. @throws after ten seconds */
export async function someoneWaits(db: Database): Promise<void> {
  await vi.waitFor(async () => {
    const { rows } = await db.execute(
      sql`select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`,
    )
    expect(rows).toHaveLength(1)
  }, 10_000)
}
