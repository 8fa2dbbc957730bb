/** What may be done with categories, by whom, and what follows from it. */
import {
  type CategoryView,
  categoryChanges,
  iconRequired,
  newCategory,
  viewCategory,
} from '#domain/category/category.contract.ts'
import {
  insertCategory,
  selectCategories,
  selectCategory,
} from '#domain/category/category.store.ts'
import { categoryTable } from '#domain/category/category.table.ts'
import { countCategoryUses } from '#domain/category/category-uses.store.ts'
import type { ContentQuery } from '#domain/content.contract.ts'
import { addContent, type ContentKind, changeContent, rightsOf } from '#domain/content.rules.ts'
import { type Context, requireSuperAdmin } from '#domain/context.ts'
import { portfolioTable } from '#domain/portfolio/portfolio.table.ts'
import { updateRecord } from '#domain/record.store.ts'
import { serviceTable } from '#domain/service/service.table.ts'
import { validate } from '#domain/validate.ts'
import { notFound, ruleBroken } from '#platform/app-error.ts'
import { registerPicture, storePicture } from '#platform/media/picture.ts'
import type { UploadedFile } from '#platform/uploaded-file.ts'

export const categoryKind: ContentKind<CategoryView> = {
  entity: 'category',
  label: 'Category',
  area: 'category',
  table: categoryTable,
  async read(db, id) {
    const row = await selectCategory(db, id)
    return row && viewCategory(row)
  },
  nameColumn: categoryTable.name,
  usesOf: countCategoryUses,
  referredToBy: [serviceTable.categoryId, portfolioTable.categoryId],
  pictures: [categoryTable.icon],
}

/** Editing a category is for superAdmin alone (the specification, roles and permissions). */
export const categoryRights = { ...rightsOf('category'), update: requireSuperAdmin }

/** Categories, oldest first: the active ones for visitors, all of them or what is wanted for staff. */
export async function listCategories(
  ctx: Context,
  wanted: Partial<ContentQuery> = {},
): Promise<CategoryView[]> {
  const rows = await selectCategories(ctx.db, { ...wanted, all: ctx.actor !== null })
  return rows.map(viewCategory)
}

/** @throws AppError 404 where there is no such category, or none that a visitor may see */
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
  const actor = categoryRights.create(ctx)
  const fields = validate(newCategory, input)
  if (!icon) throw ruleBroken([{ path: 'logo', message: iconRequired }])
  const picture = await storePicture(ctx.media, icon, 'logo')
  return addContent(ctx, categoryKind, actor, async (tx) => {
    await registerPicture(tx, picture)
    return insertCategory(tx, { ...fields, icon: picture.url })
  })
}

/**
 * Changes what `input` and `icon` name and leaves the rest.
 * @throws AppError 401, 403, 404, 412, 422, and what storePicture throws
 */
export async function changeCategory(
  ctx: Context,
  id: string,
  input: Record<string, unknown>,
  icon: UploadedFile | undefined,
  expectedVersion: number | undefined,
): Promise<CategoryView> {
  const actor = categoryRights.update(ctx)
  const fields = validate(categoryChanges, input)
  const picture = icon && (await storePicture(ctx.media, icon, 'icon'))
  return changeContent(ctx, categoryKind, actor, id, expectedVersion, async (tx) => {
    if (picture) await registerPicture(tx, picture)
    const changes = { ...fields, ...(picture && { icon: picture.url }) }
    await updateRecord(tx, categoryTable, id, changes)
  })
}
