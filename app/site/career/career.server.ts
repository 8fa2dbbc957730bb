import type { CareerData } from '#app/site/career/career.page.tsx'
import { jobCard } from '#app/site/career/job-card.ts'
import { listJobs } from '#domain/career/job.rules.ts'
import type { Context } from '#domain/context.ts'

export const load = async (ctx: Context): Promise<CareerData> => ({
  jobs: (await listJobs(ctx)).map(jobCard),
})
