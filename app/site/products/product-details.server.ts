import type { PageRequest } from '#app/site/page.ts'
import type { ProductDetailsData } from '#app/site/products/product-details.page.tsx'
import { productRow } from '#app/site/products/product-row.ts'
import { mostInRow } from '#app/site/sections/portfolio-cards.ts'
import { colorsOfStored } from '#app/site/sections/stored-colors.server.ts'
import type { Context } from '#domain/context.ts'
import { firstOfCategories, getPortfolioItem } from '#domain/portfolio/portfolio.rules.ts'
import { notFound } from '#platform/app-error.ts'

/** What surrounds a form that comes back while the product can't be had. */
export const withoutData = (): ProductDetailsData => ({
  product: null,
  carousel: { products: null },
})

/** @throws AppError 404 where the address names a product that doesn't exist */
export async function load(ctx: Context, { url }: PageRequest): Promise<ProductDetailsData> {
  const id = url.searchParams.get('id')
  const [product, products] = await Promise.all([
    // What the browser still has of a link, no server knows.
    id ? getPortfolioItem(ctx, id) : null,
    firstOfCategories(ctx, 'product', mostInRow),
  ])
  const carousel = { products: productRow(products) }
  if (!product) return { product, carousel }
  if (product.type !== 'product') throw notFound('Product')
  const brand = await colorsOfStored(ctx, product.image[0])
  return { product, carousel, colors: { brand } }
}
