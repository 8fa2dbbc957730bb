/**
 * Runs recurring jobs. Any number of processes may run the same list: the database lets one of them
 * have each turn, and another take it up where that one dies.
 */
import type { Database } from '#platform/database.ts'
import { errorFields } from '#platform/error-fields.ts'
import { claimJob, finishJob, keepJob } from '#platform/jobs/scheduled-job.store.ts'
import type { Log } from '#platform/log.ts'

/** Something that is done again and again: tidying up, mostly. */
export type Job = {
  /** Stays the same for ever: the database remembers by it when the job last ran. */
  name: string
  /** Seconds from one start to the next, at the least. */
  every: number
  /**
   * One run. Whatever it leaves undone, the next one does; `signal` says that the process ends. A run that
   * rejects for that is no failure: it is begun again soon.
   */
  run(signal: AbortSignal): Promise<void>
}

/** Seconds in the intervals that jobs have. */
export const hour = 3_600
export const day = 24 * hour

/** Milliseconds between looks at what is due. */
const pause = 60_000
/** Milliseconds between signs of life of a job that runs. */
const signOfLife = 30_000

/** Runs those of `jobs` that are due, one after another. A job that fails holds up none of the others. */
export async function runDueJobs(
  { db, log }: { db: Database; log: Log },
  jobs: Job[],
  signal: AbortSignal,
): Promise<void> {
  for (const job of jobs) {
    if (signal.aborted) return
    try {
      if (!(await claimJob(db, job.name, job.every))) continue
      // While the database is away, so are all who could take the job for dead.
      const alive = setInterval(() => void keepJob(db, job.name).catch(() => {}), signOfLife)
      const error = await job
        .run(signal)
        .then(
          () => undefined,
          (reason) => reason ?? new Error('Rejected without a reason'),
        )
        .finally(() => clearInterval(alive))
      // Left as by a process that died, so that a restart doesn't cost the job its turn.
      if (error && signal.aborted) {
        log.warn({ job: job.name, cause: errorFields(error) }, 'job broken off')
        return
      }
      if (error) log.error({ job: job.name, cause: errorFields(error) }, 'job failed')
      await finishJob(db, job.name, error ? 'See the log of that time' : '')
    } catch (error) {
      log.warn({ job: job.name, cause: errorFields(error) }, 'jobs could not be looked up')
    }
  }
}

/** A running schedule. `stop` waits for the job that runs to come to an end. */
export type JobRunner = { stop(): Promise<void> }

/** Looks once a minute, beginning now, for jobs that are due. */
export function startJobRunner(parts: { db: Database; log: Log }, jobs: Job[]): JobRunner {
  const stopping = new AbortController()
  let running: Promise<void> | undefined
  const look = () => {
    running ??= runDueJobs(parts, jobs, stopping.signal).finally(() => {
      running = undefined
    })
  }
  const timer = setInterval(look, pause)
  look()
  return {
    async stop() {
      clearInterval(timer)
      stopping.abort()
      await running
    },
  }
}
