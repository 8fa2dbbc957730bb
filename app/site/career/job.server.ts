import type { JobData } from '#app/site/career/job.page.tsx'
import type { PageRequest } from '#app/site/page.ts'
import { getJob } from '#domain/career/job.rules.ts'
import type { Context } from '#domain/context.ts'

/** @throws AppError 404 where there is no such position */
export const load = async (ctx: Context, { params }: PageRequest): Promise<JobData> => ({
  job: await getJob(ctx, params['id'] ?? ''),
})
