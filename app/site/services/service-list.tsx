/** The services of a category, each with its work, in the eight colours in turn. */
import { useState } from 'react'
import { ArrowIcon } from '#app/site/layout/icons.tsx'
import { Link } from '#app/site/layout/link.tsx'
import { prefersStillness } from '#app/site/layout/motion.ts'
import { useHydrated } from '#app/site/layout/use-hydrated.ts'
import { presetOf } from '#app/site/sections/category-cards.ts'
import { Cover } from '#app/site/sections/cover.tsx'
import { Picture } from '#app/site/sections/picture.tsx'
import type { ServiceCard } from '#app/site/services/service-card.ts'
import { servicesCopy } from '#app/site/services/services-copy.ts'

type ServiceListProps = {
  services: ServiceCard[]
  /** Place, from 0, of the colour with which the services begin. */
  first: number
}

/** The picture of the service that is opened becomes the one with which its page begins. */
export function ServiceList({ services, first }: ServiceListProps) {
  const hydrated = useHydrated()
  const [opened, setOpened] = useState<string>()
  return (
    <>
      <ul className="service-list">
        {services.map(({ _id, name, description, icon, parts, pictures }, at) => {
          const isWide = isWideAt(at, services.length)
          const picture = (isWide && pictures.band) || pictures.card
          return (
            <li
              key={_id}
              className={`service-card ${presetOf(first + at)}`}
              data-wide={isWide ? '' : undefined}
              data-opened={_id === opened ? '' : undefined}
            >
              {picture && (
                <Cover
                  url={picture}
                  alt=""
                  sizes={`(min-width: 48rem) ${isWide ? 53 : 36}vw, 90vw`}
                />
              )}
              <div className="service-plate">
                <Picture src={icon} widths={[320]} sizes="6rem" alt="" width="256" height="256" />
              </div>
              <h3>
                <Link
                  to={`/services/service-detail/${_id}`}
                  viewTransition={hydrated && !prefersStillness()}
                  onClick={() => setOpened(_id)}
                >
                  {name} <ArrowIcon />
                </Link>
              </h3>
              <p>{description}</p>
              <p className="service-parts">{parts.join(', ')}</p>
            </li>
          )
        })}
      </ul>
      <div className="service-ask">
        <p>{servicesCopy.ask}</p>
        <Link className="arrow-link" to="/contact">
          Ask an engineer <ArrowIcon />
        </Link>
      </div>
    </>
  )
}

/** Two share a line, and the wide one changes sides; a last one by itself has a line of its own. */
const isWideAt = (at: number, count: number): boolean =>
  at % 4 === 0 || at % 4 === 3 || (count % 2 === 1 && at === count - 1)
