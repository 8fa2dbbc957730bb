/**
 * How far down each entry of the history was read, in pixels, for a visitor who comes back to it. It outlives a
 * reload, in the session storage of this one tab.
 */
import { newKey } from '#app/site/api.ts'

const stored = 'depths'

const depths = new Map<string, number>()

/** @param key of the entry, as the router calls it */
export const depthAt = (key: string): number | undefined => depths.get(key)

/** Takes note of where the visitor is, unless the history is ahead of the page on show. */
export function noteDepth(key: string): void {
  if (history.state?.key === key) depths.set(key, scrollY)
}

/** To be called when the document goes. */
export function keepDepths(): void {
  // Another document of this tab may have kept some since.
  readDepths()
  try {
    sessionStorage.setItem(stored, JSON.stringify([...depths]))
  } catch {
    // Without storage they last as long as the document.
  }
}

/** To be called once the document is there. */
export function readDepths(): void {
  try {
    for (const [key, depth] of JSON.parse(sessionStorage.getItem(stored) ?? '[]')) {
      if (!depths.has(key)) depths.set(key, depth)
    }
  } catch {
    // As above.
  }
}

/**
 * Gives a key to each entry that the browser makes by itself: a document's first, and those of links to a part of
 * the page. The router would call all of them by one name. To be called before it is made.
 */
export function keyEntries(): void {
  const key = () => {
    if (!history.state?.key) {
      history.replaceState({ ...history.state, key: newKey() }, '')
    }
  }
  key()
  addEventListener('popstate', key)
}
