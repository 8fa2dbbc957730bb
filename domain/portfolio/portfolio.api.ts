/** The calls on projects and on products: the same under two paths. */
import type { ApiRoute } from '#domain/api-route.ts'
import { type PortfolioType, portfolioTypes } from '#domain/portfolio/portfolio.contract.ts'
import { getPortfolioItem, listPortfolio } from '#domain/portfolio/portfolio.rules.ts'
import { ruleBroken } from '#platform/app-error.ts'

/** @throws AppError 422 for a type that there is not */
function typeIn(query: URLSearchParams, byDefault: PortfolioType): PortfolioType {
  const given = query.get('type') ?? byDefault
  const type = portfolioTypes.find((known) => known === given)
  if (!type) throw ruleBroken([{ path: 'type', message: 'Type must be project or product' }])
  return type
}

const routesOf = (base: PortfolioType): ApiRoute[] => [
  {
    method: 'GET',
    path: `/${base}`,
    summary: `List of ${base}s, oldest first`,
    async handle({ ctx, query }) {
      return { portfolios: await listPortfolio(ctx, typeIn(query, base)) }
    },
  },
  {
    method: 'GET',
    path: `/${base}/{idOrSlug}`,
    summary: `One ${base}`,
    async handle({ ctx, param }) {
      return { portfolio: await getPortfolioItem(ctx, param('idOrSlug')) }
    },
  },
]

export const portfolioRoutes: ApiRoute[] = [...routesOf('project'), ...routesOf('product')]
