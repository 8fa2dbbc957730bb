/** What happens when the visitor arrives on another page without a new document. */
import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, useLocation, useNavigationType } from 'react-router'
import { prefersStillness } from '#app/site/layout/motion.ts'

/** How far down each entry of the history was read, in pixels. */
const depths = new Map<string, number>()

/**
 * Goes smoothly to the top, or to the part that the address or the navigation asks for; back to
 * where the visitor was when going back. Takes the focus to the new page and closes open menus.
 */
export function useArrival() {
  const location = useLocation()
  const type = useNavigationType()
  const last = useRef(location)

  // Kept while scrolling: when the next page is there, the old position is already gone.
  useEffect(() => {
    const remember = () => depths.set(location.key, scrollY)
    addEventListener('scroll', remember, { passive: true })
    return () => removeEventListener('scroll', remember)
  }, [location.key])

  useLayoutEffect(() => {
    const from = last.current
    last.current = location
    if (from === location) return
    const elsewhere = subjectOf(from) !== subjectOf(location)
    const anchor = location.hash.slice(1) || (asksForForm(location.state) ? 'form' : '')
    const target = document.getElementById(anchor)
    if (elsewhere) closeMenus()
    if (elsewhere || target) {
      moveFocus(target ?? document.getElementById('content'))
    }
    if (type === 'POP') {
      scrollTo({ top: depths.get(location.key) ?? 0, behavior: 'instant' })
    } else if (anchor) {
      target?.scrollIntoView(motion())
    } else if (elsewhere) {
      // A page that turns into the next one has no distance left to scroll.
      scrollTo({ top: 0, ...(turns(location.state) ? still : motion()) })
    }
  }, [location, type])

  useLayoutEffect(() => {
    // A reload is the browser's to restore, going back within the site is ours.
    history.scrollRestoration = 'manual'
    const handBack = () => {
      history.scrollRestoration = 'auto'
    }
    addEventListener('pagehide', handBack)
    return () => removeEventListener('pagehide', handBack)
  }, [])
}

/** Takes the focus to a part of the page: the next press of Tab leads on from there. */
export function moveFocus(place: HTMLElement | null | undefined) {
  if (!place) return
  place.tabIndex = -1
  place.focus({ preventScroll: true })
}

/** What a page is about: details share a path, and a filter or the number of a page changes nothing. */
const subjectOf = ({ pathname, search }: Location): string =>
  `${pathname} ${new URLSearchParams(search).get('id') ?? ''}`

/** The navigation state that asks a page to scroll to its form. */
export const toForm = { scrollToForm: true }

const asksForForm = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'scrollToForm' in state

const still: ScrollOptions = { behavior: 'instant' }

/** Whether a link was followed whose picture becomes the next page's (portfolio-grid.tsx, next-project.tsx). */
const turns = (state: unknown): boolean =>
  'startViewTransition' in document &&
  typeof state === 'object' &&
  state !== null &&
  ('project' in state || 'product' in state)

const motion = (): ScrollOptions => ({ behavior: prefersStillness() ? 'instant' : 'smooth' })

/** Closes the Services panel and the side menu. */
export function closeMenus() {
  for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover()
}
