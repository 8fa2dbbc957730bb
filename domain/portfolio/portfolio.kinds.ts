/** What projects and products are to the steps that all content goes through. */
import { eq, sql } from 'drizzle-orm'
import { type ContentKind, rightsOf } from '#domain/content.rules.ts'
import { enquiryTable } from '#domain/enquiry/enquiry.table.ts'
import { categoryInTrash } from '#domain/filing.rules.ts'
import {
  type PortfolioType,
  type PortfolioView,
  portfolioLabels,
  viewPortfolioItem,
} from '#domain/portfolio/portfolio.contract.ts'
import { selectCategoryOfItem, selectPortfolioItem } from '#domain/portfolio/portfolio.store.ts'
import { portfolioTable } from '#domain/portfolio/portfolio.table.ts'
import { isUuid } from '#platform/uuid.ts'

const kindOf = (type: PortfolioType): ContentKind<PortfolioView> => ({
  entity: type,
  label: portfolioLabels[type],
  area: type === 'project' ? 'projects' : 'product',
  table: portfolioTable,
  only: eq(portfolioTable.type, type),
  nameColumn: portfolioTable.name,
  async read(db, id) {
    const row = isUuid(id) && (await selectPortfolioItem(db, id, { all: true, type }))
    return row ? viewPortfolioItem(row) : undefined
  },
  obstacleTo: async (tx, id) => categoryInTrash(tx, await selectCategoryOfItem(tx, id)),
  referredToBy: [enquiryTable.productId],
  pictures: [sql`unnest(${portfolioTable.image})`],
})

export const portfolioKinds = { project: kindOf('project'), product: kindOf('product') }

export const portfolioRights = {
  project: rightsOf(portfolioKinds.project.area),
  product: rightsOf(portfolioKinds.product.area),
}
