/** The queries that all records have in common: whatever table has `recordColumns`. */
import { eq, sql } from 'drizzle-orm'
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Database } from '#platform/database.ts'
import { isUuid } from '#platform/uuid.ts'

/** A table with the columns of a record. */
export type RecordTable = PgTable & Record<'id' | 'version' | 'updatedAt', PgColumn>

/** The version of a record, which is locked until the transaction ends; undefined where there is none. */
export async function lockRecord(
  tx: Database,
  table: RecordTable,
  id: string,
): Promise<number | undefined> {
  if (!isUuid(id)) return undefined
  const [found] = await tx
    .select({ version: table.version })
    .from(table)
    .where(eq(table.id, id))
    .for('update')
  return found?.version as number | undefined
}

/** Writes `changes` to a locked record and raises its version. */
export async function updateRecord<Table extends RecordTable>(
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
