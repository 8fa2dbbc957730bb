/** What may be done with open positions, and by whom. */
import { applicationTable, jobTable } from '#domain/career/career.table.ts'
import { type JobView, jobChanges, newJob, viewJob } from '#domain/career/job.contract.ts'
import { insertJob, selectJob, selectJobs } from '#domain/career/job.store.ts'
import type { ContentQuery } from '#domain/content.contract.ts'
import { addContent, type ContentKind, changeContent, rightsOf } from '#domain/content.rules.ts'
import type { Context } from '#domain/context.ts'
import { updateRecord } from '#domain/record.store.ts'
import { validate } from '#domain/validate.ts'
import { notFound } from '#platform/app-error.ts'

export const jobKind: ContentKind<JobView> = {
  entity: 'job',
  label: 'Job',
  area: 'career',
  table: jobTable,
  nameColumn: jobTable.title,
  async read(db, id) {
    const row = await selectJob(db, id, { all: true })
    return row && viewJob(row)
  },
  referredToBy: [applicationTable.jobId],
}

export const jobRights = rightsOf('career')

/** Positions, oldest first: the active ones for visitors, all of them or what is wanted for staff. */
export async function listJobs(
  ctx: Context,
  wanted: Partial<ContentQuery> = {},
): Promise<JobView[]> {
  const rows = await selectJobs(ctx.db, { ...wanted, all: ctx.actor !== null })
  return rows.map(viewJob)
}

/** @throws AppError 404 where there is no such position, or none that a visitor may see */
export async function getJob(ctx: Context, id: string): Promise<JobView> {
  const row = await selectJob(ctx.db, id, { all: ctx.actor !== null })
  if (!row) throw notFound('Job')
  return viewJob(row)
}

/** @throws AppError 401, 403, 422 */
export async function createJob(ctx: Context, input: Record<string, unknown>): Promise<JobView> {
  const actor = jobRights.create(ctx)
  const fields = validate(newJob, input)
  return addContent(ctx, jobKind, actor, (tx) => insertJob(tx, fields))
}

/** Changes what `input` names and leaves the rest. @throws AppError 401, 403, 404, 412, 422 */
export async function changeJob(
  ctx: Context,
  id: string,
  input: Record<string, unknown>,
  expectedVersion: number | undefined,
): Promise<JobView> {
  const actor = jobRights.update(ctx)
  const fields = validate(jobChanges, input)
  return changeContent(ctx, jobKind, actor, id, expectedVersion, (tx) =>
    updateRecord(tx, jobTable, id, fields),
  )
}
