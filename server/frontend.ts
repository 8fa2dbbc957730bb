/** Where pages come from: the built tree, or the sources through a development server. */
import type { RequestListener } from 'node:http'
import type { ViteDevServer } from 'vite'
import type { Config } from '#platform/config.ts'
import type { AnswerCache } from '#platform/page-cache/answer-cache.ts'
import type { AppParts, PageHandler } from '#server/app.ts'
import { builtAssets, developmentAssets } from '#server/assets.ts'
import { keepPages } from '#server/kept-answers.ts'
import type { FindPage } from '#server/metrics/metrics.ts'
import { createOfficePages } from '#server/office-shell.ts'
import { createPageHandler, type LoadRenderer } from '#server/page-handler.ts'
import { createPagePictures } from '#server/page-picture/page-pictures.ts'
import { staticFiles } from '#server/static-files.ts'

export type Frontend = {
  parts: Pick<AppParts, 'sitePages' | 'officePages' | 'pagePictures' | 'staticFiles'>
  /** Puts what must see a request first in front of the server. */
  wrap(listener: RequestListener): RequestListener
  /** The pattern of the public page at a path. */
  findPage: FindPage
  close(): Promise<void>
}

const rendererSource = '/app/site/entry.server.tsx'

/** Pages from the built tree; in development from the sources, with hot reload. */
export const openFrontend = (
  config: Config,
  development: boolean,
  cache: AnswerCache,
): Promise<Frontend> => (development ? openDevelopment(config) : openBuilt(config, cache))

async function openBuilt(config: Config, cache: AnswerCache): Promise<Frontend> {
  const assets = await builtAssets()
  const built = new URL('../build/server/entry.server.js', import.meta.url).href
  const loadRenderer: LoadRenderer = () => import(built)
  const pages = createPageHandler({ loadRenderer, assets: assets.site, config })
  return {
    parts: {
      sitePages: keepPages(cache, loadRenderer, pages),
      officePages: createOfficePages({ assets: assets.office, publicUrl: config.publicUrl }),
      pagePictures: createPagePictures(loadRenderer),
      staticFiles: staticFiles(),
    },
    wrap: (listener) => listener,
    findPage: pageFinder(loadRenderer),
    close: async () => {},
  }
}

async function openDevelopment(config: Config): Promise<Frontend> {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
  const loadRenderer: LoadRenderer = async () =>
    (await vite.ssrLoadModule(rendererSource)) as Awaited<ReturnType<LoadRenderer>>
  const { site, office } = developmentAssets
  return {
    parts: {
      sitePages: withHotReload(vite, createPageHandler({ loadRenderer, assets: site, config })),
      officePages: withHotReload(
        vite,
        createOfficePages({ assets: office, publicUrl: config.publicUrl }),
      ),
      pagePictures: createPagePictures(loadRenderer),
    },
    wrap: (listener) => (request, response) => {
      vite.middlewares(request, response, () => listener(request, response))
    },
    findPage: pageFinder(loadRenderer),
    close: () => vite.close(),
  }
}

const pageFinder =
  (loadRenderer: LoadRenderer): FindPage =>
  async (path) =>
    (await loadRenderer()).findPage(path)?.path

/** Adds the development server's inline scripts to each page, and drops the policy that forbids them. */
function withHotReload(vite: ViteDevServer, pages: PageHandler): PageHandler {
  return async (request, ctx) => {
    const response = await pages(request, ctx)
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response
    const headers = new Headers(response.headers)
    headers.delete('content-security-policy')
    headers.delete('content-length')
    const html = await vite.transformIndexHtml(new URL(request.url).pathname, await response.text())
    return new Response(html, { status: response.status, headers })
  }
}
