/** One service in full. */
import { useLoaderData, useRouteLoaderData } from 'react-router'
import { readService, readServices, readServiceWorks } from '#app/site/content.ts'
import { ArrowIcon } from '#app/site/layout/icons.tsx'
import { Link } from '#app/site/layout/link.tsx'
import type { PageMeta, PageRequest, SiteData } from '#app/site/page.ts'
import { placeOf, presetOf } from '#app/site/sections/category-cards.ts'
import { ClosingCall } from '#app/site/sections/closing-call.tsx'
import { CraftBoat } from '#app/site/sections/craft-boat.tsx'
import { CraftScene } from '#app/site/sections/craft-scene.tsx'
import { OpeningPicture } from '#app/site/sections/opening-picture.tsx'
import { PageHeader } from '#app/site/sections/page-header.tsx'
import { StructuredData } from '#app/site/sections/structured-data.tsx'
import { useInk } from '#app/site/sections/use-ink.ts'
import type { ServiceLink } from '#app/site/services/service-card.ts'
import { ServiceCertainties, ServiceTopics } from '#app/site/services/service-certainties.tsx'
import { serviceDetailCopy } from '#app/site/services/service-detail-copy.ts'
import {
  type ServiceDetailData,
  serviceDetailData,
} from '#app/site/services/service-detail-data.ts'
import { ServiceSiblings } from '#app/site/services/service-siblings.tsx'
import { ServiceStory } from '#app/site/services/service-story.tsx'
import { serviceThing } from '#app/site/services/service-thing.ts'
import { workPictures } from '#app/site/services/service-work.ts'
import type { ServiceView } from '#domain/service/service.contract.ts'

export const loader = async ({ params, signal }: PageRequest): Promise<ServiceDetailData> => {
  // Those of all crafts; a visitor who comes from elsewhere has this one's in the page.
  const importing = import('#app/site/services/benefits.ts').catch(() => undefined)
  const service = await readService(params['id'] ?? '', signal)
  const [siblings, works, benefits] = await Promise.all([
    readServices(service.categoryId, signal),
    readServiceWorks(service.categoryId, signal),
    importing,
  ])
  return serviceDetailData(
    service,
    siblings,
    works,
    benefits?.benefitsOf(service.category.name) ?? [],
  )
}

export const meta = ({ service, work, colors }: ServiceDetailData): PageMeta => ({
  title: service.name,
  description: service.description,
  path: `/services/service-detail/${service._id}`,
  image: workPictures(work ?? undefined).card,
  colors,
})

export default function ServiceDetailPage() {
  const { service, siblings, work, benefits } = useLoaderData<ServiceDetailData>()
  const categories = useRouteLoaderData<SiteData>('layout')?.categories ?? []
  useInk(work?.item.image[0], 'brand')
  const [first, ...rest] = service.name.split(' ')
  const place = placeOf(categories, service.category._id)
  const colors = presetOf(place)
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
  const { opening } = workPictures(work ?? undefined)
  return (
    <>
      <StructuredData of={(site) => serviceThing(service, site)} />
      <PageHeader
        trail={trail}
        heading={heading}
        opening="cover"
        colors={colors}
        picture={
          work && opening ? (
            <OpeningPicture url={opening} alt={`${work.item.name}, for ${work.item.client}`} />
          ) : (
            <div className="opening-picture craft-scene" data-crop={cropOf(service, siblings)}>
              <CraftScene
                of={service.category.name}
                icon={service.icon}
                sizes="(min-width: 48rem) 107vw, 239vw"
                eager
              />
            </div>
          )
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
      <ServiceStory service={service} work={work} colors={colors} />
      {benefits.length > 0 && <ServiceCertainties benefits={benefits} colors={colors} />}
      <div className="section service-onward">
        <ServiceTopics colors={colors} />
        <ServiceSiblings service={service} siblings={siblings} colors={colors} />
      </div>
      <ClosingCall
        heading={serviceDetailCopy.closing.title}
        text={serviceDetailCopy.closing.text}
        arrival={<CraftBoat place={place} />}
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
