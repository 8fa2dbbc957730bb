import { type PortfolioCard, rowOf } from '#app/site/sections/portfolio-cards.ts'
import type { PortfolioView } from '#domain/portfolio/portfolio.contract.ts'

/**
 * The row of products on a product's page. Each shows its second picture, where it has one: the first
 * is the one that the list of all products shows.
 */
export const productRow = (products: PortfolioView[]): PortfolioCard[] =>
  rowOf(
    products.map((item) => ({ ...item, image: item.image.slice(item.image.length > 1 ? 1 : 0) })),
  )

/** All others than `slug`, from the one after it on and round to the one before it. */
export function othersAround(products: PortfolioCard[], slug: string): PortfolioCard[] {
  const at = products.findIndex((product) => product.slug === slug)
  return [...products.slice(at + 1), ...products.slice(0, Math.max(0, at))]
}
