/** The crafts, and a form for those who don't know which of them they need. */
import { useLoaderData } from 'react-router'
import { QueryForm } from '#app/site/contact/query-form.tsx'
import type { PageMeta, PageRequest } from '#app/site/page.ts'
import { Arrivals } from '#app/site/sections/arrivals.tsx'
import { PageHeader } from '#app/site/sections/page-header.tsx'
import { type CraftCard, readCraftCards } from '#app/site/services/craft-cards.ts'
import { CraftRiver, CraftStrands } from '#app/site/services/craft-river.tsx'
import { servicesCopy } from '#app/site/services/services-copy.ts'

/** Null where the categories can't be had. */
export type ServicesData = { categories: CraftCard[] | null }

/** Waits, so that the form at the end is where the scroll-to-form flag leads. */
export const loader = async ({ signal }: PageRequest): Promise<ServicesData> => ({
  categories: await readCraftCards(signal),
})

export const meta = (): PageMeta => ({
  title: 'Services',
  description: servicesCopy.ourServices,
  path: '/services',
})

export default function ServicesPage() {
  const { categories } = useLoaderData<ServicesData>()
  return (
    <>
      <PageHeader
        trail={[{ name: 'Home', to: '/' }, { name: 'Services' }]}
        heading="Our Services"
        opening="delta"
        picture={<CraftStrands categories={categories} />}
      >
        <p className="lead">{servicesCopy.intro}</p>
      </PageHeader>
      <section className="section" aria-labelledby="what-we-do">
        <div className="told">
          <h2 id="what-we-do">What We Do</h2>
          <p className="statement">{servicesCopy.ourServices}</p>
        </div>
        <CraftRiver categories={categories} />
      </section>
      <section className="section form-section" aria-labelledby="ask">
        <div className="section-head">
          <h2 id="ask">Ask us</h2>
          <p className="lead">{servicesCopy.form}</p>
          <ol className="what-follows">
            {servicesCopy.whatFollows.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
        <QueryForm />
      </section>
      <Arrivals />
    </>
  )
}
