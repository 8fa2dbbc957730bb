/** The whole HTTP surface, from top to bottom. */
import { Hono, type Context as HonoContext } from 'hono'
import type { Context, Services } from '#domain/context.ts'
import { catalogueUrl } from '#domain/lead/lead.checks.ts'
import type { RequestRecorder } from '#domain/request-log/recorder.ts'
import { AppError } from '#platform/app-error.ts'
import type { ContentVersion } from '#platform/content-version.ts'
import type { AnswerCache } from '#platform/page-cache/answer-cache.ts'
import { createApi, failure, notAllowed, type ServerEnvironment } from '#server/api.ts'
import { apiDocsRoutes } from '#server/api-docs/routes.ts'
import { addressReader, contextOf, tokenOf } from '#server/caller.ts'
import { catalogueHandler } from '#server/catalogue/catalogue.ts'
import { healthRoutes } from '#server/health.ts'
import { mediaHandler } from '#server/media.ts'
import { recordCalls } from '#server/request-log.ts'
import { apiRoutes } from '#server/routes.ts'
import { plainHeaders } from '#server/security-headers.ts'
import { siteFilePaths, siteFiles } from '#server/site-files.ts'

/** Answers requests for pages: of the public site, or of the office. */
export type PageHandler = (request: Request, ctx: Context) => Promise<Response>

export type AppParts = {
  services: Services
  requestRecorder: RequestRecorder
  sitePages: PageHandler
  officePages: PageHandler
  /** The pictures that stand for pages where they are shared. */
  pagePictures: PageHandler
  /** Serves the built client files; absent where a development server does. */
  staticFiles?: Hono
  isDraining?: () => boolean
  /** Keeps finished public answers for as long as the content stays; without it each is made anew. */
  kept?: { cache: AnswerCache; contentVersion: ContentVersion }
}

/**
 * The product as one handler of requests. Whatever is thrown becomes an answer; what names neither a
 * file nor a call is for the pages, which know what isn't there.
 */
export function createApp(parts: AppParts) {
  const { services } = parts
  const app = new Hono<ServerEnvironment>()
  const addressOf = addressReader(services.config.trustedProxies)

  const plain = Object.entries(plainHeaders(services.config.publicUrl))
  app.use('*', async (c, next) => {
    await next()
    for (const [name, value] of plain) if (!c.res.headers.has(name)) c.header(name, value)
    if (tokenOf(c.req.raw)) c.header('Cache-Control', 'no-store')
    // The answer as it would be, but nobody reads its body: an open file would stay open for ever.
    if (c.req.method === 'HEAD') await c.res.body?.cancel()
  })
  app.route('/', healthRoutes(services.db, parts.isDraining ?? (() => false)))
  app.get('/media/:key', mediaHandler(services))
  app.get(catalogueUrl, catalogueHandler(services))
  app.route('/', siteFiles(services))
  for (const path of ['/healthz', '/readyz', catalogueUrl, ...siteFilePaths]) {
    app.all(path, (c) => notAllowed(c, ['GET', 'HEAD']))
  }
  if (parts.staticFiles) app.route('/', parts.staticFiles)

  app.use('*', recordCalls(parts.requestRecorder))
  app.use('*', async (c, next) => {
    const ip = addressOf(peerOf(c), c.req.header('x-forwarded-for') ?? null)
    c.set('ctx', { ...services, ip, userAgent: '', actor: null })
    c.set('ctx', await contextOf(services, c.req.raw, ip))
    await next()
    // Who has written sees it at once: this process knows of the write before it answers.
    if (c.get('ctx').actor && !isRead(c.req.method)) await parts.kept?.contentVersion.check()
  })
  app.route('/api/v1', apiDocsRoutes(services.config.publicUrl))
  app.route('/api/v1', createApi(apiRoutes, parts.kept?.cache))
  app.all('/api/*', (c) => failure(c, new AppError(404, 'There is no such call')))

  const office = (c: HonoContext<ServerEnvironment>) => parts.officePages(c.req.raw, c.get('ctx'))
  app.get('/admin', office)
  // The menu of the office knows its dashboard by the one address only.
  app.get('/admin/', (c) => c.redirect(`/admin${new URL(c.req.url).search}`, 308))
  app.get('/admin/*', office)
  // Where links in mails to staff lead.
  app.get('/reset-password', office)
  app.get('/undo-email', office)
  app.get('/og/*', (c) => parts.pagePictures(c.req.raw, c.get('ctx')))
  app.all('*', (c) => parts.sitePages(c.req.raw, c.get('ctx')))
  app.onError((error, c) => failure(c, error))
  return app
}

const isRead = (method: string) => ['GET', 'HEAD', 'OPTIONS'].includes(method)

/** The address at the other end of the connection; empty where a test calls without one. */
function peerOf(c: HonoContext): string {
  const env = c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined
  return env?.incoming?.socket?.remoteAddress ?? ''
}
