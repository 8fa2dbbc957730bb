/** What may be done with categories, by whom, and what follows from it. */
import { recordAudit } from '#domain/audit/audit.ts'
import {
  type CategoryView,
  categoryChanges,
  iconRequired,
  newCategory,
} from '#domain/category/category.contract.ts'
import {
  type CategoryRow,
  insertCategory,
  lockCategory,
  selectCategories,
  selectCategory,
  updateCategory,
} from '#domain/category/category.store.ts'
import { countCategoryUses } from '#domain/category/category-uses.store.ts'
import { type Context, requireSuperAdmin, requiring } from '#domain/context.ts'
import { contentView } from '#domain/record-view.ts'
import { validate } from '#domain/validate.ts'
import { AppError, notFound, ruleBroken, staleVersion } from '#platform/app-error.ts'
import { registerPicture, storePicture } from '#platform/media/picture.ts'
import type { UploadedFile } from '#platform/uploaded-file.ts'

export const mayCreateCategory = requiring('category', 'create')
export const mayUpdateCategory = requireSuperAdmin
export const mayDeleteCategory = requireSuperAdmin

export const viewCategory = (row: CategoryRow): CategoryView => ({
  ...contentView(row),
  name: row.name,
  description: row.description,
  icon: row.icon,
})

/** All categories, oldest first: the active ones for visitors, all of them for staff. */
export async function listCategories(ctx: Context): Promise<CategoryView[]> {
  const rows = await selectCategories(ctx.db, { all: ctx.actor !== null })
  return rows.map(viewCategory)
}

/** @throws AppError 404 where there is no such category, or none that a visitor may see. */
export async function getCategory(ctx: Context, id: string): Promise<CategoryView> {
  const row = await selectCategory(ctx.db, id)
  if (!row || !(row.isActive || ctx.actor)) throw notFound('Category')
  return viewCategory(row)
}

/** @throws AppError 401, 403, 422, and what storePicture throws */
export async function createCategory(
  ctx: Context,
  input: Record<string, unknown>,
  icon: UploadedFile | undefined,
): Promise<CategoryView> {
  const actor = mayCreateCategory(ctx)
  const fields = validate(newCategory, input)
  if (!icon) throw ruleBroken([{ path: 'logo', message: iconRequired }])
  const picture = await storePicture(ctx.media, icon, 'logo')
  return ctx.db.transaction(async (tx) => {
    await registerPicture(tx, picture)
    const after = viewCategory(await insertCategory(tx, { ...fields, icon: picture.url }))
    await recordAudit(tx, actor, {
      action: 'create',
      entity: 'category',
      entityId: after._id,
      before: null,
      after,
    })
    return after
  })
}

/**
 * Changes what `input` and `icon` name and leaves the rest.
 * @throws AppError 401, 403, 404, 412 where the category is no longer at `expectedVersion`, 422
 */
export async function changeCategory(
  ctx: Context,
  id: string,
  input: Record<string, unknown>,
  icon: UploadedFile | undefined,
  expectedVersion: number | undefined,
): Promise<CategoryView> {
  const actor = mayUpdateCategory(ctx)
  const fields = validate(categoryChanges, input)
  const picture = icon && (await storePicture(ctx.media, icon, 'icon'))
  return ctx.db.transaction(async (tx) => {
    const before = await lockedAt(tx, id, expectedVersion)
    if (picture) await registerPicture(tx, picture)
    const row = await updateCategory(tx, id, { ...fields, ...(picture && { icon: picture.url }) })
    const after = viewCategory(row)
    await recordAudit(tx, actor, {
      action: 'update',
      entity: 'category',
      entityId: id,
      before: viewCategory(before),
      after,
    })
    return after
  })
}

/**
 * Puts a category into the trash.
 * @throws AppError 401, 403, 404, 409 naming what still uses it, 412
 */
export async function deleteCategory(
  ctx: Context,
  id: string,
  expectedVersion: number | undefined,
): Promise<void> {
  const actor = mayDeleteCategory(ctx)
  await ctx.db.transaction(async (tx) => {
    const before = await lockedAt(tx, id, expectedVersion)
    const uses = await countCategoryUses(tx, id)
    if (uses.length > 0) {
      throw new AppError(409, `This category is still used by ${uses.join(' and ')}`)
    }
    await updateCategory(tx, id, { deletedAt: new Date() })
    await recordAudit(tx, actor, {
      action: 'delete',
      entity: 'category',
      entityId: id,
      before: viewCategory(before),
      after: null,
    })
  })
}

async function lockedAt(
  tx: Context['db'],
  id: string,
  expectedVersion: number | undefined,
): Promise<CategoryRow> {
  const row = await lockCategory(tx, id)
  if (!row) throw notFound('Category')
  if (expectedVersion !== undefined && expectedVersion !== row.version) {
    throw staleVersion(viewCategory(row))
  }
  return row
}
