/** The other services of a category. */
import { ArrowIcon } from '#app/site/layout/icons.tsx'
import { Link } from '#app/site/layout/link.tsx'
import type { ServiceLink } from '#app/site/services/service-card.ts'
import { serviceDetailCopy } from '#app/site/services/service-detail-copy.ts'
import type { ServiceView } from '#domain/service/service.contract.ts'

type ServiceSiblingsProps = {
  service: ServiceView
  /** All services of its category, in their order. */
  siblings: ServiceLink[]
  /** Class of the colours of the category. */
  colors: string
}

export function ServiceSiblings({ service, siblings, colors }: ServiceSiblingsProps) {
  const others = siblings.filter(({ _id }) => _id !== service._id)
  if (others.length === 0) return null
  return (
    <nav className={`siblings part part-quiet ${colors}`} aria-labelledby="siblings">
      <h2 id="siblings">{serviceDetailCopy.siblings(service.category.name)}</h2>
      <ul>
        {others.map(({ _id, name }) => (
          <li key={_id}>
            <Link className="arrow-link" to={`/services/service-detail/${_id}`}>
              {name} <ArrowIcon />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
