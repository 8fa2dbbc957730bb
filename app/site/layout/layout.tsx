/** What surrounds every public page. */
import { useEffect } from 'react'
import { Outlet, useLoaderData, useLocation } from 'react-router'
import { Notices } from '#app/site/form/notices.tsx'
import { Footer } from '#app/site/layout/footer.tsx'
import { Header } from '#app/site/layout/header.tsx'
import { ScrollButton } from '#app/site/layout/scroll-button.tsx'
import { SideTitle } from '#app/site/layout/side-title.tsx'
import { useArrival } from '#app/site/layout/use-arrival.ts'
import { useHead } from '#app/site/layout/use-head.ts'
import { useReveal } from '#app/site/layout/use-reveal.ts'
import type { SiteData } from '#app/site/page.ts'
import { usePageSheet } from '#app/site/sheets.ts'

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
  usePageSheet()
  useHead(site)
  useArrival()
  useReveal()
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = ''
  }, [])
  return (
    <>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      {site.heading && (
        <aside className="heading-bar" aria-label="Notice">
          <p>{site.heading}</p>
        </aside>
      )}
      <Header site={site} overHero={pathname === '/'} />
      <SideTitle pathname={pathname} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer site={site} />
      <ScrollButton />
      <Notices />
    </>
  )
}
