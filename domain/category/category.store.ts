/** The queries on categories, and nothing but queries. */
import { and, asc, eq } from 'drizzle-orm'
import { type CategoryRow, categoryTable } from '#domain/category/category.table.ts'
import { type ContentFilter, visibleContent } from '#domain/content.store.ts'
import type { Database } from '#platform/database.ts'
import { isUuid } from '#platform/uuid.ts'

/** Categories, oldest first. */
export function selectCategories(db: Database, filter: ContentFilter): Promise<CategoryRow[]> {
  return db
    .select()
    .from(categoryTable)
    .where(visibleContent(categoryTable, filter))
    .orderBy(asc(categoryTable.createdAt), asc(categoryTable.id))
}

/** The category, or undefined where there is none or it lies in the trash. */
export async function selectCategory(db: Database, id: string): Promise<CategoryRow | undefined> {
  if (!isUuid(id)) return undefined
  const [row] = await db
    .select()
    .from(categoryTable)
    .where(and(eq(categoryTable.id, id), visibleContent(categoryTable, { all: true })))
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
