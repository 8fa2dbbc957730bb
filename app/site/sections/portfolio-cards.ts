/** Projects and products as their cards show them. */
import { endingOf, toldOf } from '#app/site/sections/account.ts'
import type { PortfolioType, PortfolioView } from '#domain/portfolio/portfolio.contract.ts'

export type PortfolioCard = Pick<PortfolioView, 'slug' | 'name' | 'client'> & {
  category: string
  cover: string | undefined
  /** What comes after the cover, which is wide: of cards that lead. */
  scene: string | undefined
  /** What came of it: of cards that lead. */
  result: string | undefined
}

/** One card in so many leads its row: it is wide, and says what came of its project. */
export const leadEach = 3

/** More of a kind than anyone drags past; the pages of the list hold the rest. */
export const mostInRow = 24

/**
 * The cards of a row that is dragged along: of each category the first, up to `mostInRow`. Those
 * that can't lead in it, nor among their own category, hold no more than a narrow card shows.
 */
export function rowOf(items: PortfolioView[]): PortfolioCard[] {
  const counts = new Map<string, number>()
  const cards: PortfolioCard[] = []
  for (const item of items) {
    const category = item.category.name
    const count = counts.get(category) ?? 0
    counts.set(category, count + 1)
    if (count >= mostInRow) continue
    const leads = cards.length % leadEach === 0 || count % leadEach === 0
    cards.push({
      slug: item.slug,
      name: item.name,
      client: item.client,
      category,
      cover: item.image[0],
      scene: leads ? item.image[1] : undefined,
      result: leads ? endingOf(toldOf(item).account) : undefined,
    })
  }
  return cards
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

/** Address of the details of a project or product. */
export const detailsPath = (type: PortfolioType, slug: string): string =>
  `/${type}-details?id=${encodeURIComponent(slug)}`
