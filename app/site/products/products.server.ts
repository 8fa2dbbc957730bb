import type { PageRequest } from '#app/site/page.ts'
import type { ProductsData } from '#app/site/products/products.page.tsx'
import { readPortfolioPage } from '#app/site/sections/portfolio-page.server.ts'
import { colorsOfList } from '#app/site/sections/stored-colors.server.ts'
import type { Context } from '#domain/context.ts'

/** What surrounds a form that comes back while the products can't be had. */
export const withoutData = (): ProductsData => ({ list: null })

export async function load(ctx: Context, { url }: PageRequest): Promise<ProductsData> {
  const list = await readPortfolioPage(ctx, 'product', url.searchParams.get('page'))
  return { list, colors: await colorsOfList(ctx, list.items) }
}
