/** The queries on projects and products. */
import { and, asc, eq, isNull, or } from 'drizzle-orm'
import { categoryTable } from '#domain/category/category.table.ts'
import type { PortfolioType } from '#domain/portfolio/portfolio.contract.ts'
import { portfolioTable } from '#domain/portfolio/portfolio.table.ts'
import type { Database } from '#platform/database.ts'
import { isUuid } from '#platform/uuid.ts'

export type PortfolioRow = typeof portfolioTable.$inferSelect & { categoryName: string }

const withCategory = (db: Database) =>
  db
    .select({ item: portfolioTable, categoryName: categoryTable.name })
    .from(portfolioTable)
    .innerJoin(categoryTable, eq(categoryTable.id, portfolioTable.categoryId))

const visible = (all: boolean) =>
  and(isNull(portfolioTable.deletedAt), all ? undefined : eq(portfolioTable.isActive, true))

/** Items of one type, oldest first; only the active ones unless asked for all. */
export async function selectPortfolio(
  db: Database,
  type: PortfolioType,
  options: { all: boolean },
): Promise<PortfolioRow[]> {
  const rows = await withCategory(db)
    .where(and(visible(options.all), eq(portfolioTable.type, type)))
    .orderBy(asc(portfolioTable.createdAt), asc(portfolioTable.id))
  return rows.map(({ item, categoryName }) => ({ ...item, categoryName }))
}

/** The item with this id or slug, of either type. */
export async function selectPortfolioItem(
  db: Database,
  idOrSlug: string,
  options: { all: boolean },
): Promise<PortfolioRow | undefined> {
  const named = or(
    eq(portfolioTable.slug, idOrSlug),
    isUuid(idOrSlug) ? eq(portfolioTable.id, idOrSlug) : undefined,
  )
  const [found] = await withCategory(db).where(and(visible(options.all), named))
  return found && { ...found.item, categoryName: found.categoryName }
}
