/** What the projects page shows of the list of projects. */
import {
  allCategories,
  inCategory,
  type PortfolioPage,
  pageOf,
} from '#app/site/sections/portfolio-cards.ts'
import type { PortfolioView } from '#domain/portfolio/portfolio.contract.ts'

export type ProjectsData = PortfolioPage & { category: string }

/**
 * One page of the filtered list. Each page is shown in reverse order (the specification, states).
 * @param query `category` and `page`, as in the page's address
 */
export function projectsPage(projects: PortfolioView[], query: URLSearchParams): ProjectsData {
  const category = query.get('category') || allCategories
  const { items, ...paging } = pageOf(inCategory(projects, category), query.get('page'))
  return { category, items: items.toReversed(), ...paging }
}
