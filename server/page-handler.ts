/** Answers requests for the pages of the public site. */
import { formHandlers, loaders, loadSite } from '#app/site/loaders.server.ts'
import type { SiteData } from '#app/site/page.ts'
import type { Context } from '#domain/context.ts'
import { defaultSettings } from '#domain/settings/settings.defaults.ts'
import { AppError } from '#platform/app-error.ts'
import type { Config } from '#platform/config.ts'
import { readLimited } from '#platform/http/read-limited.ts'
import type { EntryAssets } from '#server/assets.ts'
import { answerFor } from '#server/error-answer.ts'
import { securityHeaders } from '#server/security-headers.ts'

/** The built or freshly compiled app/site/entry.server.tsx. */
export type Renderer = typeof import('#app/site/entry.server.tsx')
export type LoadRenderer = () => Promise<Renderer>

export type PageHandlerOptions = {
  loadRenderer: LoadRenderer
  assets: EntryAssets
  config: Pick<Config, 'publicUrl'>
}

/** Bytes of a posted form; the contact form's fields are far below. */
const maxFormBytes = 64 * 1024

/**
 * A handler that renders pages. What a page shows depends on its path and on the query parameters
 * that it knows, on nothing else: headers, cookies and who is asking play no part, so that the
 * finished bytes may be kept and handed to anyone.
 */
export function createPageHandler(options: PageHandlerOptions) {
  const { loadRenderer, assets, config } = options
  const headers = { 'Content-Type': 'text/html; charset=utf-8', ...securityHeaders() }

  return async (request: Request, caller: Context): Promise<Response> => {
    const ctx: Context = { ...caller, actor: null }
    const renderer = await loadRenderer()
    const asked = new URL(request.url)
    const page = renderer.findPage(asked.pathname)
    const url = knownAddress(asked, config.publicUrl, page?.query)
    const failed = failures(ctx)

    const method = request.method
    const allowed = ['GET', 'HEAD', ...(page?.takesForm ? ['POST'] : [])]
    if (page && !allowed.includes(method)) {
      failed.note(new AppError(405, 'This method is not allowed here'))
      failed.headers['Allow'] = allowed.join(', ')
    }
    let submit: (() => Promise<Awaited<ReturnType<NonNullable<typeof handleForm>>>>) | undefined
    const handleForm = page && formHandlers[page.id]
    if (method === 'POST' && handleForm && failed.status === undefined) {
      const form = await readForm(request).catch(failed.note)
      if (form) submit = () => handleForm(ctx, form).catch(failed.raise)
    }
    const site = await loadSite(ctx).catch((error) => {
      failed.note(error)
      return bareSite
    })
    const rendered = await renderer.renderPage({
      url,
      site,
      load: (id, pageRequest) => loaders[id](ctx, pageRequest).catch(failed.raise),
      submit,
      failure: failed.status,
      assets,
      publicUrl: config.publicUrl,
    })
    if ('redirect' in rendered) {
      return new Response(null, { status: 303, headers: { Location: rendered.redirect } })
    }
    return new Response(method === 'HEAD' ? null : rendered.html, {
      status: rendered.status,
      headers: { ...headers, ...(rendered.status >= 400 && failed.headers) },
    })
  }
}

/** What surrounds a page while the database can't be asked. */
const bareSite: SiteData = { settings: defaultSettings, categories: [] }

/** The address under our own name, with only the parameters the page knows, in a fixed order. */
function knownAddress(asked: URL, publicUrl: string, known: readonly string[] = []): URL {
  const url = new URL(publicUrl)
  url.pathname = asked.pathname
  for (const name of known) {
    const value = asked.searchParams.get(name)
    if (value) url.searchParams.set(name, value)
  }
  return url
}

/** @throws AppError 415 for what is no plain form, 413 above 64 kB */
async function readForm(request: Request): Promise<URLSearchParams> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) {
    throw new AppError(415, 'Send this form as application/x-www-form-urlencoded')
  }
  return new URLSearchParams((await readLimited(request, maxFormBytes)).toString('utf8'))
}

/** Remembers the first failure of a request, and logs those that nobody expected. */
function failures(ctx: Context) {
  const failed = {
    status: undefined as number | undefined,
    headers: {} as Record<string, string>,
    note(error: unknown): undefined {
      const answer = answerFor(error, ctx.log)
      failed.status ??= answer.status
      failed.headers = { ...answer.headers, ...failed.headers }
    },
    /** Passes the failure on to the renderer in the form it understands. */
    raise(error: unknown): never {
      failed.note(error)
      throw new Response(null, { status: answerFor(error, undefined).status })
    },
  }
  return failed
}
