import { expect, test } from 'vitest'
import { runDueJobs } from '#platform/jobs/job-runner.ts'
import { scheduledJobTable } from '#platform/jobs/scheduled-job.table.ts'
import { jobsOf } from '#server/jobs.ts'
import { openTestApp } from '#tests/test-app.ts'

const app = openTestApp()

test('every job runs to its end, even where there is nothing to do', async () => {
  const jobs = jobsOf(app.services)
  expect(new Set(jobs.map(({ name }) => name)).size).toBe(jobs.length)
  await runDueJobs(app.services, jobs, new AbortController().signal)
  const ran = await app.services.db.select().from(scheduledJobTable)
  expect(ran.map(({ name }) => name).sort()).toEqual(jobs.map(({ name }) => name).sort())
  for (const job of ran) expect(job).toMatchObject({ lastError: '', finishedAt: expect.any(Date) })
})
