/** What projects and products are to callers. Browser-safe. */
import * as z from 'zod'
import { categoryReference } from '#domain/category/category.contract.ts'
import type { PortfolioRow } from '#domain/portfolio/portfolio.store.ts'
import { contentShape, recordView, shown } from '#domain/record-view.ts'

export const portfolioTypes = ['project', 'product'] as const
export type PortfolioType = (typeof portfolioTypes)[number]

/** The code under which staff know an item; never given twice. */
export const portfolioCode = (type: PortfolioType, number: number) =>
  `${type === 'project' ? 'PRJ' : 'PRD'}-${String(number).padStart(4, '0')}`

/** What a caller sees of a project or a product. */
export const portfolioShape = contentShape.extend({
  type: z.enum(portfolioTypes),
  slug: z.string(),
  name: z.string(),
  projectCode: z.string().optional().meta({ description: 'PRJ-0001; projects only' }),
  productCode: z.string().optional().meta({ description: 'PRD-0001; products only' }),
  category: categoryReference,
  client: z.string(),
  technology: z.string(),
  url: z.string(),
  date: z.iso.datetime().meta({ description: 'Midnight UTC of the day' }),
  year: z.int(),
  description: z.string(),
  image: z.array(z.string()).meta({ description: 'URLs, the cover first' }),
})
export type PortfolioView = z.infer<typeof portfolioShape>
export const viewPortfolioItem = (row: PortfolioRow) =>
  shown(portfolioShape, {
    ...row,
    ...recordView(row),
    [`${row.type}Code`]: portfolioCode(row.type, row.number),
    category: { _id: row.categoryId, name: row.categoryName },
    date: `${row.date}T00:00:00.000Z`,
    year: Number(row.date.slice(0, 4)),
  })
