/** Serves uploaded pictures. */
import type { Handler } from 'hono'
import type { Services } from '#domain/context.ts'
import type { StoredFile } from '#platform/media/media-store.ts'
import { variantOf } from '#platform/media/picture-variants.ts'
import { createVariantMaker } from '#platform/media/variant-maker.ts'

const forEver = 'public, max-age=31536000, immutable'

/**
 * A picture by its key, or one of its variants. The key is a hash of the content, so the answer
 * never changes; the policy keeps a browser from treating it as anything but a picture.
 * Until a variant is made, the picture itself stands in for it, and is not to be kept under its name.
 */
export function mediaHandler({ media, log }: Pick<Services, 'media' | 'log'>): Handler {
  const variants = createVariantMaker(media, log)
  return async (c) => {
    const key = c.req.param('key') ?? ''
    const headersOf = (file: StoredFile, type: string, cacheControl: string) => ({
      'Content-Type': `image/${type}`,
      'Content-Length': String(file.size),
      'Cache-Control': cacheControl,
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'same-site',
    })
    const variant = variantOf(key)
    const file = await media.get(key)
    if (file) return c.body(file.stream, 200, headersOf(file, variant?.format ?? 'webp', forEver))
    const original = variant && (await media.get(variant.original))
    if (!original) return c.notFound()
    variants.ask(key)
    return c.body(original.stream, 200, headersOf(original, 'webp', 'no-cache'))
  }
}
