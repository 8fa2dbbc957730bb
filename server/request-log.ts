/** Takes down the calls that the request log is to hold. */
import type { MiddlewareHandler } from 'hono'
import type { RequestRecorder } from '#domain/request-log/recorder.ts'
import type { ServerEnvironment } from '#server/api.ts'
import { tokenOf } from '#server/caller.ts'
import { routePatternOf } from '#server/metrics/route-pattern.ts'

const reading = ['GET', 'HEAD', 'OPTIONS']

/**
 * Longest text kept of what a caller sent: hardly a path of ours is longer, nor what browsers
 * say of themselves; each letter costs some 30 bytes in the index that searches the log.
 */
const longest = 200

/**
 * Records every call that carries a token, writes, or fails. Of what the caller sent, only the
 * method, the path and the user agent are kept: no query, header or body, so no secret either. The
 * line for operators has less still: the route's pattern, which names nobody. Of what strangers do
 * beyond the recorder's allowance there is neither.
 */
export const recordCalls =
  (recorder: RequestRecorder): MiddlewareHandler<ServerEnvironment> =>
  async (c, next) => {
    const timestamp = new Date()
    const start = performance.now()
    await next()
    const { status } = c.res
    const isWorthIt =
      c.req.header('authorization') !== undefined ||
      !reading.includes(c.req.method) ||
      status >= 400
    if (!isWorthIt) return
    const ctx = c.get('ctx')
    const isTaken = recorder.record({
      method: c.req.method.slice(0, 20),
      route: oneLine(c.req.path),
      user: oneLine(c.req.header('user-agent') ?? ''),
      ip: ctx?.ip ?? '',
      username: (ctx?.actor ?? ctx?.enrolling)?.username ?? '',
      timestamp,
      statusCode: status,
      isSignIn: isSignIn(c.req.raw, c.req.path),
    })
    if (!isTaken) return
    ctx?.log.info(
      {
        method: c.req.method.slice(0, 20),
        route: routePatternOf(c.req.path) ?? 'page',
        status,
        ms: Math.round(performance.now() - start),
      },
      'request',
    )
  }

/**
 * Whether a request tries a name and password, or a code. One with a token doesn't: where that is dead, it
 * is refused before anything is looked at, as fast as it is sent.
 */
const isSignIn = (request: Request, path: string) =>
  request.method === 'POST' &&
  /^\/api\/v1\/admin\/login(\/second)?\/?$/.test(path) &&
  tokenOf(request) === ''

/** Nothing in the log may look like a line of its own, or be what the database can't hold. */
const oneLine = (value: string) =>
  value
    .replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, ' ')
    .toWellFormed()
    .slice(0, longest)
