/** The queries on recurring jobs. */
import { and, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Database } from '#platform/database.ts'
import { scheduledJobTable } from '#platform/jobs/scheduled-job.table.ts'

/** Seconds after which the process of a job is taken for dead if it isn't heard of. */
const longestSilence = 120
/** How often a job is begun in one turn: one that ends its process is not to end them all, again and again. */
const mostAttempts = 3

/**
 * Notes that `name` starts now, unless it started within the last `interval` seconds. One whose
 * process has died in the middle is not waited for that long.
 * @returns whether the caller is to run it; of several that ask at once, one is
 */
export async function claimJob(db: Database, name: string, interval: number): Promise<boolean> {
  const { startedAt, aliveAt, finishedAt, attempts } = scheduledJobTable
  const isDue = or(
    lte(startedAt, sql`now() - make_interval(secs => ${interval})`),
    // One that started in the future did so by a clock that has been set right since.
    gt(startedAt, sql`now() + interval '1 minute'`),
  )
  const isCutOff = and(
    isNull(finishedAt),
    lt(attempts, mostAttempts),
    sql`greatest(${startedAt}, ${aliveAt}) < now() - make_interval(secs => ${longestSilence})`,
  )
  const claimed = await db
    .insert(scheduledJobTable)
    .values({ name, startedAt: sql`now()` })
    .onConflictDoUpdate({
      target: scheduledJobTable.name,
      set: {
        startedAt: sql`now()`,
        aliveAt: null,
        finishedAt: null,
        attempts: sql`case when ${isCutOff} and not ${isDue} then ${attempts} + 1 else 1 end`,
      },
      setWhere: or(isDue, isCutOff),
    })
    .returning({ name: scheduledJobTable.name })
  return claimed.length > 0
}

/** Says that the process which runs `name` is alive. */
export async function keepJob(db: Database, name: string): Promise<void> {
  await db
    .update(scheduledJobTable)
    .set({ aliveAt: sql`now()` })
    .where(eq(scheduledJobTable.name, name))
}

/** Notes how the run ended: `error` is empty where it went well. */
export async function finishJob(db: Database, name: string, error: string): Promise<void> {
  await db
    .update(scheduledJobTable)
    .set({ finishedAt: sql`now()`, lastError: error })
    .where(eq(scheduledJobTable.name, name))
}
