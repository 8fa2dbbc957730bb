/** The home page. */
import { useLoaderData } from 'react-router'
import { readPortfolio } from '#app/site/content.ts'
import { AboutTeaser } from '#app/site/home/about-teaser.tsx'
import { Hero } from '#app/site/home/hero.tsx'
import { homeCopy } from '#app/site/home/home-copy.ts'
import { Ideas } from '#app/site/home/ideas.tsx'
import { Offers } from '#app/site/home/offers.tsx'
import { PartnerStrip } from '#app/site/home/partner-strip.tsx'
import { PortfolioRow } from '#app/site/home/portfolio-row.tsx'
import { Proof } from '#app/site/home/proof.tsx'
import { type Later, whenHere } from '#app/site/later.ts'
import type { PageMeta, PageRequest } from '#app/site/page.ts'
import { type CategoryCard, readCategoryCards } from '#app/site/sections/category-cards.ts'
import { CategoryGrid } from '#app/site/sections/category-grid.tsx'
import { ClosingCall } from '#app/site/sections/closing-call.tsx'
import type { PageColors } from '#app/site/sections/picture-colors.ts'
import { type PortfolioCard, rowOf } from '#app/site/sections/portfolio-cards.ts'
import { useLater } from '#app/site/use-later.ts'

/** Lists are null where they can't be had. */
export type HomeData = {
  categories: Later<CategoryCard[] | null>
  projects: Later<PortfolioCard[] | null>
  /** Of the project that it begins with, where the server tells them. */
  colors?: PageColors
}

export const loader = ({ signal }: PageRequest): HomeData => ({
  categories: readCategoryCards(signal),
  projects: whenHere(readPortfolio('project', signal), (projects) => projects && rowOf(projects)),
})

export const meta = ({ colors }: HomeData): PageMeta => ({
  title: '',
  description: 'Design, development and marketing from Lahore, with cutting-edge technology.',
  path: '/',
  colors,
})

export default function HomePage() {
  const data = useLoaderData<HomeData>()
  const categories = useLater(data.categories)
  const projects = useLater(data.projects)
  return (
    <>
      <Hero />
      <PartnerStrip />
      {projects.value === undefined ? (
        <div className="proof" aria-hidden="true" data-skeleton="" />
      ) : (
        <Proof projects={projects.value ?? []} />
      )}
      <section className="section" aria-labelledby="our-services">
        <div className="section-head home-head">
          <h2 id="our-services">Our Services</h2>
          <p>{homeCopy.services}</p>
        </div>
        <CategoryGrid categories={categories.value} />
      </section>
      <AboutTeaser />
      <Ideas />
      <PortfolioRow categories={categories.value} projects={projects.value} />
      <ClosingCall beside={<Offers />} />
    </>
  )
}
