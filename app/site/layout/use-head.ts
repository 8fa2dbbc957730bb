/** Keeps the document's head with the page after the visitor went on to another. */
import { useEffect } from 'react'
import { useLocation, useMatches } from 'react-router'
import { documentTitle, shortened } from '#app/site/head.ts'
import { arrived, atHand } from '#app/site/later.ts'
import { metaOf, type PageMeta, type RouteHandle, type SiteData } from '#app/site/page.ts'

/**
 * Title, description and canonical address: what bookmarks and shared links are made of. They are
 * the new page's at once, and say more when all of it has come.
 */
export function useHead(site: SiteData) {
  const match = useMatches().at(-1)
  const page = match?.handle as RouteHandle | undefined
  const data = match?.loaderData
  const { state } = useLocation()
  useEffect(() => {
    if (!page || data === undefined) return
    let gone = false
    const show = (known: unknown) => {
      if (!gone) showMeta(metaOf(page, atHand(known, state), site.settings), site)
    }
    show(data)
    // What can't be had is the page's to explain; the head stays as it is.
    arrived(data).then(show, () => {})
    return () => {
      gone = true
    }
  }, [page, data, state, site])
}

/** Writes what a document's head says of a page. */
export function showMeta(meta: PageMeta, { settings, publicUrl }: SiteData) {
  const { head } = document
  document.title = documentTitle(meta, settings)
  head
    .querySelector('meta[name="description"]')
    ?.setAttribute('content', shortened(meta.description))
  head.querySelector('link[rel="canonical"]')?.remove()
  if (meta.index === false) return
  const canonical = document.createElement('link')
  canonical.rel = 'canonical'
  canonical.href = publicUrl + meta.path
  head.append(canonical)
}
