/** What may be done with projects and products, and by whom. */
import type { Context } from '#domain/context.ts'
import {
  type PortfolioType,
  type PortfolioView,
  viewPortfolioItem,
} from '#domain/portfolio/portfolio.contract.ts'
import { selectPortfolio, selectPortfolioItem } from '#domain/portfolio/portfolio.store.ts'
import { notFound } from '#platform/app-error.ts'

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
