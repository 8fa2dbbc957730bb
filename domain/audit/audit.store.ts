/** The queries on the record of changes. */
import { and, count, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { AuditFilter } from '#domain/audit/audit.contract.ts'
import { auditTable } from '#domain/audit/audit.table.ts'
import { offsetOf, type Page } from '#domain/paging.ts'
import { holdsText } from '#domain/search.ts'
import type { Database } from '#platform/database.ts'
import { containing } from '#platform/search-pattern.ts'

export type AuditRow = typeof auditTable.$inferSelect

/** What people know a record by, whatever its kind calls that; a deleted one has only a before. */
const recordName = sql`coalesce(${auditTable.after}, ${auditTable.before})`
const names = ['name', 'title', 'username', 'role', 'fullname', 'textField'].map(
  (field) => sql`${recordName}->>${field}`,
)

function matching({ entityId, staffId, entity, search = '' }: AuditFilter): SQL | undefined {
  const named = sql`coalesce(${sql.join(names, sql`, `)}) ilike ${containing(search)}`
  return and(
    entityId === undefined ? undefined : eq(auditTable.entityId, entityId),
    staffId === undefined ? undefined : eq(auditTable.staffId, staffId),
    entity === undefined ? undefined : eq(auditTable.entity, entity),
    search === '' ? undefined : or(holdsText(search, auditTable.username), named),
  )
}

/** One page of the changes that match, newest first. */
export function selectAudit(db: Database, filter: AuditFilter, page: Page): Promise<AuditRow[]> {
  return db
    .select()
    .from(auditTable)
    .where(matching(filter))
    .orderBy(desc(auditTable.createdAt), desc(auditTable.id))
    .limit(page.limit)
    .offset(offsetOf(page))
}

/** How many entries `filter` lets through. */
export async function countAudit(db: Database, filter: AuditFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(auditTable).where(matching(filter))
  return row?.total ?? 0
}
