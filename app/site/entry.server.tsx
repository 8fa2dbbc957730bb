/**
 * Renders pages of the site to whole documents. Holds no server code: what pages need from the
 * database is handed in by the caller.
 */
import { renderToString } from 'react-dom/server'
import {
  createContext,
  createStaticHandler,
  createStaticRouter,
  data,
  type LoaderFunctionArgs,
  matchRoutes,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router'
import { type DocumentAssets, renderDocument } from '#app/site/document.ts'
import { styleOf } from '#app/site/document-style.ts'
import { failureMeta } from '#app/site/head.ts'
import {
  metaOf,
  type PageMeta,
  type PageModule,
  type PageRequest,
  type SiteData,
} from '#app/site/page.ts'

export { loaderSource } from '#app/site/load-when-needed.ts'

import {
  createRoutes,
  notFoundId,
  notFoundSheet,
  type Page,
  type PageId,
  pages,
} from '#app/site/routes.tsx'

export type RenderRequest = {
  /** The address, holding only query parameters that the page knows. */
  url: URL
  site: SiteData
  /** Reads what a page shows. @throws Response with the status of the error page to show */
  load(page: PageId, request: PageRequest): Promise<unknown>
  /** What comes back with the page's form, where one was posted and refused. */
  refusal?: { status: number; data: unknown } | undefined
  /** Status of the error page to show instead of the page. */
  failure?: number | undefined
  assets: DocumentAssets
  publicUrl: string
}

export type RenderedPage = {
  status: number
  html: string
  /** What stands in the document's inline style, if it has one. */
  style: string | undefined
}

type FoundPage = Pick<Page, 'id' | 'path' | 'sheet' | 'query' | 'takesForm'> &
  Pick<PageRequest, 'params'>

const request = createContext<RenderRequest>()

/** The page of an address, and what it may be asked; undefined where there is no page. */
export function findPage(pathname: string): FoundPage | undefined {
  const [match] = matchRoutes([...pages], pathname) ?? []
  return match && { ...(match.route as Page), params: match.params }
}

/**
 * What the head of a page says, without rendering the page; undefined where there is no page.
 * @throws what `load` throws
 */
export async function describePage({
  url,
  site,
  load,
}: Pick<RenderRequest, 'url' | 'site' | 'load'>): Promise<PageMeta | undefined> {
  const { modules } = await prepared()
  const page = findPage(url.pathname)
  if (!page) return undefined
  const loaded = await load(page.id, { params: page.params, url })
  return metaOf(modules.get(page.id) as PageModule, loaded, site.settings)
}

/** Renders one page, or the error page in its place. */
export async function renderPage(asked: RenderRequest): Promise<RenderedPage> {
  const { handler, modules } = await prepared()
  const requestContext = new RouterContextProvider()
  requestContext.set(request, asked)
  const method = asked.refusal ? 'POST' : 'GET'
  const context = await handler.query(new Request(asked.url, { method }), { requestContext })
  if (context instanceof Response) throw new Error('A page of the site answered by itself')

  const { loaderData, actionData, errors } = context
  const body = renderToString(
    <StaticRouterProvider
      router={createStaticRouter(handler.dataRoutes, context)}
      context={context}
      hydrate={false}
    />,
  )
  const page = context.matches.at(-1)?.route.id ?? ''
  const meta: PageMeta = errors
    ? failureMeta(context.statusCode)
    : metaOf(modules.get(page) as PageModule, loaderData[page], asked.site.settings)
  const sheet = page === notFoundId ? notFoundSheet : pages.find(({ id }) => id === page)?.sheet
  const style = styleOf({ meta, assets: asked.assets, sheet })
  const html = renderDocument({
    meta,
    settings: asked.site.settings,
    publicUrl: asked.publicUrl,
    assets: asked.assets,
    sheet,
    style,
    body,
    state: { loaderData, actionData, errors: errors && publicErrors(errors) },
  })
  return { status: context.statusCode, html, style }
}

/** Errors as the browser may know them: their status alone. */
const publicErrors = (errors: Record<string, { status?: number }>) =>
  Object.fromEntries(
    Object.entries(errors).map(([route, { status = 500 }]) => [
      route,
      { status, statusText: '', internal: false, data: null },
    ]),
  )

/** The routes with all their modules, loaded once. */
let ready: ReturnType<typeof prepare> | undefined
const prepared = () => {
  ready ??= prepare()
  return ready
}

async function prepare() {
  const loaded = pages.map(async (page) => [page.id, await page.module()] as const)
  const modules = new Map<string, PageModule>(await Promise.all(loaded))
  const routes = createRoutes(
    ({ context }: LoaderFunctionArgs) => context.get(request).site,
    (page) => ({
      Component: modules.get(page.id)?.default,
      async loader({ context, params, url }) {
        const { failure, load } = context.get(request)
        if (failure !== undefined) throw new Response(null, { status: failure })
        return load(page.id, { params, url })
      },
      ...(page.takesForm && {
        action({ context }) {
          const { refusal } = context.get(request)
          return data(refusal?.data, { status: refusal?.status ?? 400 })
        },
      }),
    }),
    ({ context }) => context.get(request).failure ?? 404,
  )
  return { handler: createStaticHandler(routes), modules }
}
