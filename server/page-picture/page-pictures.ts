/** Answers with the pictures that stand for pages where they are shared. */
import { buffer } from 'node:stream/consumers'
import { loaders, loadSite } from '#app/site/loaders.server.ts'
import type { Context } from '#domain/context.ts'
import { AppError, notFound } from '#platform/app-error.ts'
import type { PageHandler } from '#server/app.ts'
import { isWellFormed, type LoadRenderer } from '#server/page-handler.ts'
import { drawPicture } from '#server/page-picture/draw-picture.ts'

/** Pictures kept in memory; each has some 100 kB. */
const kept = 100
/** Pictures that may wait for their turn: some three seconds of drawing. */
const mostWaiting = 20
/** Seconds for which others may keep one. */
const day = 86_400

/**
 * A handler for the paths that `picturePath` makes. Title and cover are those that the page itself
 * names, so that each page has its picture without anything being said twice.
 */
export function createPagePictures(loadRenderer: LoadRenderer): PageHandler {
  const pictures = new Map<string, Promise<Buffer>>()
  let waiting = 0
  let turn: Promise<unknown> = Promise.resolve()

  /** Draws one at a time: whoever asks for many must not take the threads that signing in needs. */
  const inTurn = (draw: () => Promise<Buffer>): Promise<Buffer> => {
    if (waiting >= mostWaiting) {
      throw new AppError(503, 'Too many pictures are being drawn', { retryAfter: 5 })
    }
    waiting += 1
    const drawing = turn.then(draw).finally(() => {
      waiting -= 1
    })
    turn = drawing.catch(() => {})
    return drawing
  }

  const pictureOf = (ctx: Context, title: string, image: string | undefined): Promise<Buffer> => {
    const key = JSON.stringify([title, image])
    const known = pictures.get(key)
    if (known) return known
    const drawing = inTurn(async () => drawPicture({ title, cover: await coverOf(ctx, image) }))
    pictures.set(key, drawing)
    drawing.catch(() => pictures.delete(key))
    const [oldest] = pictures.keys()
    if (pictures.size > kept && oldest !== undefined) pictures.delete(oldest)
    return drawing
  }

  return async (request, caller) => {
    const ctx: Context = { ...caller, actor: null }
    const asked = new URL(request.url)
    // A path that begins with two slashes would be another host.
    const [, path] = /^\/og(\/[^/].*)\.png$/.exec(asked.pathname) ?? []
    if (!path || !isWellFormed(path)) throw notFound('Picture')
    const url = new URL(path === '/home' ? '/' : path, ctx.config.publicUrl)
    const id = asked.searchParams.get('id')
    if (id) url.searchParams.set('id', id)
    const site = await loadSite(ctx)
    const renderer = await loadRenderer()
    const meta = await renderer.describePage({
      url,
      site,
      load: (page, pageRequest) => loaders[page](ctx, pageRequest),
    })
    if (!meta || meta.index === false) throw notFound('Picture')
    const png = await pictureOf(ctx, meta.title || site.settings.agencyName, meta.image)
    return new Response(new Uint8Array(png), {
      headers: {
        'Content-Type': 'image/png',
        'Content-Length': String(png.length),
        'Cache-Control': `public, max-age=${day}`,
        'X-Content-Type-Options': 'nosniff',
        'Cross-Origin-Resource-Policy': 'cross-origin',
      },
    })
  }
}

/** An uploaded picture by its path; undefined where it is not one of ours, or gone. */
async function coverOf({ media }: Context, path: string | undefined): Promise<Buffer | undefined> {
  const file = await media.get(path?.replace('/media/', '') ?? '')
  return file ? buffer(file.stream) : undefined
}
