/**
 * Links to pages of the site, which need no new document. The router's own bring its reading ahead
 * of pages along, which nothing here asks for, and some 3 kB with it.
 */
import type { ComponentProps, MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { turning } from '#app/site/layout/use-arrival.ts'

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & {
  /** Address within the site, from its root. */
  to: string
  /** What the page is handed over, beside its address. */
  state?: unknown
  /** Whether a picture of the page on show becomes the next one's. */
  viewTransition?: boolean
}

/** Goes there, unless the press asks the browser for something else, such as another tab. */
export function Link({ to, state, viewTransition = false, onClick, ...anchor }: LinkProps) {
  const navigate = useNavigate()
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlain(event)) return
    event.preventDefault()
    // To be where one is already makes no step to go back by.
    const replace = event.currentTarget.href === location.href
    const handed = viewTransition ? { ...(state as object | undefined), ...turning } : state
    void navigate(to, { state: handed, viewTransition, replace })
  }
  return <a {...anchor} href={to} onClick={press} />
}

/** Whether a press asks for nothing but to go there. */
export const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey)

/** A link that says whether it leads to the page on show, or to one above it. */
export function NavLink({ to, children }: Pick<LinkProps, 'to' | 'children'>) {
  const here = useLocation().pathname.toLowerCase()
  // One project's page is at /project-details, below none of /projects.
  const isHere =
    here === to ||
    here === `${to.slice(0, -1)}-details` ||
    (to !== '/' && here.startsWith(`${to}/`))
  return (
    <Link to={to} aria-current={isHere ? 'page' : undefined}>
      {children}
    </Link>
  )
}
