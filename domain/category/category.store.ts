/** The queries on categories, and nothing but queries. */
import { and, asc, eq, isNull } from 'drizzle-orm'
import { type CategoryRow, categoryTable } from '#domain/category/category.table.ts'
import type { Database } from '#platform/database.ts'
import { isUuid } from '#platform/uuid.ts'

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

/** Adds a category. @returns its id */
export async function insertCategory(
  tx: Database,
  values: typeof categoryTable.$inferInsert,
): Promise<string> {
  const [row] = await tx.insert(categoryTable).values(values).returning({ id: categoryTable.id })
  if (!row) throw new Error('An insert returned no row')
  return row.id
}
