/** The queries on the record of changes. */
import { count, desc, eq } from 'drizzle-orm'
import { auditTable } from '#domain/audit/audit.table.ts'
import { offsetOf, type Page } from '#domain/paging.ts'
import type { Database } from '#platform/database.ts'

export type AuditRow = typeof auditTable.$inferSelect

const ofEntity = (entityId: string | undefined) =>
  entityId === undefined ? undefined : eq(auditTable.entityId, entityId)

/** One page of changes, of all records or of one, newest first. */
export function selectAudit(
  db: Database,
  entityId: string | undefined,
  page: Page,
): Promise<AuditRow[]> {
  return db
    .select()
    .from(auditTable)
    .where(ofEntity(entityId))
    .orderBy(desc(auditTable.createdAt), desc(auditTable.id))
    .limit(page.limit)
    .offset(offsetOf(page))
}

export async function countAudit(db: Database, entityId: string | undefined): Promise<number> {
  const [row] = await db.select({ total: count() }).from(auditTable).where(ofEntity(entityId))
  return row?.total ?? 0
}
