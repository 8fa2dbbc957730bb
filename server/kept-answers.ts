/** Which requests may be answered with what was made for others, and under which one address. */
import type { ApiRoute } from '#domain/api-route.ts'
import type { Address, AnswerCache } from '#platform/page-cache/answer-cache.ts'
import { respond } from '#platform/page-cache/send-answer.ts'
import type { PageHandler } from '#server/app.ts'
import { isWellFormed, type LoadRenderer, type Renderer } from '#server/page-handler.ts'

/** Whether a request may be answered with what anyone may see: it reads, and names nobody. */
export const isAnonymousRead = (method: string | undefined, authorization: unknown): boolean =>
  (method === 'GET' || method === 'HEAD') && (authorization === undefined || authorization === null)

const mayBeKept = ({ method, headers }: Request) =>
  isAnonymousRead(method, headers.get('authorization'))

/**
 * `pages`, with the finished pages of `cache` in front. A page is made from its address alone, as
 * if nobody in particular asked, so nothing of a visitor can get into what others are shown.
 */
export const keepPages =
  (cache: AnswerCache, loadRenderer: LoadRenderer, pages: PageHandler): PageHandler =>
  async (request, ctx) => {
    const address = mayBeKept(request) && addressOfPage(await loadRenderer(), new URL(request.url))
    if (!address) return pages(request, ctx)
    const visitor = { ...ctx, actor: null, ip: '', userAgent: '' }
    const asked = new Request(ctx.config.publicUrl + address.key)
    return respond(cache, address, request, () => pages(asked, visitor))
  }

/** The address of a page that is spelled as its links are; undefined for any other spelling. */
export function addressOfPage(renderer: Renderer, url: URL): Address | undefined {
  // The router would print a warning about it.
  if (!isWellFormed(url.pathname)) return undefined
  const page = renderer.findPage(url.pathname)
  if (!page) return undefined
  const path = filledIn(page.path, page.params)
  if (path !== url.pathname) return undefined
  const query = knownQuery(page.query ?? [], (name) => url.searchParams.get(name) || undefined)
  return {
    key: path + query,
    isFixed: path === page.path && query === '',
    surrogateKeys: ['content', `page-${page.id}`],
  }
}

/** The address of a call; undefined where its answer isn't kept, or not for such a request. */
export function addressOfCall(
  request: Request,
  { kept, path, query }: Pick<ApiRoute, 'kept' | 'path' | 'query'>,
  params: Record<string, string>,
): Address | undefined {
  if (!kept || !mayBeKept(request)) return undefined
  const { searchParams } = new URL(request.url)
  const others = Object.keys(query?.shape ?? {}).filter((name) => !kept.by.includes(name))
  if (others.some((name) => searchParams.has(name))) return undefined
  const filled = filledIn(path.replaceAll(/\{(\w+)\}/g, ':$1'), params)
  return {
    key: `/api/v1${filled}${knownQuery(kept.by, (name) => searchParams.getAll(name).at(-1))}`,
    isFixed: !path.includes('{'),
    surrogateKeys: ['content', 'api'],
  }
}

const filledIn = (pattern: string, params: Readonly<Record<string, string | undefined>>) =>
  pattern.replaceAll(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? ''))

/** The known parameters that are given, in a fixed order. */
function knownQuery(
  known: readonly string[],
  readValue: (name: string) => string | undefined,
): string {
  const pairs = known.flatMap((name) => {
    const value = readValue(name)
    return value === undefined ? [] : [[name, value]]
  })
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
}
