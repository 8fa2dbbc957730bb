/** Turns what someone uploaded into a picture that is safe to serve. */
import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { AppError } from '#platform/app-error.ts'
import { Capacity } from '#platform/capacity.ts'
import type { Database } from '#platform/database.ts'
import {
  type ImageRules,
  type ImageType,
  iconRules,
  imageUnreadableMessage,
  maxImageBytes,
} from '#platform/media/image-limits.ts'
import { mediaTable } from '#platform/media/media.table.ts'
import type { MediaStore } from '#platform/media/media-store.ts'
import { loadSharp } from '#platform/media/sharp.ts'
import type { UploadedFile } from '#platform/uploaded-file.ts'

/** Pixels of the longest side that is kept; no screen shows more of a picture. */
const longestSide = 2400
/** Pixels in all; a small file that unpacks to more is an attack, not a photograph. */
const maxPixels = 40_000_000

/**
 * One at a time is drawn: unpacked it may take 170 MB and ten seconds, and several would take all the
 * threads that signing in needs.
 */
const drawing = new Capacity(1)

/** A picture in the store, not yet named by any record. */
export type Picture = { key: string; url: string; width: number; height: number; size: number }

/**
 * Recognises `file` by its content (JPEG, PNG or WebP), re-encodes it as WebP without metadata and
 * puts it into the store under the hash of the result.
 * Of an animation the first frame is kept.
 * @param path the form field it came in, named in the error
 * @param rules which of the three kinds the form takes, and its words for what it doesn't
 * @throws AppError 413 above 3 MB, 415 for another kind of file, 422 for a damaged one, 507 where no
 * room is left
 */
export async function storePicture(
  store: MediaStore,
  file: UploadedFile,
  path: string,
  rules: ImageRules = iconRules,
): Promise<Picture> {
  const refuse = (status: number, message: string, cause?: unknown) =>
    new AppError(status, message, { fields: [{ path, message }], cause })
  if (file.bytes.length > maxImageBytes) throw refuse(413, rules.tooLarge)
  const type = typeOf(file.bytes)
  if (!type || !rules.types.includes(type)) throw refuse(415, rules.wrongType)
  const sharp = await loadSharp()
  try {
    const { data, info } = await drawing.during(1, () =>
      sharp(file.bytes, {
        limitInputPixels: maxPixels / memoryFactor(file.bytes, type),
        failOn: 'error',
        sequentialRead: true,
      })
        .autoOrient()
        .resize({
          width: longestSide,
          height: longestSide,
          fit: 'inside',
          withoutEnlargement: true,
        })
        .webp({ quality: 84, effort: 4 })
        .timeout({ seconds: 10 })
        .toBuffer({ resolveWithObject: true }),
    )
    return await putPicture(store, data, info)
  } catch (cause) {
    if (cause instanceof AppError || (cause instanceof Error && 'code' in cause)) throw cause
    throw refuse(422, imageUnreadableMessage, cause)
  }
}

/** Stores a picture of the product's own as it is: WebP that our scripts have made. */
export async function storeOwnPicture(store: MediaStore, bytes: Buffer): Promise<Picture> {
  const sharp = await loadSharp()
  const { width = 0, height = 0 } = await sharp(bytes).metadata()
  return putPicture(store, bytes, { width, height })
}

async function putPicture(
  store: MediaStore,
  bytes: Buffer,
  { width, height }: { width: number; height: number },
): Promise<Picture> {
  const key = `${createHash('sha256').update(bytes).digest('hex').slice(0, 40)}.webp`
  await store.put(key, bytes)
  return { key, url: `/media/${key}`, width, height, size: bytes.length }
}

/** Notes in the transaction of the record that a picture is in use from now on. */
export async function registerPicture(tx: Database, picture: Picture): Promise<void> {
  await tx
    .insert(mediaTable)
    .values({
      key: picture.key,
      visibility: 'public',
      contentType: 'image/webp',
      size: picture.size,
      width: picture.width,
      height: picture.height,
    })
    .onConflictDoUpdate({ target: mediaTable.key, set: { releasedAt: sql`null` } })
}

/**
 * How many times the memory of another picture a PNG takes by what its header says: twice where a colour
 * has 16 bits, and twice where it is interlaced, as it can't be read line by line then.
 */
function memoryFactor(bytes: Buffer, type: ImageType): number {
  if (type !== 'image/png') return 1
  return (bytes[24] === 16 ? 2 : 1) * (bytes[28] === 1 ? 2 : 1)
}

/** What the first bytes say a file is; undefined for anything but JPEG, PNG and WebP. */
function typeOf(bytes: Buffer): ImageType | undefined {
  const starts = (hex: string) => bytes.subarray(0, hex.length / 2).toString('hex') === hex
  if (starts('ffd8ff')) return 'image/jpeg'
  if (starts('89504e470d0a1a0a')) return 'image/png'
  if (starts('52494646') && bytes.subarray(8, 12).toString('latin1') === 'WEBP') return 'image/webp'
  return undefined
}
