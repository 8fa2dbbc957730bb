/** Breadcrumb, heading and first words of a page. */
import type { ReactNode } from 'react'
import { Link } from '#app/site/layout/link.tsx'
import { StructuredData } from '#app/site/sections/structured-data.tsx'
import { breadcrumbList } from '#app/site/structured-data.ts'

type Crumb = { name: string; to?: string }

type PageHeaderProps = {
  /** From the home page to this one, which has no address. */
  trail: Crumb[]
  heading: ReactNode
  /** What the heading says, where it may be drawn: to some screen readers it is empty then. */
  label?: string
  /** What stands between the parts of the trail. */
  separator?: '/' | '>'
  /** How this page opens; the style sheet knows each way. */
  opening:
    | 'rivers'
    | 'delta'
    | 'craft'
    | 'works'
    | 'cover'
    | 'bench'
    | 'fleet'
    | 'letter'
    | 'job'
    | 'plain'
  /** Class of the colours in which it opens. */
  colors?: string
  picture?: ReactNode
  children?: ReactNode
}

/** Openings that lie on a field of colour, from the top of the window on; all others on paper. */
const onField: ReadonlySet<PageHeaderProps['opening']> = new Set([
  'cover',
  'craft',
  'fleet',
  'rivers',
])

export function PageHeader({
  trail,
  heading,
  label,
  separator = '>',
  opening,
  colors = '',
  picture,
  children,
}: PageHeaderProps) {
  return (
    <header
      className={`page-header ${onField.has(opening) ? 'page-header-field' : ''} ${colors}`}
      data-opening={opening}
    >
      <StructuredData of={(site) => breadcrumbList(trail, site)} />
      <nav aria-label="Breadcrumb">
        <ol className="breadcrumb" data-separator={separator}>
          {trail.map(({ name, to }) => (
            <li key={name}>
              {to ? <Link to={to}>{name}</Link> : <span aria-current="page">{name}</span>}
            </li>
          ))}
        </ol>
      </nav>
      <h1 aria-label={label}>{heading}</h1>
      {children && <div className="page-header-words">{children}</div>}
      {picture}
    </header>
  )
}
