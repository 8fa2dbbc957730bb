/** The cards of services, in the eight colours in turn. */
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ArrowIcon } from '#app/site/layout/icons.tsx'
import { presetOf } from '#app/site/sections/category-cards.ts'
import { Picture } from '#app/site/sections/picture.tsx'
import type { ServiceCard } from '#app/site/services/service-card.ts'
import { servicesCopy } from '#app/site/services/services-copy.ts'

/** Columns on wide screens (the specification, business constants). */
const columns = 4

/** @param props.first place, from 0, of the colour with which the cards begin */
export function ServiceGrid({ services, first }: { services: ServiceCard[]; first: number }) {
  const inLastRow = services.length % columns
  return (
    <div className="service-grid">
      <ul>
        {services.map(({ _id, name, description, icon }, at) => (
          <li key={_id} className={`service-card ${presetOf(first + at)}`}>
            <ServicePlate icon={icon} />
            <h3>
              <Link to={`/services/service-detail/${_id}`}>{name}</Link>
            </h3>
            <p>{description}</p>
            <ArrowIcon />
          </li>
        ))}
      </ul>
      {inLastRow > 0 && (
        <div className="service-ask" data-after={inLastRow}>
          <p>{servicesCopy.ask}</p>
          <Link className="arrow-link" to="/contact">
            Ask an engineer <ArrowIcon />
          </Link>
        </div>
      )}
    </div>
  )
}

/** The icon of a service on the colour of what it stands in, and over what else lies there. */
export const ServicePlate = ({ icon, children }: { icon: string; children?: ReactNode }) => (
  <div className="service-plate">
    <Strands />
    {children}
    <Picture
      src={icon}
      widths={[320, 480]}
      sizes="(min-width: 64rem) 10rem, 40vw"
      alt=""
      width="256"
      height="256"
    />
  </div>
)

/** The icon of a category on its colour, as large as the page that opens with it. */
export const CraftPicture = ({ icon }: { icon: string | undefined }) => (
  <div className="craft-picture">
    <Strands />
    {icon && (
      <Picture
        src={icon}
        widths={[320, 480, 720]}
        sizes="(min-width: 64rem) 62vw, 26rem"
        eager
        alt=""
        width="400"
        height="200"
      />
    )}
  </div>
)

/** The current, which leaves each plate at the height at which it enters the next. */
const Strands = () => (
  <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
    <path d="M0 58C20 40 34 84 52 70S80 40 100 58" />
    <path d="M0 64C20 52 34 90 52 76S80 52 100 64" />
    <path d="M0 70C20 64 34 95 52 82S80 64 100 70" />
  </svg>
)
