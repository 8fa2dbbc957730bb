/** The services of a category, one under the other, in the eight colours in turn. */

import { ArrowIcon } from '#app/site/layout/icons.tsx'
import { Link } from '#app/site/layout/link.tsx'
import { presetOf } from '#app/site/sections/category-cards.ts'
import { Picture } from '#app/site/sections/picture.tsx'
import type { ServiceCard } from '#app/site/services/service-card.ts'
import { servicesCopy } from '#app/site/services/services-copy.ts'

/** @param props.first place, from 0, of the colour with which the services begin */
export const ServiceList = ({ services, first }: { services: ServiceCard[]; first: number }) => (
  <>
    <ul className="service-list">
      {services.map(({ _id, name, description, icon, parts }, at) => (
        <li key={_id} className={`service-card ${presetOf(first + at)}`}>
          <ServicePlate icon={icon} />
          <h3>
            <Link to={`/services/service-detail/${_id}`}>{name}</Link>
          </h3>
          <div>
            <p>{description}</p>
            <p className="service-parts">
              {parts.map((part) => (
                <span key={part}>{part} </span>
              ))}
            </p>
          </div>
          <ArrowIcon />
        </li>
      ))}
    </ul>
    <div className="service-ask">
      <p>{servicesCopy.ask}</p>
      <Link className="arrow-link" to="/contact">
        Ask an engineer <ArrowIcon />
      </Link>
    </div>
  </>
)

/** The icon of a service on its colour. */
export const ServicePlate = ({ icon }: { icon: string }) => (
  <div className="service-plate">
    <Picture src={icon} widths={[320]} sizes="6rem" alt="" width="256" height="256" />
  </div>
)
