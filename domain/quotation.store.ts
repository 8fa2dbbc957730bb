/** The query behind a request for a quotation. */
import { and, eq, isNull } from 'drizzle-orm'
import { portfolioTable } from '#domain/portfolio/portfolio.table.ts'
import type { Database } from '#platform/database.ts'

/** The name of a product that is on offer, undefined where it isn't. */
export async function selectOfferedProduct(tx: Database, id: string): Promise<string | undefined> {
  const [product] = await tx
    .select({ name: portfolioTable.name })
    .from(portfolioTable)
    .where(
      and(
        eq(portfolioTable.id, id),
        eq(portfolioTable.type, 'product'),
        eq(portfolioTable.isActive, true),
        isNull(portfolioTable.deletedAt),
      ),
    )
  return product?.name
}
