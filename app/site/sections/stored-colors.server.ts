/** The colours of brands as the server tells them, so that a page has them from the first. */
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { colorsOf, type PageColors, type PictureColors } from '#app/site/sections/picture-colors.ts'
import { leadingCovers } from '#app/site/sections/portfolio-cards.ts'
import type { Context } from '#domain/context.ts'
import type { PortfolioView } from '#domain/portfolio/portfolio.contract.ts'
import { errorFields } from '#platform/error-fields.ts'
import type { MediaStore } from '#platform/media/media-store.ts'
import { loadSharp } from '#platform/media/sharp.ts'

/**
 * Milliseconds for which a page waits for a colour; the browser finds one that comes later. A picture
 * is read once, in some 0.2 s at first and 0.05 s from then on. As a page without its colour is kept
 * until the content changes, it is only sent where the pictures' store has fallen silent.
 */
const patience = 2_000
/** Pictures whose colours are remembered. */
const mostPictures = 1_000

const known = new Map<string, Promise<PictureColors | undefined>>()

/** The colours of the picture at `url`; undefined for one that isn't ours, is grey, or takes long. */
export async function colorsOfStored(
  { media, log }: Pick<Context, 'media' | 'log'>,
  url: string | undefined,
): Promise<PictureColors | undefined> {
  const [, key] = /^\/media\/([0-9a-f]{40}\.webp)$/.exec(url ?? '') ?? []
  if (!key) return
  let reading = known.get(key)
  if (!reading) {
    reading = read(media, key).catch((error) => {
      known.delete(key)
      log.warn({ key, cause: errorFields(error) }, 'the colours of a picture could not be read')
      return undefined
    })
    if (known.size >= mostPictures) known.clear()
    known.set(key, reading)
  }
  return Promise.race([reading, wait(patience, undefined, { ref: false })])
}

/** Those in which a page of a list is shown. */
export async function colorsOfList(
  ctx: Pick<Context, 'media' | 'log'>,
  items: PortfolioView[],
): Promise<PageColors> {
  const [brand, onward] = await Promise.all(
    leadingCovers(items).map((url) => colorsOfStored(ctx, url)),
  )
  return { brand, onward }
}

async function read(media: MediaStore, key: string): Promise<PictureColors | undefined> {
  const stored = await media.get(key)
  if (!stored) return
  const sharp = await loadSharp()
  const pixels = await sharp(await buffer(stored.stream))
    .resize(32, 48, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer()
  return colorsOf(new Uint8ClampedArray(pixels))
}
