/** What holds for everything that is filed under a category. */
import { holdCategory } from '#domain/filing.store.ts'
import { ruleBroken } from '#platform/app-error.ts'
import type { Database } from '#platform/database.ts'

/**
 * Makes sure that `id` is a category that isn't in the trash, until the transaction ends.
 * @param path the form field that names it
 * @throws AppError 422
 */
export async function requireCategory(tx: Database, id: string, path: string): Promise<void> {
  const category = await holdCategory(tx, id)
  if (!category || category.isDeleted) {
    throw ruleBroken([{ path, message: 'This category does not exist' }])
  }
}

/** Why a record can't come back from the trash while its category lies there too. */
export async function categoryInTrash(tx: Database, id: string): Promise<string | undefined> {
  const category = await holdCategory(tx, id)
  return category?.isDeleted
    ? `Its category ${category.name} is in the trash. Restore the category first.`
    : undefined
}
