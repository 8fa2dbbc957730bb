import { allCategories } from '#app/site/sections/portfolio-cards.ts'
import { type PortfolioPage, pageSize, placeOf } from '#app/site/sections/portfolio-paging.ts'
import type { Context } from '#domain/context.ts'
import type { PortfolioType } from '#domain/portfolio/portfolio.contract.ts'
import { choosePortfolioPage } from '#domain/portfolio/portfolio.rules.ts'

/**
 * What `pageOf` gives of the whole list, or of one category's, without reading all of it.
 * @param wanted number of the page, as in its address
 */
export async function readPortfolioPage(
  ctx: Context,
  type: PortfolioType,
  wanted: string | null,
  category: string = allCategories,
): Promise<PortfolioPage> {
  const filter = category === allCategories ? {} : { categoryName: category }
  const { portfolios, chosen } = await choosePortfolioPage(ctx, type, filter, (total) => ({
    ...placeOf(total, wanted),
    limit: pageSize,
  }))
  return { items: portfolios, page: chosen.page, totalPages: chosen.totalPages }
}
