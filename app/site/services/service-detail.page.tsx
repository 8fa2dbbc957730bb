/** One service in full. */
import { useLoaderData, useRouteLoaderData } from 'react-router'
import { readService, readServices } from '#app/site/content.ts'
import { ArrowIcon } from '#app/site/layout/icons.tsx'
import { Link } from '#app/site/layout/link.tsx'
import type { PageMeta, PageRequest, SiteData } from '#app/site/page.ts'
import { categoryPreset } from '#app/site/sections/category-cards.ts'
import { ClosingCall } from '#app/site/sections/closing-call.tsx'
import { CraftScene } from '#app/site/sections/craft-scene.tsx'
import { PageHeader } from '#app/site/sections/page-header.tsx'
import { StructuredData } from '#app/site/sections/structured-data.tsx'
import { type ServiceLink, serviceLink } from '#app/site/services/service-card.ts'
import { serviceDetailCopy } from '#app/site/services/service-detail-copy.ts'
import { ServicePlate } from '#app/site/services/service-list.tsx'
import { serviceThing } from '#app/site/structured-data.ts'
import type { ServiceView } from '#domain/service/service.contract.ts'

export type ServiceDetailData = {
  service: ServiceView
  /** All services of its category, in their order; only itself where they can't be had. */
  siblings: ServiceLink[]
}

export const loader = async ({ params, signal }: PageRequest): Promise<ServiceDetailData> => {
  const service = await readService(params['id'] ?? '', signal)
  const siblings = await readServices(service.categoryId, signal)
  return { service, siblings: (siblings ?? [service]).map(serviceLink) }
}

export const meta = ({ service }: ServiceDetailData): PageMeta => ({
  title: service.name,
  description: service.description,
  path: `/services/service-detail/${service._id}`,
})

export default function ServiceDetailPage() {
  const { service, siblings } = useLoaderData<ServiceDetailData>()
  const categories = useRouteLoaderData<SiteData>('layout')?.categories ?? []
  const [first, ...rest] = service.name.split(' ')
  const colors = categoryPreset(categories, service.category._id)
  const trail = [
    { name: 'Home', to: '/' },
    { name: 'Services', to: '/services' },
    { name: service.category.name, to: `/services/sub-services/${service.category._id}` },
    { name: service.name },
  ]
  const heading = (
    <>
      <em>{first}</em> {rest.join(' ')}
    </>
  )
  return (
    <>
      <StructuredData of={(site) => serviceThing(service, site)} />
      <PageHeader
        trail={trail}
        heading={heading}
        opening="service"
        colors={colors}
        picture={
          <div className="craft-scene" data-crop={cropOf(service, siblings)}>
            <CraftScene
              of={service.category.name}
              icon={service.icon}
              sizes="(min-width: 64rem) 90vw, 100vw"
              eager
            />
          </div>
        }
      >
        <p className="lead">{service.description}</p>
        <p className="button-row">
          <Link className="button" to="/services">
            About Services <ArrowIcon />
          </Link>
          <Link className="button" data-quiet="" to="/projects">
            View Works <ArrowIcon />
          </Link>
        </p>
      </PageHeader>
      <section className="section service-story">
        <div className="service-approach">
          <h2>{serviceDetailCopy.approach}</h2>
          <p>{service.approach}</p>
        </div>
        <div className="service-end">
          <h2>{serviceDetailCopy.benefits}</h2>
          <p>{service.benefits}</p>
        </div>
      </section>
      {service.features.length > 0 && (
        <section className={`section service-features ${colors}`} aria-labelledby="features">
          <div>
            <h2 id="features">{serviceDetailCopy.features}</h2>
            <ServicePlate icon={service.icon} />
          </div>
          <dl>
            {service.features.map(({ name, description }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{description}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <section className="section topics" aria-labelledby="topics">
        <h2 id="topics" className="statement">
          {serviceDetailCopy.topics}
        </h2>
        <div className="accordion">
          {serviceDetailCopy.accordion.map(({ title, text }) => (
            <details key={title} name="topic">
              <summary>{title}</summary>
              <p>{text}</p>
            </details>
          ))}
        </div>
      </section>
      <section className={`section benefits ${colors}`} aria-labelledby="benefits">
        <div className="section-head">
          <h2 id="benefits">{serviceDetailCopy.advantages}</h2>
        </div>
        <ul className="benefit-grid">
          {serviceDetailCopy.tiles.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      {siblings.length > 1 && (
        <nav className="section siblings" aria-labelledby="siblings">
          <h2 id="siblings">{serviceDetailCopy.siblings(service.category.name)}</h2>
          <ul>
            {siblings
              .filter(({ _id }) => _id !== service._id)
              .map(({ _id, name }) => (
                <li key={_id}>
                  <Link to={`/services/service-detail/${_id}`}>
                    {name} <ArrowIcon />
                  </Link>
                </li>
              ))}
          </ul>
        </nav>
      )}
      <ClosingCall
        heading={serviceDetailCopy.closing.title}
        text={serviceDetailCopy.closing.text}
      />
    </>
  )
}

/** Crops of a scene that the style sheet knows. */
const crops = 4

/** Which part of its craft's scene a service opens with: each of a category with another one. */
const cropOf = ({ _id }: ServiceView, siblings: ServiceLink[]): number =>
  Math.max(
    0,
    siblings.findIndex((sibling) => sibling._id === _id),
  ) % crops
