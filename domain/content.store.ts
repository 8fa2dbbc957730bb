/** The queries that every kind of content has in common: whatever table has `contentColumns`. */
import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#platform/database.ts'
import { isUuid } from '#platform/uuid.ts'

/** A table whose records can be put into the trash. */
export type TrashableTable = PgTable &
  Record<'id' | 'version' | 'createdAt' | 'updatedAt' | 'deletedAt', PgColumn>

/** A table with the columns of content. */
export type ContentTable = TrashableTable & Record<'isActive', PgColumn>

/** Which content: all that isn't in the trash, or only what is public; and of that, what `isActive` says. */
export type ContentFilter = { all: boolean; isActive?: boolean | undefined }

/** What holds for the records of a table that `filter` lets through. */
export const visibleContent = (
  { deletedAt, isActive }: Pick<ContentTable, 'deletedAt' | 'isActive'>,
  filter: ContentFilter,
): SQL | undefined =>
  and(
    isNull(deletedAt),
    filter.all ? undefined : eq(isActive, true),
    filter.isActive === undefined ? undefined : eq(isActive, filter.isActive),
  )

/** What deciding about a change needs to know of a record. */
export type ContentState = { version: number }

/**
 * The state of a record that isn't in the trash, locked until the transaction ends, so that no
 * write comes between reading and changing it.
 * @param only which records of the table count, where it holds several kinds
 */
export async function lockContent(
  tx: Database,
  table: TrashableTable,
  id: string,
  only?: SQL,
): Promise<ContentState | undefined> {
  if (!isUuid(id)) return undefined
  const [state] = await tx
    .select({ version: table.version })
    .from(table)
    .where(and(eq(table.id, id), isNull(table.deletedAt), only))
    .for('update')
  return state as ContentState | undefined
}
