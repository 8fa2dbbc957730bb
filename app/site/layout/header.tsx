/** Logo and main navigation. */
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import logo from '#app/site/assets/logo.svg'
import logoHome from '#app/site/assets/logo-home.svg'
import { ArrowIcon, ChevronIcon } from '#app/site/layout/icons.tsx'
import { Link, NavLink } from '#app/site/layout/link.tsx'
import { closeMenus } from '#app/site/layout/use-arrival.ts'
import { useHydrated } from '#app/site/layout/use-hydrated.ts'
import type { SiteData } from '#app/site/page.ts'

type HeaderProps = { site: SiteData; overHero: boolean }

export function Header({ site, overHero }: HeaderProps) {
  return (
    <header className="site-header" data-over-hero={overHero ? '' : undefined}>
      <Link className="site-logo" to="/">
        <img
          src={overHero ? logoHome : logo}
          width="298"
          height="40"
          alt={site.settings.agencyName}
        />
      </Link>
      <MainNavigation categories={site.categories} />
    </header>
  )
}

/**
 * One list for every width: in a row on wide screens, behind the Menu button on narrow ones. Both
 * it and the Services panel are popovers, which open, close and return the focus without script.
 */
function MainNavigation({ categories }: Pick<SiteData, 'categories'>) {
  const menu = useExpanded()
  useEffect(() => {
    // Where there is room for the row, an open menu would lie over the page with no button to close it.
    const room = matchMedia('(min-width: 64rem)')
    room.addEventListener('change', closeMenus)
    return () => room.removeEventListener('change', closeMenus)
  }, [])
  return (
    <nav aria-label="Main" className="main-nav">
      <button type="button" className="menu-button" popoverTarget="side-menu" {...menu.button}>
        Menu
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the links inside are the controls, which also answer to keys */}
      <div
        id="side-menu"
        popover="auto"
        className="side-menu"
        ref={menu.popover}
        onToggle={menu.onToggle}
        onClick={closeAfterChoice}
        onBlur={closeBehindFocus}
      >
        <button
          type="button"
          className="menu-close"
          popoverTarget="side-menu"
          popoverTargetAction="hide"
        >
          Close
        </button>
        <ul className="main-nav-list">
          <li>
            <NavLink to="/">Home</NavLink>
          </li>
          <li>
            <NavLink to="/about">About</NavLink>
          </li>
          <li>
            <ServicesMenu categories={categories} />
          </li>
          <li>
            <NavLink to="/projects">Projects</NavLink>
          </li>
          <li>
            <NavLink to="/products">Products</NavLink>
          </li>
          <li>
            <NavLink to="/contact">Contact</NavLink>
          </li>
        </ul>
      </div>
    </nav>
  )
}

/** Categories in two columns where there is room: the first four left, the others right. */
function ServicesMenu({ categories }: Pick<SiteData, 'categories'>) {
  const panel = useExpanded()
  const inServices = useLocation().pathname.toLowerCase().startsWith('/services')
  const columns = [categories.slice(0, 4), categories.slice(4)].filter(({ length }) => length > 0)
  return (
    <>
      <button
        type="button"
        className="services-button"
        popoverTarget="services-panel"
        data-current={inServices ? '' : undefined}
        {...panel.button}
      >
        Services
        <ChevronIcon />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notes where the focus goes */}
      <div
        ref={panel.popover}
        id="services-panel"
        popover="auto"
        className="services-panel"
        onToggle={panel.onToggle}
        onBlur={closeBehindFocus}
      >
        <button
          type="button"
          className="panel-back"
          popoverTarget="services-panel"
          popoverTargetAction="hide"
        >
          <ArrowIcon /> Back
        </button>
        <div className="services-columns">
          {columns.map((column) => (
            <ul key={column[0]?._id}>
              {column.map(({ _id, name }) => (
                <li key={_id}>
                  <Link to={`/services/sub-services/${_id}`}>{name}</Link>
                </li>
              ))}
            </ul>
          ))}
        </div>
      </div>
    </>
  )
}

/** A chosen link closes all menus, also where it leads to the page that is already on show. */
function closeAfterChoice({ target }: React.MouseEvent) {
  if (target instanceof Element && target.closest('a')) closeMenus()
}

/** An open menu must not stay over what has the focus. */
function closeBehindFocus({ currentTarget, relatedTarget }: React.FocusEvent<HTMLElement>) {
  const next = relatedTarget instanceof Element ? relatedTarget : undefined
  const isOpen = currentTarget.matches(':popover-open')
  if (isOpen && next && !currentTarget.parentElement?.contains(next)) currentTarget.hidePopover()
}

/** Tells assistive technology in words what the browser shows. */
function useExpanded() {
  const hydrated = useHydrated()
  const [open, setOpen] = useState(false)
  const popover = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The browser may have opened it before there was script.
    setOpen(popover.current?.matches(':popover-open') ?? false)
  }, [])
  return {
    popover,
    button: hydrated ? { 'aria-expanded': open } : {},
    onToggle: (event: React.ToggleEvent<HTMLDivElement>) => {
      if (event.target === event.currentTarget) setOpen(event.newState === 'open')
    },
  }
}
