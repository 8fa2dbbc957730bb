/** What may be done with projects and products, and by whom. */
import type { Context } from '#domain/context.ts'
import {
  type PortfolioType,
  type PortfolioView,
  portfolioCode,
} from '#domain/portfolio/portfolio.contract.ts'
import {
  type PortfolioRow,
  selectPortfolio,
  selectPortfolioItem,
} from '#domain/portfolio/portfolio.store.ts'
import { contentView } from '#domain/record-view.ts'
import { notFound } from '#platform/app-error.ts'

export function viewPortfolioItem(row: PortfolioRow): PortfolioView {
  const code = portfolioCode(row.type, row.number)
  return {
    ...contentView(row),
    type: row.type,
    slug: row.slug,
    name: row.name,
    ...(row.type === 'project' ? { projectCode: code } : { productCode: code }),
    category: { _id: row.categoryId, name: row.categoryName },
    client: row.client,
    technology: row.technology,
    url: row.url,
    date: `${row.date}T00:00:00.000Z`,
    year: Number(row.date.slice(0, 4)),
    description: row.description,
    image: row.image,
  }
}

/** Projects or products, oldest first: the active ones for visitors, all of them for staff. */
export async function listPortfolio(ctx: Context, type: PortfolioType): Promise<PortfolioView[]> {
  const rows = await selectPortfolio(ctx.db, type, { all: ctx.actor !== null })
  return rows.map(viewPortfolioItem)
}

/** @throws AppError 404 where there is no such item, or none that a visitor may see. */
export async function getPortfolioItem(ctx: Context, idOrSlug: string): Promise<PortfolioView> {
  const row = await selectPortfolioItem(ctx.db, idOrSlug, { all: ctx.actor !== null })
  if (!row) throw notFound('Project')
  return viewPortfolioItem(row)
}
