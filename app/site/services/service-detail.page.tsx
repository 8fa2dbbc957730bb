/** One service in full. */
import { Link, useLoaderData, useRouteLoaderData } from 'react-router'
import layersSmall from '#app/site/assets/layers-640.avif'
import layersFallback from '#app/site/assets/layers-640.webp'
import layersLarge from '#app/site/assets/layers-1280.avif'
import standSmall from '#app/site/assets/stand-620.avif'
import standFallback from '#app/site/assets/stand-620.webp'
import standLarge from '#app/site/assets/stand-1240.avif'
import { readService } from '#app/site/content.ts'
import { ArrowIcon } from '#app/site/layout/icons.tsx'
import type { PageMeta, PageRequest, SiteData } from '#app/site/page.ts'
import { categoryPreset } from '#app/site/sections/category-cards.ts'
import { ClosingCall } from '#app/site/sections/closing-call.tsx'
import { Current } from '#app/site/sections/current.tsx'
import { PageHeader } from '#app/site/sections/page-header.tsx'
import { Plate } from '#app/site/sections/plate.tsx'
import { StructuredData } from '#app/site/sections/structured-data.tsx'
import { serviceDetailCopy } from '#app/site/services/service-detail-copy.ts'
import { ServicePlate } from '#app/site/services/service-grid.tsx'
import { serviceThing } from '#app/site/structured-data.ts'
import type { ServiceView } from '#domain/service/service.contract.ts'

export type ServiceDetailData = { service: ServiceView }

export const loader = async ({ params, signal }: PageRequest): Promise<ServiceDetailData> => ({
  service: await readService(params['id'] ?? '', signal),
})

export const meta = ({ service }: ServiceDetailData): PageMeta => ({
  title: service.name,
  description: service.description,
  path: `/services/service-detail/${service._id}`,
})

export default function ServiceDetailPage() {
  const { service } = useLoaderData<ServiceDetailData>()
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
          <ServicePlate icon={service.icon}>
            <Plate
              files={{ small: layersSmall, large: layersLarge, fallback: layersFallback }}
              width={1280}
              height={1280}
              sizes="(min-width: 64rem) 46vw, 89vw"
              alt=""
              eager
            />
          </ServicePlate>
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
        <Current course="fall" />
        <div>
          <h2>{serviceDetailCopy.approach}</h2>
          <p>{service.approach}</p>
        </div>
        <div>
          <h2>{serviceDetailCopy.benefits}</h2>
          <p>{service.benefits}</p>
        </div>
        {service.features.length > 0 && (
          <div className="service-features">
            <h2>{serviceDetailCopy.features}</h2>
            <dl>
              {service.features.map(({ name, description }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{description}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
      </section>
      <section className={`section color-band topics ${colors}`} aria-labelledby="topics">
        <Current course="rise" />
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
        <Plate
          files={{ small: standSmall, large: standLarge, fallback: standFallback }}
          width={1240}
          height={760}
          sizes="(min-width: 64rem) 38vw, 89vw"
          alt=""
        />
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
      <ClosingCall />
    </>
  )
}
