/** What may be done with projects and products, and by whom. */
import { addContent, changeContent } from '#domain/content.rules.ts'
import type { Context } from '#domain/context.ts'
import { requireCategory } from '#domain/filing.rules.ts'
import { type Page, paginationOf } from '#domain/paging.ts'
import {
  newPortfolioItem,
  type PortfolioQuery,
  type PortfolioType,
  type PortfolioView,
  portfolioAliases,
  portfolioChanges,
  portfolioLabels,
  viewPortfolioItem,
} from '#domain/portfolio/portfolio.contract.ts'
import { portfolioKinds, portfolioRights } from '#domain/portfolio/portfolio.kinds.ts'
import {
  countPortfolio,
  insertPortfolioItem,
  type PortfolioFilter,
  selectFirstOfCategories,
  selectPortfolio,
  selectPortfolioItem,
  selectPortfolioItemBefore,
} from '#domain/portfolio/portfolio.store.ts'
import { portfolioTable } from '#domain/portfolio/portfolio.table.ts'
import {
  registerImages,
  requireFreeSlots,
  requireSameId,
  storeImages,
  urlsOf,
} from '#domain/portfolio/portfolio-images.rules.ts'
import { slugOf } from '#domain/portfolio/slug.ts'
import { updateRecord } from '#domain/record.store.ts'
import { underOwnNames, validate } from '#domain/validate.ts'
import { notFound } from '#platform/app-error.ts'
import { firstImageRules, laterImageRules } from '#platform/media/image-limits.ts'
import type { UploadedFile } from '#platform/uploaded-file.ts'

/** What narrows a list down and orders it; see the parameters of the call. */
type Wanted = Partial<Pick<PortfolioQuery, 'search' | 'category' | 'isActive' | 'order'>> &
  Pick<PortfolioFilter, 'categoryName'>

/**
 * Projects or products, oldest first unless ordered otherwise, those of one page where it is given:
 * the active ones for visitors, all of them for staff.
 */
export async function listPortfolio(
  ctx: Context,
  type: PortfolioType,
  wanted: Wanted = {},
  page?: Page,
): Promise<PortfolioView[]> {
  const rows = await selectPortfolio(ctx.db, type, filterFor(ctx, wanted), wanted.order, page)
  return rows.map(viewPortfolioItem)
}

/** One page of the same list, and how long the list is. */
export async function pagePortfolio(
  ctx: Context,
  type: PortfolioType,
  wanted: Wanted,
  page: Page,
): Promise<{ portfolios: PortfolioView[]; pagination: ReturnType<typeof paginationOf> }> {
  const filter = filterFor(ctx, wanted)
  const [rows, total] = await Promise.all([
    selectPortfolio(ctx.db, type, filter, wanted.order, page),
    countPortfolio(ctx.db, type, filter),
  ])
  return { portfolios: rows.map(viewPortfolioItem), pagination: paginationOf(page, total) }
}

/** One page of the same list, which `choose` names once it knows how long the list is. */
export async function choosePortfolioPage<Chosen extends Page>(
  ctx: Context,
  type: PortfolioType,
  wanted: Wanted,
  choose: (total: number) => Chosen,
): Promise<{ portfolios: PortfolioView[]; chosen: Chosen }> {
  const filter = filterFor(ctx, wanted)
  const chosen = choose(await countPortfolio(ctx.db, type, filter))
  const rows = await selectPortfolio(ctx.db, type, filter, wanted.order, chosen)
  return { portfolios: rows.map(viewPortfolioItem), chosen }
}

/** Of the same list, the first `most` of each category, in the order of the list. */
export async function firstOfCategories(
  ctx: Context,
  type: PortfolioType,
  most: number,
): Promise<PortfolioView[]> {
  const rows = await selectFirstOfCategories(ctx.db, type, { all: ctx.actor !== null }, most)
  return rows.map(viewPortfolioItem)
}

const filterFor = (ctx: Context, { order: _, ...wanted }: Wanted): PortfolioFilter => ({
  ...wanted,
  all: ctx.actor !== null,
})

/**
 * The item with this id or slug, of whichever type.
 * @param type what the caller was looking for, named where nothing is found
 * @throws AppError 404 where there is no such item, or none that a visitor may see
 */
export async function getPortfolioItem(
  ctx: Context,
  idOrSlug: string,
  type: PortfolioType = 'project',
): Promise<PortfolioView> {
  const row = await selectPortfolioItem(ctx.db, idOrSlug, { all: ctx.actor !== null })
  if (!row) throw notFound(portfolioLabels[type])
  return viewPortfolioItem(row)
}

/**
 * The item that a visitor goes on to from this one: the one of its type that was added before it, as
 * the newest stand first on each page of the list; after the oldest the newest. Null where there is
 * no other.
 * @throws AppError as getPortfolioItem does
 */
export async function getNextPortfolioItem(
  ctx: Context,
  idOrSlug: string,
  type: PortfolioType,
): Promise<PortfolioView | null> {
  const all = ctx.actor !== null
  const row = await selectPortfolioItem(ctx.db, idOrSlug, { all, type })
  if (!row) throw notFound(portfolioLabels[type])
  const next = await selectPortfolioItemBefore(ctx.db, row, { all })
  return next ? viewPortfolioItem(next) : null
}

/** @throws AppError 401, 403, 422, and what storePicture throws */
export async function createPortfolioItem(
  ctx: Context,
  type: PortfolioType,
  input: Record<string, unknown>,
  files: UploadedFile[] | undefined,
): Promise<PortfolioView> {
  const actor = portfolioRights[type].create(ctx)
  const form = validate(newPortfolioItem[type], formOf(input, files))
  const { type: _, category, image, ...fields } = form
  const pictures = await storeImages(ctx, image, firstImageRules)
  return addContent(ctx, portfolioKinds[type], actor, async (tx) => {
    await requireCategory(tx, category, 'category')
    await registerImages(tx, pictures)
    const values = { ...fields, type, categoryId: category, image: urlsOf(pictures) }
    return insertPortfolioItem(tx, slugOf(fields.name, type), values)
  })
}

/**
 * Changes what `input` names, adds `files` to the images, and leaves the rest. The slug stays, so
 * that links to the item stay good.
 * @throws AppError 401, 403 also for a product's isActive without the right to switch it, 404, 412,
 * 422, and what storePicture throws
 */
export async function changePortfolioItem(
  ctx: Context,
  type: PortfolioType,
  id: string,
  input: Record<string, unknown>,
  files: UploadedFile[] | undefined,
  expectedVersion: number | undefined,
): Promise<PortfolioView> {
  const rights = portfolioRights[type]
  const actor = rights.update(ctx)
  const form = validate(portfolioChanges[type], formOf(input, files))
  requireSameId(form, id)
  const { type: _, projectId: _1, productId: _2, category, image = [], ...fields } = form
  const pictures = await storeImages(ctx, image, laterImageRules)
  return changeContent(
    ctx,
    portfolioKinds[type],
    actor,
    id,
    expectedVersion,
    async (tx, before) => {
      if ('isActive' in fields && fields.isActive !== before.isActive) rights.changeStatus(ctx)
      if (category !== undefined) await requireCategory(tx, category, 'category')
      requireFreeSlots(before, pictures.length)
      await registerImages(tx, pictures)
      await updateRecord(tx, portfolioTable, id, {
        ...fields,
        ...(category !== undefined && { categoryId: category }),
        ...(pictures.length > 0 && { image: [...before.image, ...urlsOf(pictures)] }),
      })
    },
  )
}

const formOf = (input: Record<string, unknown>, files: UploadedFile[] | undefined) => ({
  ...underOwnNames(input, portfolioAliases),
  ...(files && { image: files }),
})
