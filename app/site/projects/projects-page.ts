/** What the projects page shows of the list of projects. */
import type { Later } from '#app/site/later.ts'
import type { PageColors } from '#app/site/sections/picture-colors.ts'
import { allCategories } from '#app/site/sections/portfolio-cards.ts'
import { type PortfolioPage, pageOf } from '#app/site/sections/portfolio-paging.ts'
import type { PortfolioView } from '#domain/portfolio/portfolio.contract.ts'

export type ProjectsData = {
  category: string
  /** Names of all categories; null where they can't be had. */
  categories: Later<string[] | null>
  /** Null where the projects can't be had. */
  list: Later<PortfolioPage | null>
  /** Of the clients whose projects lead; the browser finds them itself. */
  colors?: PageColors
}

/** The category that the page's address asks for. */
export const categoryOf = (query: URLSearchParams): string => query.get('category') || allCategories

/**
 * One page of the filtered list. Each page is shown in reverse order (the specification, states).
 * @param query `category` and `page`, as in the page's address
 */
export function projectsPage(projects: PortfolioView[], query: URLSearchParams): PortfolioPage {
  const category = categoryOf(query)
  const filtered =
    category === allCategories
      ? projects
      : projects.filter((item) => item.category.name === category)
  return asShown(pageOf(filtered, query.get('page')))
}

/** A page in the order in which visitors see it. */
export const asShown = ({ items, ...paging }: PortfolioPage): PortfolioPage => ({
  items: items.toReversed(),
  ...paging,
})
