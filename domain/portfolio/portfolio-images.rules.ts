/** What may be done with the images of projects and products. */
import { changeContent } from '#domain/content.rules.ts'
import type { Context } from '#domain/context.ts'
import {
  imageAddition,
  imageRemoval,
  type PortfolioType,
  type PortfolioView,
  portfolioLimits,
  portfolioMessages,
} from '#domain/portfolio/portfolio.contract.ts'
import { portfolioKinds, portfolioRights } from '#domain/portfolio/portfolio.kinds.ts'
import { portfolioTable } from '#domain/portfolio/portfolio.table.ts'
import { updateRecord } from '#domain/record.store.ts'
import { validate } from '#domain/validate.ts'
import { AppError, ruleBroken } from '#platform/app-error.ts'
import type { Database } from '#platform/database.ts'
import { type ImageRules, laterImageRules } from '#platform/media/image-limits.ts'
import { type Picture, registerPicture, storePicture } from '#platform/media/picture.ts'
import type { UploadedFile } from '#platform/uploaded-file.ts'

/**
 * Adds images behind those that an item has. Two who add at the same moment never get more than
 * four between them.
 * @throws AppError 401, 403, 404, 412, 422 where there are fewer free slots, and what storePicture throws
 */
export async function addImages(
  ctx: Context,
  type: PortfolioType,
  id: string,
  input: Record<string, unknown>,
  files: UploadedFile[] | undefined,
  expectedVersion: number | undefined,
): Promise<PortfolioView> {
  const actor = portfolioRights[type].update(ctx)
  const { image, ...rest } = validate(imageAddition(type), {
    ...input,
    ...(files && { image: files }),
  })
  requireSameId(rest, id)
  const pictures = await storeImages(ctx, image, laterImageRules)
  return changeContent(
    ctx,
    portfolioKinds[type],
    actor,
    id,
    expectedVersion,
    async (tx, before) => {
      requireFreeSlots(before, pictures.length)
      await registerImages(tx, pictures)
      await updateRecord(tx, portfolioTable, id, { image: [...before.image, ...urlsOf(pictures)] })
    },
  )
}

/**
 * Takes one image from an item. The file itself goes later, when nothing has named it for 30 days.
 * @throws AppError 401, 403, 404 for an item or image that isn't there, 412, 422 for the last image
 */
export async function removeImage(
  ctx: Context,
  type: PortfolioType,
  id: string,
  input: Record<string, unknown>,
  expectedVersion: number | undefined,
): Promise<PortfolioView> {
  const actor = portfolioRights[type].update(ctx)
  const { imagePath, ...rest } = validate(imageRemoval(type), input)
  requireSameId(rest, id)
  return changeContent(
    ctx,
    portfolioKinds[type],
    actor,
    id,
    expectedVersion,
    async (tx, before) => {
      const at = before.image.lastIndexOf(imagePath)
      if (at === -1) throw new AppError(404, 'Image not found')
      if (before.image.length === 1) {
        throw ruleBroken([{ path: 'imagePath', message: portfolioMessages.imageRequired }])
      }
      await updateRecord(tx, portfolioTable, id, { image: before.image.toSpliced(at, 1) })
    },
  )
}

/** The files as pictures in the store, in their order. @throws what storePicture throws */
export async function storeImages(
  ctx: Pick<Context, 'media'>,
  files: UploadedFile[],
  rules: ImageRules,
): Promise<Picture[]> {
  const pictures: Picture[] = []
  for (const file of files) pictures.push(await storePicture(ctx.media, file, 'image', rules))
  return pictures
}

/** Notes the pictures as used, in the transaction of the item that names them. */
export async function registerImages(tx: Database, pictures: Picture[]): Promise<void> {
  // Always in the same order, so that two items with the same pictures can't wait for each other.
  const inOrder = pictures.toSorted((a, b) => (a.key < b.key ? -1 : 1))
  for (const picture of inOrder) await registerPicture(tx, picture)
}

export const urlsOf = (pictures: Picture[]) => pictures.map(({ url }) => url)

/** @throws AppError 422 where an item has no room for `many` more images */
export function requireFreeSlots(item: PortfolioView, many: number): void {
  const free = Math.max(0, portfolioLimits.images - item.image.length)
  if (many > free) {
    throw ruleBroken([{ path: 'image', message: portfolioMessages.freeSlots(free) }])
  }
}

/** @throws AppError 422 where a body repeats an id and means another record than its path */
export function requireSameId(
  sent: { projectId?: string | undefined; productId?: string | undefined },
  id: string,
): void {
  for (const path of ['projectId', 'productId'] as const) {
    if (sent[path] !== undefined && sent[path] !== id) {
      throw ruleBroken([{ path, message: `${path} names another record than the path` }])
    }
  }
}
