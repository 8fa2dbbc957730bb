/** Answers requests for the pages of the public site. */
import { createHash } from 'node:crypto'
import {
  type FormOutcome,
  formHandlers,
  loaders,
  loadSite,
  withoutData,
} from '#app/site/loaders.server.ts'
import type { Context } from '#domain/context.ts'
import { defaultSettings } from '#domain/settings/settings.defaults.ts'
import { AppError } from '#platform/app-error.ts'
import type { Config } from '#platform/config.ts'
import type { EntryAssets } from '#server/assets.ts'
import { answerFor, publicError } from '#server/error-answer.ts'
import { pictureOrigins, securityHeaders } from '#server/security-headers.ts'

/** The built or freshly compiled app/site/entry.server.tsx. */
export type Renderer = typeof import('#app/site/entry.server.tsx')
export type LoadRenderer = () => Promise<Renderer>

export type PageHandlerOptions = {
  loadRenderer: LoadRenderer
  assets: EntryAssets
  config: Pick<Config, 'publicUrl'>
}

/**
 * A handler that renders pages. What a page shows depends on its path and on the query parameters
 * that it knows, on nothing else: headers, cookies and who is asking play no part, so that the
 * finished bytes may be kept and handed to anyone.
 */
export function createPageHandler({ loadRenderer, assets, config }: PageHandlerOptions) {
  const { publicUrl } = config

  return async (request: Request, caller: Context): Promise<Response> => {
    const ctx: Context = { ...caller, actor: null }
    const renderer = await loadRenderer()
    const asked = new URL(request.url)
    const wellFormed = isWellFormed(asked.pathname)
    // What can't be decoded stands in the page as it was written.
    if (!wellFormed) asked.pathname = asked.pathname.replaceAll('%', '%25')
    const page = renderer.findPage(asked.pathname)
    const url = knownAddress(asked, publicUrl, page?.query)
    const trouble = new Trouble(ctx)

    if (!wellFormed) trouble.note(new AppError(400, 'This address could not be read'))
    const allowed = ['GET', 'HEAD', ...(page?.takesForm ? ['POST'] : [])]
    if (page && !allowed.includes(request.method)) {
      trouble.note(new AppError(405, 'This method is not allowed here'))
      trouble.headers.set('Allow', allowed.join(', '))
    }
    const site = await loadSite(ctx).catch((error) => {
      trouble.note(error)
      return { ...bareSite, publicUrl }
    })
    let outcome: FormOutcome | undefined
    const takeForm = page && request.method === 'POST' ? formHandlers[page.id] : undefined
    // Without the database a form is read all the same, to give back what was typed.
    if (takeForm && (trouble.status === undefined || trouble.status === 503)) {
      const taking = takeForm(ctx, request, { params: page?.params ?? {}, url })
      outcome = await taking.catch((error) => trouble.note(error))
      // The page comes back with its form, which says what happened.
      if (outcome) trouble.status = undefined
    }
    if (outcome && 'redirect' in outcome) {
      return new Response(null, { status: 303, headers: { Location: outcome.redirect } })
    }

    const render = () =>
      renderer.renderPage({
        url,
        site,
        load: (id, pageRequest) =>
          loaders[id](ctx, pageRequest).catch((error) => {
            const bare = outcome && withoutData[id]
            const isAway = publicError(error).status === 503
            return bare && isAway ? bare(pageRequest) : trouble.raise(error)
          }),
        refusal: outcome,
        failure: trouble.status,
        assets,
        publicUrl,
      })
    const { status, html, style } = await render().catch((error) => {
      trouble.note(error)
      return render()
    })
    const headers = new Headers({
      'Content-Type': 'text/html; charset=utf-8',
      ...securityHeaders({
        pictures: pictureOrigins(site.settings),
        scripts: [hashOf(renderer.loaderSource())],
        styles: style === undefined ? [] : [hashOf(style)],
        publicUrl,
      }),
    })
    if (status >= 400) {
      headers.set('Cache-Control', 'no-store')
      for (const [name, value] of trouble.headers) headers.set(name, value)
    }
    if (outcome?.retryAfter) headers.set('Retry-After', String(outcome.retryAfter))
    return new Response(request.method === 'HEAD' ? null : html, { status, headers })
  }
}

/** The hash of an inline script or style, as a policy names it. */
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Whether an address holds no broken percent-encoding. */
export function isWellFormed(pathname: string): boolean {
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}

/** What surrounds a page while the database can't be asked. */
const bareSite = { settings: defaultSettings, categories: [], heading: '' }

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

/** What went wrong in one request. The first failure decides what the visitor sees. */
class Trouble {
  status: number | undefined
  readonly headers = new Headers()
  readonly #ctx: Context

  constructor(ctx: Context) {
    this.#ctx = ctx
  }

  /** Remembers a failure, and logs it where nobody expected it. */
  note(error: unknown): undefined {
    const answer = answerFor(error, this.#ctx.log)
    if (this.status !== undefined) return
    this.status = answer.status
    for (const [name, value] of Object.entries(answer.headers)) this.headers.set(name, value)
  }

  /** Remembers a failure and passes it on in the form that the renderer understands. */
  raise(error: unknown): never {
    this.note(error)
    throw new Response(null, { status: this.status ?? 500 })
  }
}
