/** What still refers to a category. */
import { and, count, eq, isNull } from 'drizzle-orm'
import { portfolioTable } from '#domain/portfolio/portfolio.table.ts'
import { serviceTable } from '#domain/service/service.table.ts'
import type { Database } from '#platform/database.ts'

/** One phrase for each kind of record that is filed under the category: `2 services`, `1 project`. */
export async function countCategoryUses(db: Database, id: string): Promise<string[]> {
  const services = await db
    .select({ many: count() })
    .from(serviceTable)
    .where(and(eq(serviceTable.categoryId, id), isNull(serviceTable.deletedAt)))
  const items = await db
    .select({ type: portfolioTable.type, many: count() })
    .from(portfolioTable)
    .where(and(eq(portfolioTable.categoryId, id), isNull(portfolioTable.deletedAt)))
    .groupBy(portfolioTable.type)
  return [...services.map(({ many }) => ({ type: 'service', many })), ...items]
    .filter(({ many }) => many > 0)
    .map(({ type, many }) => `${many} ${type}${many === 1 ? '' : 's'}`)
}
