/** The calls on projects and on products: the same under two paths. */
import * as z from 'zod'
import type { ApiRoute } from '#domain/api-route.ts'
import {
  type PortfolioType,
  portfolioShape,
  portfolioTypes,
} from '#domain/portfolio/portfolio.contract.ts'
import { getPortfolioItem, listPortfolio } from '#domain/portfolio/portfolio.rules.ts'

const listQuery = (byDefault: PortfolioType) =>
  z.object({
    type: z.enum(portfolioTypes, 'Type must be project or product').default(byDefault),
  })

const routesOf = (base: PortfolioType): ApiRoute[] => [
  {
    method: 'GET',
    path: `/${base}`,
    summary: `List of ${base}s, oldest first`,
    query: listQuery(base),
    answer: { portfolios: z.array(portfolioShape) },
    async handle({ ctx, query }) {
      return { portfolios: await listPortfolio(ctx, query(listQuery(base)).type) }
    },
  },
  {
    method: 'GET',
    path: `/${base}/{idOrSlug}`,
    summary: `One ${base}`,
    answer: { portfolio: portfolioShape },
    errors: [404],
    async handle({ ctx, param }) {
      return { portfolio: await getPortfolioItem(ctx, param('idOrSlug')) }
    },
  },
]

export const portfolioRoutes: ApiRoute[] = [...routesOf('project'), ...routesOf('product')]
