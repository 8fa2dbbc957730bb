/** The queries on what lies in the trash, whatever table it is in. */
import { and, desc, eq, gt, isNotNull, lte, notExists, type SQL, sql } from 'drizzle-orm'
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core'
import { auditTable } from '#domain/audit/audit.table.ts'
import type { TrashableTable } from '#domain/content.store.ts'
import { offsetOf, type Page } from '#domain/paging.ts'
import { holdsText } from '#domain/search.ts'
import type { Database } from '#platform/database.ts'
import { isUuid } from '#platform/uuid.ts'

/** Where records of one kind lie. */
export type TrashSource = {
  entity: string
  table: TrashableTable
  only?: SQL
  nameColumn: PgColumn
  referredToBy?: PgColumn[]
}

export type TrashRow = {
  id: string
  entity: string
  name: string
  deletedAt: Date
  deletedBy: string | null
}

/** Which records: deleted after `since`, with `search` in the name. */
type Wanted = { since: Date; search: string }

/** Records that were deleted after `since`. */
const inTrash = ({ table, only }: TrashSource, since: Date) =>
  and(isNotNull(table.deletedAt), gt(table.deletedAt, since), only)

// Each name is one that no other table has, so that it needs no table before it.
function allOf(db: Database, sources: TrashSource[], { since, search }: Wanted) {
  const [first, second, ...rest] = sources.map((source) =>
    db
      .select({
        id: sql<string>`${source.table.id}`.as('trashed_id'),
        entity: sql<string>`${source.entity}::text`.as('trashed_entity'),
        name: sql<string>`${source.nameColumn}`.as('trashed_name'),
        deletedAt: sql`${source.table.deletedAt}`.mapWith(auditTable.createdAt).as('trashed_at'),
      })
      .from(source.table)
      .where(and(inTrash(source, since), holdsText(search, source.nameColumn))),
  )
  if (!first) throw new Error('The trash has no kinds')
  return (second ? unionAll(first, second, ...rest) : first).as('trash')
}

/** One page of what was deleted, the latest first, with who deleted it. */
export async function selectTrash(
  db: Database,
  sources: TrashSource[],
  wanted: Wanted,
  page: Page,
): Promise<TrashRow[]> {
  const trash = allOf(db, sources, wanted)
  const deletedBy = db
    .select({ username: auditTable.username })
    .from(auditTable)
    .where(and(eq(auditTable.entityId, trash.id), eq(auditTable.action, 'delete')))
    .orderBy(desc(auditTable.createdAt))
    .limit(1)
  return db
    .select({
      id: trash.id,
      entity: trash.entity,
      name: trash.name,
      deletedAt: trash.deletedAt,
      deletedBy: sql<string | null>`(${deletedBy})`,
    })
    .from(trash)
    .orderBy(desc(trash.deletedAt), desc(trash.id))
    .limit(page.limit)
    .offset(offsetOf(page)) as Promise<TrashRow[]>
}

/** How many records were deleted. */
export async function countTrash(
  db: Database,
  sources: TrashSource[],
  wanted: Wanted,
): Promise<number> {
  const trash = allOf(db, sources, wanted)
  const [row] = await db.select({ many: sql`count(*)`.mapWith(Number) }).from(trash)
  return row?.many ?? 0
}

/** True where the record was deleted after `since`; it is locked until the transaction ends. */
export async function lockTrashed(
  tx: Database,
  source: TrashSource,
  id: string,
  since: Date,
): Promise<boolean> {
  if (!isUuid(id)) return false
  const rows = await tx
    .select({ id: source.table.id })
    .from(source.table)
    .where(and(eq(source.table.id, id), inTrash(source, since)))
    .for('update')
  return rows.length > 0
}

/**
 * Removes for good up to `most` records that were deleted at `before` or earlier and that nothing
 * refers to any more.
 * @returns their ids
 */
export async function purgeTrashed(
  db: Database,
  { table, only, referredToBy = [] }: TrashSource,
  before: Date,
  most: number,
): Promise<string[]> {
  const unreferred = referredToBy.map((column) =>
    notExists(db.select({ one: sql`1` }).from(column.table).where(eq(column, table.id))),
  )
  const due = db
    .select({ id: table.id })
    .from(table)
    .where(and(lte(table.deletedAt, before), only, ...unreferred))
    .limit(most)
    .for('update', { skipLocked: true })
  const removed = await db
    .delete(table)
    .where(sql`${table.id} in ${due}`)
    .returning({ id: table.id })
  return removed.map(({ id }) => String(id))
}
