/** The queries on recurring jobs. */
import { eq, gt, lte, or, sql } from 'drizzle-orm'
import type { Database } from '#platform/database.ts'
import { scheduledJobTable } from '#platform/jobs/scheduled-job.table.ts'

/**
 * Notes that `name` starts now, unless it started within the last `interval` seconds.
 * @returns whether the caller is to run it; of several that ask at once, one is
 */
export async function claimJob(db: Database, name: string, interval: number): Promise<boolean> {
  const claimed = await db
    .insert(scheduledJobTable)
    .values({ name, startedAt: sql`now()` })
    .onConflictDoUpdate({
      target: scheduledJobTable.name,
      set: { startedAt: sql`now()`, finishedAt: null },
      // One that started in the future did so by a clock that has been set right since.
      setWhere: or(
        lte(scheduledJobTable.startedAt, sql`now() - make_interval(secs => ${interval})`),
        gt(scheduledJobTable.startedAt, sql`now() + interval '1 minute'`),
      ),
    })
    .returning({ name: scheduledJobTable.name })
  return claimed.length > 0
}

/** Notes how the run ended: `error` is empty where it went well. */
export async function finishJob(db: Database, name: string, error: string): Promise<void> {
  await db
    .update(scheduledJobTable)
    .set({ finishedAt: sql`now()`, lastError: error })
    .where(eq(scheduledJobTable.name, name))
}
