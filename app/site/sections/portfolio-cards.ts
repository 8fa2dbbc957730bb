/** Projects and products as their cards show them. */
import { endingOf, toldOf } from '#app/site/sections/account.ts'
import type { PortfolioType, PortfolioView } from '#domain/portfolio/portfolio.contract.ts'

export type PortfolioCard = Pick<PortfolioView, 'slug' | 'name' | 'client'> & {
  category: string
  cover: string | undefined
  /** What comes after the cover, which is wide: of cards that lead. */
  scene: string | undefined
  /** What came of it: of cards that lead, and of those before the second that does, which are seen at first. */
  result: string | undefined
}

/** One card in so many leads its row: it is wide, and says what came of its project. */
export const leadEach = 3

/** More of a kind than anyone drags past; the pages of the list hold the rest. */
export const mostInRow = 24

/**
 * The cards of a row that is dragged along: of each category the first, up to `mostInRow`. Those
 * that can't lead in it, nor among their own category, nor begin a page, hold no more than a narrow card shows.
 * @param filters the categories to which the row may be narrowed; without them it may be to any
 */
export function rowOf(items: PortfolioView[], filters?: readonly string[]): PortfolioCard[] {
  const counts = new Map<string, number>()
  const cards: PortfolioCard[] = []
  let hasBegun = false
  for (const item of items) {
    const category = item.category.name
    const count = counts.get(category) ?? 0
    counts.set(category, count + 1)
    if (count >= mostInRow) continue
    const [cover, scene] = item.image
    const result = endingOf(toldOf(item).account)
    const mayBegin = Boolean(count === 0 && cards.length > leadEach && scene && result)
    const leads =
      cards.length % leadEach === 0 ||
      (count % leadEach === 0 && (filters?.includes(category) ?? true)) ||
      (mayBegin && !hasBegun)
    hasBegun ||= mayBegin
    cards.push({
      slug: item.slug,
      name: item.name,
      client: item.client,
      category,
      cover,
      scene: leads ? scene : undefined,
      result: leads || cards.length < leadEach ? result : undefined,
    })
  }
  return cards
}

/**
 * Of a row, the one with which its page may begin: the first that is out of sight there, is the first of its category,
 * has a wide picture and says what came of it.
 */
export const proofOf = (row: PortfolioCard[]): PortfolioCard | undefined =>
  row.find(
    ({ category, scene, result }, at) =>
      at > leadEach &&
      scene &&
      result &&
      row.findIndex((card) => card.category === category) === at,
  )

/** Places on a page of a list whose cards lie across it, in the colours of their clients. */
export const leads: readonly number[] = [0, 3]

/** The pictures from which those take their colours. */
export const leadingCovers = (items: Pick<PortfolioView, 'image'>[]): (string | undefined)[] =>
  leads.map((at) => items[at]?.image[0])

/** Projects that the page of a craft names. */
export const mostLatest = 6

/** A project as a line of a list. */
export type LatestItem = Pick<PortfolioView, '_id' | 'slug' | 'name' | 'client' | 'year'> & {
  cover: string | undefined
}

export const latestItem = (item: PortfolioView): LatestItem => {
  const { _id, slug, name, client, year, image } = item
  return { _id, slug, name, client, year, cover: image[0] }
}

/** The filter that shows everything. */
export const allCategories = 'All'

/** Address of the details of a project or product. */
export const detailsPath = (type: PortfolioType, slug: string): string =>
  `/${type}-details?id=${encodeURIComponent(slug)}`
