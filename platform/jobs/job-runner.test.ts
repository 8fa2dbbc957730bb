import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { day, hour, type Job, runDueJobs, startJobRunner } from '#platform/jobs/job-runner.ts'
import { keepJob } from '#platform/jobs/scheduled-job.store.ts'
import { scheduledJobTable } from '#platform/jobs/scheduled-job.table.ts'
import { createLog } from '#platform/log.ts'
import { createTestDatabase, type TestDatabase } from '#tests/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  await database.db.delete(scheduledJobTable)
})

const parts = () => ({ db: database.db, log: createLog('silent') })
const { signal } = new AbortController()
function countingJob(name: string, every: number = hour) {
  const counter = { runs: 0 }
  const job: Job = {
    name,
    every,
    run: async () => {
      counter.runs += 1
    },
  }
  return { job, counter }
}
const letPass = (name: string, seconds: number) =>
  database.db
    .update(scheduledJobTable)
    .set({ startedAt: sql`now() - make_interval(secs => ${seconds})` })
    .where(eq(scheduledJobTable.name, name))

test('of several processes, one runs a job, and it runs again when its time has passed', async () => {
  const { job, counter } = countingJob('sweep', day)
  await Promise.all(Array.from({ length: 8 }, () => runDueJobs(parts(), [job], signal)))
  expect(counter.runs).toBe(1)
  await letPass('sweep', day - 60)
  await runDueJobs(parts(), [job], signal)
  expect(counter.runs).toBe(1)
  await letPass('sweep', day)
  await runDueJobs(parts(), [job], signal)
  expect(counter.runs).toBe(2)
})

/** What a process leaves that was killed in the middle of a job. */
const cutOff = (name: string, seconds: number) =>
  database.db
    .update(scheduledJobTable)
    .set({ finishedAt: null, startedAt: sql`now() - make_interval(secs => ${seconds})` })
    .where(eq(scheduledJobTable.name, name))

test('a job whose process died in the middle is taken up by one of the others', async () => {
  const { job, counter } = countingJob('sweep', day)
  await runDueJobs(parts(), [job], signal)
  await cutOff('sweep', 100)
  await runDueJobs(parts(), [job], signal)
  expect(counter.runs).toBe(1)
  await cutOff('sweep', 150)
  await Promise.all(Array.from({ length: 8 }, () => runDueJobs(parts(), [job], signal)))
  expect(counter.runs).toBe(2)
  await runDueJobs(parts(), [job], signal)
  expect(counter.runs).toBe(2)
})

test('a job that takes long is left to the process that is heard of', async () => {
  const { job, counter } = countingJob('sweep', day)
  await runDueJobs(parts(), [job], signal)
  await cutOff('sweep', 3_600)
  await keepJob(database.db, 'sweep')
  await runDueJobs(parts(), [job], signal)
  expect(counter.runs).toBe(1)
})

test('a job that ends its process each time is left alone until its next turn', async () => {
  const { job, counter } = countingJob('sweep', day)
  for (let process = 0; process < 6; process++) {
    await runDueJobs(parts(), [job], signal)
    await cutOff('sweep', 200)
  }
  expect(counter.runs).toBe(3)
  await cutOff('sweep', day)
  await runDueJobs(parts(), [job], signal)
  expect(counter.runs).toBe(4)
})

test('a job that ran while the clock was days ahead runs again once it is right', async () => {
  const { job, counter } = countingJob('sweep')
  await runDueJobs(parts(), [job], signal)
  await letPass('sweep', -3 * day)
  await runDueJobs(parts(), [job], signal)
  await runDueJobs(parts(), [job], signal)
  expect(counter.runs).toBe(2)
})

test('a job that fails is noted, and holds up none of the others', async () => {
  const { job, counter } = countingJob('second')
  const broken: Job = { name: 'first', every: hour, run: () => Promise.reject(new Error('no')) }
  await runDueJobs(parts(), [broken, job], signal)
  expect(counter.runs).toBe(1)
  const rows = await database.db.select().from(scheduledJobTable)
  const errors = Object.fromEntries(rows.map(({ name, lastError }) => [name, lastError]))
  expect(errors).toEqual({ first: 'See the log of that time', second: '' })
})

test('stopping waits for the job that runs, and starts no other', async () => {
  const started = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  let wasTold = false
  const long: Job = {
    name: 'long',
    every: hour,
    async run(stopping) {
      started.resolve()
      await end.promise
      wasTold = stopping.aborted
    },
  }
  const { job, counter } = countingJob('after')
  const runner = startJobRunner(parts(), [long, job])
  await started.promise
  const stopped = runner.stop()
  end.resolve()
  await stopped
  expect(wasTold).toBe(true)
  expect(counter.runs).toBe(0)
})

test('a job that is broken off by a stop is begun again soon, not at its next turn', async () => {
  const started = Promise.withResolvers<void>()
  let runs = 0
  const long: Job = {
    name: 'long',
    every: day,
    async run(stopping) {
      runs += 1
      if (runs > 1) return
      started.resolve()
      await new Promise((_, reject) => stopping.addEventListener('abort', reject))
    },
  }
  const runner = startJobRunner(parts(), [long])
  await started.promise
  await runner.stop()
  await letPass('long', 150)
  await runDueJobs(parts(), [long], signal)
  expect(runs).toBe(2)
  await letPass('long', 150)
  await runDueJobs(parts(), [long], signal)
  expect(runs).toBe(2)
})
