/** The name of the current part of the site, set along the edge of wide screens. */
import { useEffect, useState } from 'react'

/** Milliseconds in which a title leaves (the specification, shared layout). */
const exit = 300

/**
 * First segment of the path in capitals, underscores as spaces, without a "-DETAILS" at its end;
 * empty on the home page (the specification, shared layout).
 */
export function sideTitleOf(pathname: string): string {
  const segment = pathname.split('/')[1] ?? ''
  return decoded(segment)
    .toUpperCase()
    .replaceAll('_', ' ')
    .replace(/-DETAILS$/, '')
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

export function SideTitle({ pathname }: { pathname: string }) {
  const title = sideTitleOf(pathname)
  const [shown, setShown] = useState(title)
  useEffect(() => {
    if (shown === title) return
    const timer = setTimeout(() => setShown(title), shown ? exit : 0)
    return () => clearTimeout(timer)
  }, [shown, title])
  if (!shown) return null
  return (
    <p
      key={shown}
      className="side-title"
      data-side-title=""
      data-leaving={shown === title ? undefined : ''}
      aria-hidden="true"
    >
      {[...shown].map((letter, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place in the word
        <span key={at}>{letter}</span>
      ))}
    </p>
  )
}
