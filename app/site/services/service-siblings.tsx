/** The other services of a category. */
import { Link } from '#app/site/layout/link.tsx'
import { Cover } from '#app/site/sections/cover.tsx'
import { Picture } from '#app/site/sections/picture.tsx'
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
    <nav className={`siblings part-quiet ${colors}`} aria-labelledby="siblings">
      <h2 id="siblings">{serviceDetailCopy.siblings(service.category.name)}</h2>
      <ul>
        {others.map(({ _id, name, icon, picture, work }, at) => (
          <li key={_id}>
            <Link to={`/services/service-detail/${_id}`}>
              {picture ? (
                <Cover
                  url={picture}
                  alt=""
                  sizes={`(min-width: 48rem) ${at === 0 ? 45 : 26}vw, ${at === 0 ? 90 : 45}vw`}
                />
              ) : (
                <Picture src={icon} widths={[320]} sizes="18vw" alt="" width="256" height="256" />
              )}
              {name}
            </Link>
            {picture && work && <p>{serviceDetailCopy.shown(work.name, work.client)}</p>}
          </li>
        ))}
      </ul>
    </nav>
  )
}
