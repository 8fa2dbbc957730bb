/** The queries on categories, and nothing but queries. */
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { categoryTable } from '#domain/category/category.table.ts'
import type { Database } from '#platform/database.ts'
import { isUuid } from '#platform/uuid.ts'

export type CategoryRow = typeof categoryTable.$inferSelect
type NewCategoryRow = Pick<CategoryRow, 'name' | 'description' | 'icon'>

const live = isNull(categoryTable.deletedAt)

/** Categories not in the trash, oldest first; only the active ones unless asked for all. */
export function selectCategories(db: Database, options: { all: boolean }): Promise<CategoryRow[]> {
  return db
    .select()
    .from(categoryTable)
    .where(options.all ? live : and(live, eq(categoryTable.isActive, true)))
    .orderBy(asc(categoryTable.createdAt), asc(categoryTable.id))
}

/** The category, or undefined where there is none or it lies in the trash. */
export async function selectCategory(db: Database, id: string): Promise<CategoryRow | undefined> {
  if (!isUuid(id)) return undefined
  const [row] = await db
    .select()
    .from(categoryTable)
    .where(and(eq(categoryTable.id, id), live))
  return row
}

/** The same, locked until the transaction ends, so that no write comes between reading and changing. */
export async function lockCategory(tx: Database, id: string): Promise<CategoryRow | undefined> {
  if (!isUuid(id)) return undefined
  const [row] = await tx
    .select()
    .from(categoryTable)
    .where(and(eq(categoryTable.id, id), live))
    .for('update')
  return row
}

export async function insertCategory(tx: Database, values: NewCategoryRow): Promise<CategoryRow> {
  const [row] = await tx.insert(categoryTable).values(values).returning()
  if (!row) throw new Error('An insert returned no row')
  return row
}

/** Writes `changes` and raises the version of a row that the transaction has locked. */
export async function updateCategory(
  tx: Database,
  id: string,
  changes: Partial<Omit<CategoryRow, 'id' | 'version'>>,
): Promise<CategoryRow> {
  const [row] = await tx
    .update(categoryTable)
    .set({ ...changes, version: sql`${categoryTable.version} + 1`, updatedAt: sql`now()` })
    .where(eq(categoryTable.id, id))
    .returning()
  if (!row) throw new Error('An update of a locked row returned none')
  return row
}
