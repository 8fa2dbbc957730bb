/** Takes over the page that the server rendered. */
import './site.css'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import {
  createBrowserRouter,
  createPath,
  type HydrationState,
  type LoaderFunctionArgs,
  matchRoutes,
  type RouteObject,
  RouterProvider,
} from 'react-router'
import { rootId, stateId } from '#app/site/document.ts'
import { keyEntries } from '#app/site/layout/depths.ts'
import { failedEvent } from '#app/site/load-when-needed.ts'
import type { PageModule, RouteHandle, SiteData } from '#app/site/page.ts'
import { createRoutes, layoutId, notFoundSheet, type Page, pages } from '#app/site/routes.tsx'
import { fetchSheet } from '#app/site/sheets.ts'

const state: HydrationState = JSON.parse(document.getElementById(stateId)?.textContent ?? '{}')

/** The page on show: its module is here before React takes over, so that nothing flickers. */
const current = matchRoutes([...pages], location)?.[0]?.route as Page | undefined
const currentModule = await current?.module().catch((failure: unknown) => {
  dispatchEvent(new Event(failedEvent))
  throw failure
})

// The router is made in a task of its own, apart from the reading of all modules.
await new Promise((resolve) => setTimeout(resolve))

const routeOf = ({ sheet }: Page, module: PageModule): Partial<RouteObject> => ({
  Component: module.default,
  handle: { meta: module.meta, sheet } satisfies RouteHandle,
  loader: ({ params, url, request }: LoaderFunctionArgs) =>
    module.loader?.({ params, url: new URL(url), signal: request.signal }) ?? null,
})

/**
 * Loads a page's module and its style sheet. One that can't be had, after a deployment for instance,
 * makes the browser fetch the page itself (the specification, error catalogue). That can't go round
 * in circles: the page comes finished from the server, and its own module failing starts no second
 * attempt.
 */
async function loadRoute(page: Page): Promise<Partial<RouteObject>> {
  try {
    const [module] = await Promise.all([page.module(), fetchSheet(page.sheet)])
    return routeOf(page, module)
  } catch {
    const wanted = createPath(router.state.navigation.location ?? location)
    // Going back changes the address beforehand; to assign the same one again would do nothing.
    if (wanted === createPath(location)) location.reload()
    else location.assign(wanted)
    return new Promise(() => {})
  }
}

const site = state.loaderData?.[layoutId] as SiteData
const routes = createRoutes(
  () => site,
  (page) =>
    (page === current && currentModule
      ? routeOf(page, currentModule)
      : { lazy: () => loadRoute(page) }) as RouteObject,
  async () => {
    // The page says what it says without it too.
    await fetchSheet(notFoundSheet).catch(() => {})
    return 404
  },
)
keyEntries()
const router = createBrowserRouter(routes, { hydrationData: state })

// As a transition it gives way to the visitor between its steps.
startTransition(() => {
  hydrateRoot(document.getElementById(rootId) as HTMLElement, <RouterProvider router={router} />)
})
