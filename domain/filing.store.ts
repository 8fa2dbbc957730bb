/** The query on the category that a service, project or product is filed under. */
import { eq } from 'drizzle-orm'
import { categoryTable } from '#domain/category/category.table.ts'
import type { Database } from '#platform/database.ts'
import { isUuid } from '#platform/uuid.ts'

/**
 * The category, in the trash or not, held until the transaction ends: whoever deletes it waits, and
 * then sees what was filed under it in the meantime.
 */
export async function holdCategory(
  tx: Database,
  id: string,
): Promise<{ name: string; isDeleted: boolean } | undefined> {
  if (!isUuid(id)) return undefined
  const [row] = await tx
    .select({ name: categoryTable.name, deletedAt: categoryTable.deletedAt })
    .from(categoryTable)
    .where(eq(categoryTable.id, id))
    .for('key share')
  return row && { name: row.name, isDeleted: row.deletedAt !== null }
}
