/** Mounts the calls of every entity under /api/v1 and turns what they return or throw into JSON. */
import { Hono, type Context as HonoContext } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { type ApiRoute, apiCall } from '#domain/api-route.ts'
import type { Context } from '#domain/context.ts'
import { AppError } from '#platform/app-error.ts'
import type { AnswerCache } from '#platform/page-cache/answer-cache.ts'
import { respond } from '#platform/page-cache/send-answer.ts'
import { callerOf } from '#server/caller.ts'
import { answerFor } from '#server/error-answer.ts'
import { addressOfCall } from '#server/kept-answers.ts'
import { plainHeaders } from '#server/security-headers.ts'

/** What the HTTP surface knows of a request once its caller is known. */
export type ServerEnvironment = { Variables: { ctx: Context } }

/**
 * An app that serves `routes`, each with and without a slash at its end. A path that exists under
 * another method answers 405 with `Allow`, an unknown one 404.
 * @param cache keeps the answers of public content; without it each is made anew
 */
export function createApi(routes: ApiRoute[], cache?: AnswerCache): Hono<ServerEnvironment> {
  const api = new Hono<ServerEnvironment>()
  const methodsOf = Map.groupBy(routes, ({ path }) => path)
  // A literal path goes before one with a parameter in the same place, whatever file it came from.
  const literalFirst = [...methodsOf].toSorted(
    ([a], [b]) => Number(a.includes('{')) - Number(b.includes('{')),
  )

  for (const [path, sharing] of literalFirst) {
    const bare = path.replaceAll(/\{(\w+)\}/g, ':$1').replace(/\/$/, '')
    const patterns = [bare, `${bare}/`]
    for (const route of sharing) {
      api.on(route.method, patterns, (c) => keptOrNew(c, route, cache))
    }
    const allowed = sharing.map(({ method }) => method)
    if (allowed.includes('GET')) allowed.push('HEAD' as never)
    // It ends here, as a literal may look like a parameter: /job/create must not become GET /job/{id}.
    api.on('ALL', patterns, (c) => notAllowed(c, allowed))
  }
  api.notFound((c) => failure(c, new AppError(404, 'There is no such call')))
  api.onError((error, c) => failure(c, error))
  return api
}

async function keptOrNew(
  c: HonoContext<ServerEnvironment>,
  route: ApiRoute,
  cache: AnswerCache | undefined,
): Promise<Response> {
  const address = cache && addressOfCall(c.req.raw, route, c.req.param())
  if (!address) return answer(c, route, c.req.raw)
  const { publicUrl } = c.get('ctx').config
  return respond(cache, address, c.req.raw, async () => {
    const asked = new Request(publicUrl + address.key)
    const made = await answer(c, route, asked).catch((error) => failure(c, error))
    // What is kept is given out by itself, without what is put around other answers.
    for (const header of Object.entries(plainHeaders(publicUrl))) made.headers.set(...header)
    made.headers.set('Vary', 'Authorization')
    return made
  })
}

async function answer(
  c: HonoContext<ServerEnvironment>,
  route: ApiRoute,
  request: Request,
): Promise<Response> {
  const ctx = c.get('ctx')
  const call = apiCall(ctx, request, c.req.param(), async () => {
    if (!ctx.actor && !ctx.enrolling) return
    // A body may come a minute after its head, and its answer be read for minutes: what counts is who
    // may do this now.
    const { actor, enrolling } = await callerOf(ctx, request)
    ctx.actor = actor
    ctx.enrolling = enrolling
    await route.allow?.(ctx, call.param)
  })
  await route.allow?.(ctx, call.param)
  const result = await route.handle(call)
  // What answers a write, signing in included, is its caller's alone, with a token or without.
  if (ctx.actor || ctx.enrolling || route.method !== 'GET') c.header('Cache-Control', 'no-store')
  if (result instanceof Response) return result
  c.header(...neverAPage)
  return c.json({ success: true, ...result })
}

/** An answer may repeat what someone typed; no browser may take it for HTML. */
const neverAPage = ['X-Content-Type-Options', 'nosniff'] as const

/** 405: what stands at this address has other methods. */
export function notAllowed(c: HonoContext, allowed: string[]): Response {
  c.header('Allow', allowed.join(', '))
  return failure(c, new AppError(405, 'This method is not allowed here'))
}

/** The one place where an error becomes an API answer. */
export function failure(c: HonoContext<ServerEnvironment>, error: unknown): Response {
  const { status, headers, body } = answerFor(error, c.get('ctx')?.log)
  for (const [name, value] of Object.entries(headers)) c.header(name, value)
  c.header(...neverAPage)
  return c.json(body, status as ContentfulStatusCode)
}
