/** The queries that every kind of content has in common: whatever table has `contentColumns`. */
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Database } from '#platform/database.ts'
import { isUuid } from '#platform/uuid.ts'

/** A table with the columns of content. */
export type ContentTable = PgTable &
  Record<'id' | 'version' | 'updatedAt' | 'isActive' | 'deletedAt', PgColumn>

/** What deciding about a change needs to know of a record. */
export type ContentState = { version: number; isActive: boolean }

/**
 * The state of a record that isn't in the trash, locked until the transaction ends, so that no
 * write comes between reading and changing it.
 */
export async function lockContent(
  tx: Database,
  table: ContentTable,
  id: string,
): Promise<ContentState | undefined> {
  if (!isUuid(id)) return undefined
  const [state] = await tx
    .select({ version: table.version, isActive: table.isActive })
    .from(table)
    .where(and(eq(table.id, id), isNull(table.deletedAt)))
    .for('update')
  return state as ContentState | undefined
}

/** Writes `changes` to a locked record and raises its version. */
export async function updateContent<Table extends ContentTable>(
  tx: Database,
  table: Table,
  id: string,
  changes: PgUpdateSetSource<Table>,
): Promise<void> {
  await tx
    .update(table)
    .set({ ...changes, version: sql`${table.version} + 1`, updatedAt: sql`now()` } as never)
    .where(eq(table.id, id))
}
