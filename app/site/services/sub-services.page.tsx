/** The services of one category. */
import { useLoaderData, useRouteLoaderData } from 'react-router'
import {
  readCategories,
  readProjectsOf,
  readServices,
  readServiceWorks,
} from '#app/site/content.ts'
import type { Later } from '#app/site/later.ts'
import type { PageMeta, PageRequest, SiteData } from '#app/site/page.ts'
import { placeOf, presetOf } from '#app/site/sections/category-cards.ts'
import { ClosingCall } from '#app/site/sections/closing-call.tsx'
import { CraftBoat } from '#app/site/sections/craft-boat.tsx'
import { CraftScene } from '#app/site/sections/craft-scene.tsx'
import { NoData } from '#app/site/sections/no-data.tsx'
import { PageHeader } from '#app/site/sections/page-header.tsx'
import { type LatestItem, latestItem, mostLatest } from '#app/site/sections/portfolio-cards.ts'
import { CraftWorks } from '#app/site/services/craft-works.tsx'
import { type ServiceCard, serviceCards } from '#app/site/services/service-card.ts'
import { ServiceList } from '#app/site/services/service-list.tsx'
import { servicesCopy } from '#app/site/services/services-copy.ts'
import { useLater } from '#app/site/use-later.ts'
import type { CategoryView } from '#domain/category/category.contract.ts'

export type SubServicesData = {
  category: Pick<CategoryView, '_id' | 'name' | 'description'> & { icon?: string | undefined }
  /** Null where they can't be had. */
  services: ServiceCard[] | null
  /** What was last made in it; empty where that can't be had. */
  latest: Later<LatestItem[]>
}

export async function loader({ params, signal }: PageRequest): Promise<SubServicesData> {
  const id = params['id'] ?? ''
  const projects = readProjectsOf(id, 'newest first', mostLatest, signal)
  const [categories, services, works] = await Promise.all([
    readCategories(signal),
    readServices(id, signal),
    readServiceWorks(id, signal),
  ])
  const category = categories?.find(({ _id }) => _id === id)
  if (categories && !category) throw new Response(null, { status: 404 })
  return {
    category: {
      _id: id,
      // Where the categories can't be had, a service still knows the name of its own.
      name: category?.name ?? services?.[0]?.category.name ?? 'Services',
      description: category?.description ?? '',
      icon: category?.icon,
    },
    services: services && serviceCards(services, works),
    latest: projects.then((newest) => newest.map(latestItem)),
  }
}

export const meta = ({ category }: SubServicesData): PageMeta => ({
  title: category.name,
  description: category.description,
  path: `/services/sub-services/${category._id}`,
})

export default function SubServicesPage() {
  const { category, services, ...data } = useLoaderData<SubServicesData>()
  const { value, pending } = useLater(data.latest)
  // What is known while it is read may be of the craft before.
  const latest = pending ? [] : (value ?? [])
  const all = useRouteLoaderData<SiteData>('layout')?.categories ?? []
  // The first card has the colour that the category's own card has elsewhere.
  const first = placeOf(all, category._id)
  const trail = [
    { name: 'Home', to: '/' },
    { name: 'Services', to: '/services' },
    { name: category.name },
  ]
  return (
    <>
      <PageHeader
        trail={trail}
        heading={category.name}
        opening="craft"
        colors={presetOf(first)}
        picture={
          <div className="craft-scene">
            <CraftScene
              of={category.name}
              icon={category.icon}
              sizes="(min-width: 48rem) 95vw, 128vw"
              eager
            />
          </div>
        }
      >
        <p className="lead">{category.description}</p>
      </PageHeader>
      <section className="section" aria-labelledby="what-we-do">
        <div className="told">
          <h2 id="what-we-do">What We Do</h2>
          <p className="statement">{servicesCopy.subServices}</p>
        </div>
        {!services || services.length === 0 ? (
          <NoData failed={!services}>No services in this category yet.</NoData>
        ) : (
          <ServiceList services={services} first={first} />
        )}
      </section>
      {latest.length > 0 && <CraftWorks works={latest} />}
      <ClosingCall
        heading={servicesCopy.closing.title}
        text={servicesCopy.closing.text}
        arrival={<CraftBoat place={first} />}
      />
    </>
  )
}
