/** The whole URL map of the public site, for the server and the browser alike. */
import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import { ErrorPage, SiteFailure } from '#app/site/layout/error-page.tsx'
import { Layout } from '#app/site/layout/layout.tsx'
import type { PageModule, RouteHandle } from '#app/site/page.ts'
import career from '#app/site/sheets/career.css?url'
import caseSheet from '#app/site/sheets/case.css?url'
import contact from '#app/site/sheets/contact.css?url'
import craft from '#app/site/sheets/craft.css?url'
import home from '#app/site/sheets/home.css?url'
import notFoundSheet from '#app/site/sheets/not-found.css?url'
import service from '#app/site/sheets/service.css?url'
import services from '#app/site/sheets/services.css?url'
import studio from '#app/site/sheets/studio.css?url'
import work from '#app/site/sheets/work.css?url'

export type PageId =
  | 'home'
  | 'about'
  | 'services'
  | 'sub-services'
  | 'service-detail'
  | 'projects'
  | 'project-details'
  | 'products'
  | 'product-details'
  | 'contact'
  | 'privacy'
  | 'newsletter'
  | 'career'
  | 'job'
  | 'application'

export type Page = {
  id: PageId
  path: string
  /** URL of its own style sheet. */
  sheet: string
  /** The query parameters on which the page depends; the server forgets all others. */
  query?: readonly string[]
  /** Whether the page takes a posted form. */
  takesForm?: true
  module(): Promise<PageModule>
}

export const pages: readonly Page[] = [
  { id: 'home', path: '/', sheet: home, module: () => import('#app/site/home/home.page.tsx') },
  {
    id: 'about',
    path: '/about',
    sheet: studio,
    module: () => import('#app/site/about/about.page.tsx'),
  },
  {
    id: 'services',
    path: '/services',
    sheet: services,
    module: () => import('#app/site/services/services.page.tsx'),
  },
  {
    id: 'sub-services',
    path: '/services/sub-services/:id',
    sheet: craft,
    module: () => import('#app/site/services/sub-services.page.tsx'),
  },
  {
    id: 'service-detail',
    path: '/services/service-detail/:id',
    sheet: service,
    module: () => import('#app/site/services/service-detail.page.tsx'),
  },
  {
    id: 'projects',
    path: '/projects',
    sheet: work,
    query: ['category', 'page'],
    module: () => import('#app/site/projects/projects.page.tsx'),
  },
  {
    id: 'project-details',
    path: '/project-details',
    sheet: caseSheet,
    query: ['id'],
    module: () => import('#app/site/projects/project-details.page.tsx'),
  },
  {
    id: 'products',
    path: '/products',
    sheet: work,
    query: ['page', 'sent'],
    takesForm: true,
    module: () => import('#app/site/products/products.page.tsx'),
  },
  {
    id: 'product-details',
    path: '/product-details',
    sheet: caseSheet,
    query: ['id', 'sent'],
    takesForm: true,
    module: () => import('#app/site/products/product-details.page.tsx'),
  },
  {
    id: 'contact',
    path: '/contact',
    sheet: contact,
    query: ['sent'],
    takesForm: true,
    module: () => import('#app/site/contact/contact.page.tsx'),
  },
  {
    id: 'privacy',
    path: '/privacy',
    sheet: studio,
    module: () => import('#app/site/privacy/privacy.page.tsx'),
  },
  {
    id: 'newsletter',
    path: '/newsletter',
    sheet: contact,
    query: ['sent'],
    takesForm: true,
    module: () => import('#app/site/newsletter/newsletter.page.tsx'),
  },
  {
    id: 'career',
    path: '/career',
    sheet: career,
    module: () => import('#app/site/career/career.page.tsx'),
  },
  {
    id: 'job',
    path: '/career/:id',
    sheet: career,
    module: () => import('#app/site/career/job.page.tsx'),
  },
  {
    id: 'application',
    path: '/career/form/:id',
    sheet: career,
    query: ['sent'],
    takesForm: true,
    module: () => import('#app/site/career/application.page.tsx'),
  },
]

/** Ids of the routes around the pages. */
export const layoutId = 'layout'
export const notFoundId = 'not-found'
export { notFoundSheet }

/**
 * The routes of the site.
 * @param layoutLoader reads what the layout shows
 * @param pageRoute what the side in question, server or browser, knows of a page
 * @param statusOfUnknown what an address without a page answers
 */
export const createRoutes = (
  layoutLoader: RouteObject['loader'],
  pageRoute: (
    page: Page,
  ) => Pick<RouteObject, 'Component' | 'loader' | 'action' | 'handle' | 'lazy'>,
  statusOfUnknown: (args: LoaderFunctionArgs) => number | Promise<number>,
): RouteObject[] => [
  {
    id: layoutId,
    Component: Layout,
    ErrorBoundary: SiteFailure,
    loader: layoutLoader as never,
    shouldRevalidate: () => false,
    children: [
      ...pages.map(
        (page) =>
          ({
            id: page.id,
            path: page.path,
            ErrorBoundary: ErrorPage,
            ...pageRoute(page),
          }) as RouteObject,
      ),
      {
        id: notFoundId,
        path: '*',
        element: null,
        ErrorBoundary: ErrorPage,
        handle: { sheet: notFoundSheet } satisfies Pick<RouteHandle, 'sheet'>,
        async loader(args) {
          throw new Response(null, { status: await statusOfUnknown(args) })
        },
      },
    ],
  },
]
