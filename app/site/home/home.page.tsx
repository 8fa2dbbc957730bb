/** The home page. */
import { useLoaderData } from 'react-router'
import { readCategories, readPortfolio, readServices } from '#app/site/content.ts'
import { homeCopy } from '#app/site/copy.ts'
import { AboutTeaser } from '#app/site/home/about-teaser.tsx'
import { Hero } from '#app/site/home/hero.tsx'
import { Ideas } from '#app/site/home/ideas.tsx'
import { Offerings } from '#app/site/home/offerings.tsx'
import { PartnerStrip } from '#app/site/home/partner-strip.tsx'
import { PortfolioRow } from '#app/site/home/portfolio-row.tsx'
import type { PageMeta, PageRequest } from '#app/site/page.ts'
import { type CategoryCard, categoryCards } from '#app/site/sections/category-cards.ts'
import { CategoryGrid } from '#app/site/sections/category-grid.tsx'
import { ClosingCall } from '#app/site/sections/closing-call.tsx'
import { Current } from '#app/site/sections/current.tsx'
import { type PortfolioCard, portfolioCard } from '#app/site/sections/portfolio-cards.ts'

export type HomeData = { categories: CategoryCard[]; projects: PortfolioCard[] }

export async function loader({ signal }: PageRequest): Promise<HomeData> {
  const [categories, services, projects] = await Promise.all([
    readCategories(signal),
    readServices(undefined, signal),
    readPortfolio('project', signal),
  ])
  return {
    categories: categoryCards(categories, services),
    projects: projects.map(portfolioCard),
  }
}

export const meta = (): PageMeta => ({
  title: '',
  description: 'Design, development and marketing from Lahore, with cutting-edge technology.',
  path: '/',
})

export default function HomePage() {
  const { categories, projects } = useLoaderData<HomeData>()
  return (
    <>
      <Hero />
      <PartnerStrip />
      <section className="section" aria-labelledby="our-services">
        <Current course="fall" />
        <div className="section-head">
          <h2 id="our-services">Our Services</h2>
          <p>{homeCopy.services}</p>
        </div>
        <CategoryGrid categories={categories} />
      </section>
      <AboutTeaser />
      <Ideas />
      <PortfolioRow projects={projects} />
      <Offerings />
      <ClosingCall />
    </>
  )
}
