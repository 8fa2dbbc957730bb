/** Serves uploaded pictures. */
import type { Handler } from 'hono'
import type { MediaStore } from '#platform/media/media-store.ts'

/**
 * A picture by its key. The key is a hash of the content, so the answer never changes; the policy
 * keeps a browser from treating it as anything but a picture.
 */
export const mediaHandler =
  (store: MediaStore): Handler =>
  async (c) => {
    const file = await store.get(c.req.param('key') ?? '')
    if (!file) return c.notFound()
    return c.body(file.stream, 200, {
      'Content-Type': 'image/webp',
      'Content-Length': String(file.size),
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'same-site',
    })
  }
