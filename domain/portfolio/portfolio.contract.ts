/** What projects and products are to callers. Browser-safe. */
import type { CategoryReference } from '#domain/category/category.contract.ts'
import type { ContentView } from '#domain/record-view.ts'

export const portfolioTypes = ['project', 'product'] as const
export type PortfolioType = (typeof portfolioTypes)[number]

/** What a caller sees of a project or a product. */
export type PortfolioView = ContentView & {
  type: PortfolioType
  slug: string
  name: string
  /** PRJ-0001; projects only. */
  projectCode?: string
  /** PRD-0001; products only. */
  productCode?: string
  category: CategoryReference
  client: string
  technology: string
  url: string
  /** ISO 8601, midnight UTC of the day. */
  date: string
  year: number
  description: string
  /** URLs, the cover first. */
  image: string[]
}

/** The code under which staff know an item; never given twice. */
export const portfolioCode = (type: PortfolioType, number: number) =>
  `${type === 'project' ? 'PRJ' : 'PRD'}-${String(number).padStart(4, '0')}`
