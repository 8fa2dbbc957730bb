/**
 * The style sheets of pages, beside the one that all share. Exactly one is on show, so that a page
 * looks the same whichever way the visitor came. Browser only.
 */
import { useInsertionEffect } from 'react'
import { useMatches } from 'react-router'
import type { RouteHandle } from '#app/site/page.ts'

const coming = new Map<string, Promise<void>>()

const isOnPage = (href: string) => document.querySelector(`[data-page="${href}"]`) !== null

/**
 * Fetches a page's sheet without showing it.
 * @throws an event where it can't be had
 */
export function fetchSheet(href: string): Promise<void> {
  const waiting = coming.get(href) ?? (isOnPage(href) ? Promise.resolve() : addSheet(href))
  coming.set(href, waiting)
  return waiting
}

function addSheet(href: string): Promise<void> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  // Fetched at once all the same, but the page on show has none of it.
  link.media = 'not all'
  link.fetchPriority = 'high'
  link.dataset['page'] = href
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', reject)
    document.head.append(link)
  })
}

/** Shows the sheet of the page on show, before anything of the page is measured or painted. */
export function usePageSheet() {
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined
  const shown = handle?.sheet
  useInsertionEffect(() => {
    for (const own of document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>(
      '[data-page]',
    )) {
      const media = own.dataset['page'] === shown ? 'all' : 'not all'
      // Of the sheet, not of the link: that would be fetched once more by some browsers.
      if (own.sheet) own.sheet.media.mediaText = media
    }
  }, [shown])
}
