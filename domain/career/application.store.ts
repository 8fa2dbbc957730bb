/** The queries on job applications. */
import { and, count, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { ApplicationFilter } from '#domain/career/application.contract.ts'
import { applicationTable, jobTable } from '#domain/career/career.table.ts'
import { offsetOf } from '#domain/paging.ts'
import { holdsText } from '#domain/search.ts'
import type { Database } from '#platform/database.ts'
import { isUuid } from '#platform/uuid.ts'

export type ApplicationRow = typeof applicationTable.$inferSelect & { jobTitle: string }

export async function insertApplication(
  tx: Database,
  values: typeof applicationTable.$inferInsert,
): Promise<void> {
  await tx.insert(applicationTable).values(values)
}

/**
 * The title of a job that takes applications, undefined where it takes none. It can't be closed
 * before the transaction ends.
 */
export async function selectOpenJobTitle(tx: Database, id: string): Promise<string | undefined> {
  const [job] = await tx
    .select({ title: jobTable.title })
    .from(jobTable)
    .where(and(eq(jobTable.id, id), eq(jobTable.isActive, true), isNull(jobTable.deletedAt)))
    .for('share')
  return job?.title
}

// The job may lie in the trash by now; its applications remain.
const withJob = (db: Database) =>
  db
    .select({ application: applicationTable, jobTitle: jobTable.title })
    .from(applicationTable)
    .innerJoin(jobTable, eq(jobTable.id, applicationTable.jobId))

/** The applications that `filter` lets through, newest first, one page of them, and how many there are. */
export async function selectApplications(
  db: Database,
  filter: ApplicationFilter,
): Promise<{ rows: ApplicationRow[]; total: number }> {
  const { jobId, status, search, limit } = filter
  const { firstName, lastName, email, phoneNumber } = applicationTable
  const matching = and(
    jobId ? eq(applicationTable.jobId, jobId) : undefined,
    status && eq(applicationTable.status, status),
    holdsText(search, sql`${firstName} || ' ' || ${lastName}`, email, phoneNumber),
  )
  const rows = await withJob(db)
    .where(matching)
    .orderBy(desc(applicationTable.createdAt), desc(applicationTable.id))
    .limit(limit)
    .offset(offsetOf(filter))
  const [counted] = await db.select({ total: count() }).from(applicationTable).where(matching)
  return {
    rows: rows.map(({ application, jobTitle }) => ({ ...application, jobTitle })),
    total: counted?.total ?? 0,
  }
}

/** One application with the title of its job; undefined where there is none, also for what is no id. */
export async function selectApplication(
  db: Database,
  id: string,
): Promise<ApplicationRow | undefined> {
  if (!isUuid(id)) return undefined
  const [found] = await withJob(db).where(eq(applicationTable.id, id))
  return found && { ...found.application, jobTitle: found.jobTitle }
}

/**
 * Removes up to `most` applications that are older than `months`.
 * @returns what they were, and the keys of their resumes
 */
export async function deleteOldApplications(
  tx: Database,
  months: number,
  most: number,
): Promise<{ id: string; key: string }[]> {
  const due = tx
    .select({ id: applicationTable.id })
    .from(applicationTable)
    .where(lt(applicationTable.createdAt, sql`now() - make_interval(months => ${months})`))
    .limit(most)
    .for('update', { skipLocked: true })
  return tx
    .delete(applicationTable)
    .where(inArray(applicationTable.id, due))
    .returning({ id: applicationTable.id, key: applicationTable.resumeKey })
}
