/** Projects and products as their cards show them, and in pages of six. */
import type { PortfolioType, PortfolioView } from '#domain/portfolio/portfolio.contract.ts'

export type PortfolioCard = Pick<PortfolioView, '_id' | 'slug' | 'name' | 'client'> & {
  category: string
  cover: string | undefined
  /** What comes after the cover, which is wide. */
  scene: string | undefined
}

const portfolioCard = (item: PortfolioView): PortfolioCard => ({
  _id: item._id,
  slug: item.slug,
  name: item.name,
  client: item.client,
  category: item.category.name,
  cover: item.image[0],
  scene: item.image[1],
})

/** More of a kind than anyone drags past; the pages of the list hold the rest. */
export const mostInRow = 24

/** The cards of a row that is dragged along: of each category the first, up to `mostInRow`. */
export function rowOf(items: PortfolioView[]): PortfolioCard[] {
  const counts = new Map<string, number>()
  const isAmongFirst = ({ category: { name } }: PortfolioView) => {
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return count <= mostInRow
  }
  return items.filter(isAmongFirst).map(portfolioCard)
}

/** Projects that the page of a craft names. */
export const mostLatest = 6

/** A project as a line of a list. */
export type LatestItem = Pick<PortfolioView, '_id' | 'slug' | 'name' | 'client' | 'year'>

export const latestItem = ({ _id, slug, name, client, year }: PortfolioView): LatestItem => ({
  _id,
  slug,
  name,
  client,
  year,
})

/** The filter that shows everything. */
export const allCategories = 'All'

/** Those whose category's name is `category`; all of them for All. */
export const inCategory = <Item extends { category: string | { name: string } }>(
  items: Item[],
  category: string,
): Item[] =>
  category === allCategories
    ? items
    : items.filter((item) => {
        const name = typeof item.category === 'string' ? item.category : item.category.name
        return name === category
      })

/** Projects and products on one page (the specification, business constants). */
export const pageSize = 6

export type PortfolioPage = {
  items: PortfolioView[]
  /** From 1. */
  page: number
  /** At least 1. */
  totalPages: number
}

/** One page of a list. A number that is none, or lies beyond the end, gives the nearest page. */
export function pageOf(items: PortfolioView[], wanted: string | null): PortfolioPage {
  const { page, totalPages } = placeOf(items.length, wanted)
  return { items: items.slice((page - 1) * pageSize, page * pageSize), page, totalPages }
}

/** Which page of a list of `total` items that is. */
export function placeOf(
  total: number,
  wanted: string | null,
): Pick<PortfolioPage, 'page' | 'totalPages'> {
  const totalPages = Math.max(1, Math.ceil(total / pageSize))
  const number = Number(wanted ?? 1)
  const page = Number.isInteger(number) ? Math.min(Math.max(number, 1), totalPages) : 1
  return { page, totalPages }
}

/** Address of the details of a project or product. */
export const detailsPath = (type: PortfolioType, slug: string): string =>
  `/${type}-details?id=${encodeURIComponent(slug)}`
