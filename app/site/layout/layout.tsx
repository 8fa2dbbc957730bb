/** What surrounds every public page. */
import { useEffect } from 'react'
import { Outlet, useLoaderData, useLocation, useMatches } from 'react-router'
import { documentTitle } from '#app/site/head.ts'
import { Footer } from '#app/site/layout/footer.tsx'
import { Header } from '#app/site/layout/header.tsx'
import { ScrollButton } from '#app/site/layout/scroll-button.tsx'
import { SideTitle } from '#app/site/layout/side-title.tsx'
import { useArrival } from '#app/site/layout/use-arrival.ts'
import { metaOf, type PageModule, type SiteData } from '#app/site/page.ts'
import { Toaster } from '#app/ui/toaster.tsx'

export function Layout() {
  const site = useLoaderData<SiteData>()
  return (
    <Frame site={site}>
      <Outlet />
    </Frame>
  )
}

/** The frame by itself, for the page that shows where not even the layout could be read. */
export function Frame({ site, children }: { site: SiteData; children: React.ReactNode }) {
  const { pathname } = useLocation()
  useTitle(site)
  useArrival()
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = ''
  }, [])
  return (
    <>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <Header site={site} overHero={pathname === '/'} />
      <SideTitle pathname={pathname} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer site={site} />
      <ScrollButton />
      <Toaster />
    </>
  )
}

/** Keeps the document's title with the page after the visitor went on to another. */
function useTitle({ settings }: SiteData) {
  const match = useMatches().at(-1)
  const page = match?.handle as Pick<PageModule, 'meta'> | undefined
  const data = match?.loaderData
  useEffect(() => {
    if (page && data !== undefined) {
      document.title = documentTitle(metaOf(page, data, settings), settings)
    }
  }, [page, data, settings])
}
