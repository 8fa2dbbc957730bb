import type { PageRequest } from '#app/site/page.ts'
import type { ProductsData } from '#app/site/products/products.page.tsx'
import { pageOf } from '#app/site/sections/portfolio-cards.ts'
import type { Context } from '#domain/context.ts'
import { listPortfolio } from '#domain/portfolio/portfolio.rules.ts'

/** What surrounds a form that comes back while the products can't be had. */
export const withoutData = (): ProductsData => ({ list: null })

export const load = async (ctx: Context, { url }: PageRequest): Promise<ProductsData> => ({
  list: pageOf(await listPortfolio(ctx, 'product'), url.searchParams.get('page')),
})
