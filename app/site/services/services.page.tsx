/** The crafts, and a form for those who don't know which of them they need. */
import { useLoaderData } from 'react-router'
import { QueryForm } from '#app/site/contact/query-form.tsx'
import { readCategories, readServices } from '#app/site/content.ts'
import { servicesCopy } from '#app/site/copy.ts'
import type { PageMeta, PageRequest } from '#app/site/page.ts'
import { type CategoryCard, categoryCards } from '#app/site/sections/category-cards.ts'
import { CategoryGrid } from '#app/site/sections/category-grid.tsx'
import { Current } from '#app/site/sections/current.tsx'
import { NoData } from '#app/site/sections/no-data.tsx'
import { PageHeader } from '#app/site/sections/page-header.tsx'

export type ServicesData = { categories: CategoryCard[] }

export async function loader({ signal }: PageRequest): Promise<ServicesData> {
  const [categories, services] = await Promise.all([
    readCategories(signal),
    readServices(undefined, signal),
  ])
  return { categories: categoryCards(categories, services) }
}

export const meta = (): PageMeta => ({
  title: 'Services',
  description: servicesCopy.ourServices,
  path: '/services',
})

export default function ServicesPage() {
  const { categories } = useLoaderData<ServicesData>()
  return (
    <>
      <PageHeader trail={[{ name: 'Home', to: '/' }, { name: 'Services' }]} heading="Our Services">
        <p className="lead">{servicesCopy.intro}</p>
        <p>{servicesCopy.ourServices}</p>
      </PageHeader>
      <section className="section" aria-labelledby="what-we-do">
        <Current course="fall" />
        <div className="section-head">
          <h2 id="what-we-do">What We Do</h2>
          <p>{servicesCopy.whatWeDo}</p>
        </div>
        {categories.length === 0 ? (
          <NoData>No services to show at the moment.</NoData>
        ) : (
          <CategoryGrid categories={categories} />
        )}
      </section>
      <section className="section form-section" aria-labelledby="form-heading">
        <Current course="rise" />
        <div className="section-head">
          <h2 id="form-heading">Ask us</h2>
          <p>{servicesCopy.form}</p>
        </div>
        <QueryForm />
      </section>
    </>
  )
}
