/** What happens when the visitor arrives on another page without a new document. */
import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, useLocation, useNavigationType } from 'react-router'
import { depthAt, keepDepths, noteDepth, readDepths } from '#app/site/layout/depths.ts'
import { prefersStillness } from '#app/site/layout/motion.ts'

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
    const remember = () => noteDepth(location.key)
    remember()
    addEventListener('scroll', remember, { passive: true })
    return () => removeEventListener('scroll', remember)
  }, [location.key])

  useLayoutEffect(() => {
    const from = last.current
    last.current = location
    if (from === location) return
    const elsewhere = subjectOf(from) !== subjectOf(location)
    const anchor = location.hash.slice(1) || (has(location.state, 'scrollToForm') ? 'form' : '')
    const target = document.getElementById(anchor)
    if (elsewhere) closeMenus()
    if (elsewhere || target) {
      moveFocus(target ?? document.getElementById('content'))
    }
    if (type === 'POP') {
      const depth = depthAt(location.key)
      // One that was never on show is the browser's own link to a part of the page, and has led there.
      if (depth !== undefined || elsewhere) scrollTo({ top: depth ?? 0, behavior: 'instant' })
    } else if (anchor) {
      target?.scrollIntoView(motion())
    } else if (elsewhere) {
      // A page that turns into the next one has no distance left to scroll.
      scrollTo({ top: 0, ...(turns(location.state) ? still : motion()) })
    }
  }, [location, type])

  useLayoutEffect(() => {
    // A reload is the browser's to restore, going back within the site is ours.
    const takeOver = () => {
      history.scrollRestoration = 'manual'
      readDepths()
    }
    const handBack = () => {
      history.scrollRestoration = 'auto'
      keepDepths()
    }
    takeOver()
    // The browser may have kept the document while another one was on show.
    addEventListener('pageshow', takeOver)
    addEventListener('pagehide', handBack)
    return () => {
      removeEventListener('pageshow', takeOver)
      removeEventListener('pagehide', handBack)
    }
  }, [])
}

/** Takes the focus to a part of the page: the next press of Tab leads on from there. */
export function moveFocus(place: HTMLElement | null | undefined) {
  if (!place) return
  // A field stays one that Tab reaches.
  if (place.tabIndex < 0) place.tabIndex = -1
  place.focus({ preventScroll: true })
}

/** What a page is about: details share a path, and a filter or the number of a page changes nothing. */
const subjectOf = ({ pathname, search }: Location): string =>
  `${pathname} ${new URLSearchParams(search).get('id') ?? ''}`

/** The navigation state that asks a page to scroll to its form. */
export const toForm = { scrollToForm: true }

/** The navigation state of a page that a view transition leads to. */
export const turning = { turning: true }

const has = (state: unknown, flag: string): boolean =>
  typeof state === 'object' && state !== null && flag in state

const still: ScrollOptions = { behavior: 'instant' }

const turns = (state: unknown): boolean =>
  'startViewTransition' in document && has(state, 'turning')

const motion = (): ScrollOptions => ({ behavior: prefersStillness() ? 'instant' : 'smooth' })

/** Closes the Services panel and the side menu. */
export function closeMenus() {
  for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover()
}
