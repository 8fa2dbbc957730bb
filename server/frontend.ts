/** Where pages come from: the built tree, or the sources through a development server. */
import type { RequestListener } from 'node:http'
import type { Config } from '#platform/config.ts'
import type { AppParts } from '#server/app.ts'
import { builtAssets, developmentAssets } from '#server/assets.ts'
import { createOfficePages } from '#server/office-shell.ts'
import { createPageHandler, type LoadRenderer } from '#server/page-handler.ts'
import { staticFiles } from '#server/static-files.ts'

export type Frontend = {
  parts: Pick<AppParts, 'sitePages' | 'officePages' | 'staticFiles'>
  /** Puts what must see a request first in front of the server. */
  wrap(listener: RequestListener): RequestListener
  close(): Promise<void>
}

const rendererSource = '/app/site/entry.server.tsx'

/** Pages from the built tree; in development from the sources, with hot reload. */
export const openFrontend = (config: Config, development: boolean): Promise<Frontend> =>
  development ? openDevelopment(config) : openBuilt(config)

async function openBuilt(config: Config): Promise<Frontend> {
  const assets = await builtAssets()
  const built = new URL('../build/server/entry.server.js', import.meta.url).href
  const loadRenderer: LoadRenderer = () => import(built)
  return {
    parts: {
      sitePages: createPageHandler({ loadRenderer, assets: assets.site, config }),
      officePages: createOfficePages({ assets: assets.office }),
      staticFiles: staticFiles(),
    },
    wrap: (listener) => listener,
    close: async () => {},
  }
}

async function openDevelopment(config: Config): Promise<Frontend> {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
  const loadRenderer: LoadRenderer = async () =>
    (await vite.ssrLoadModule(rendererSource)) as Awaited<ReturnType<LoadRenderer>>
  return {
    parts: {
      sitePages: createPageHandler({ loadRenderer, assets: developmentAssets.site, config }),
      officePages: createOfficePages({ assets: developmentAssets.office }),
    },
    wrap: (listener) => (request, response) => {
      vite.middlewares(request, response, () => listener(request, response))
    },
    close: () => vite.close(),
  }
}
