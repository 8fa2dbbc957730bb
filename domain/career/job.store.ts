/** The queries on open positions. */
import { and, asc, eq } from 'drizzle-orm'
import { jobTable } from '#domain/career/career.table.ts'
import { type ContentFilter, visibleContent } from '#domain/content.store.ts'
import type { Database } from '#platform/database.ts'
import { isUuid } from '#platform/uuid.ts'

export type JobRow = typeof jobTable.$inferSelect

/** Positions, oldest first. */
export function selectJobs(db: Database, filter: ContentFilter): Promise<JobRow[]> {
  return db
    .select()
    .from(jobTable)
    .where(visibleContent(jobTable, filter))
    .orderBy(asc(jobTable.createdAt), asc(jobTable.id))
}

/** The position, or undefined where there is none that may be seen. */
export async function selectJob(
  db: Database,
  id: string,
  options: { all: boolean },
): Promise<JobRow | undefined> {
  if (!isUuid(id)) return undefined
  const [row] = await db
    .select()
    .from(jobTable)
    .where(and(visibleContent(jobTable, options), eq(jobTable.id, id)))
  return row
}

/** Adds a position. @returns its id */
export async function insertJob(
  tx: Database,
  values: typeof jobTable.$inferInsert,
): Promise<string> {
  const [row] = await tx.insert(jobTable).values(values).returning({ id: jobTable.id })
  if (!row) throw new Error('An insert returned no row')
  return row.id
}
