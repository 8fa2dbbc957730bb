import type { PageRequest } from '#app/site/page.ts'
import { latestItem, mostLatest } from '#app/site/sections/portfolio-cards.ts'
import { serviceCards } from '#app/site/services/service-card.ts'
import type { SubServicesData } from '#app/site/services/sub-services.page.tsx'
import { getCategory } from '#domain/category/category.rules.ts'
import type { Context } from '#domain/context.ts'
import { listPortfolio } from '#domain/portfolio/portfolio.rules.ts'
import { listServices } from '#domain/service/service.rules.ts'
import { listServiceWorks } from '#domain/service-works.rules.ts'

/** @throws AppError 404 where there is no such category */
export async function load(ctx: Context, { params }: PageRequest): Promise<SubServicesData> {
  const { _id, name, description, icon } = await getCategory(ctx, params['id'] ?? '')
  const [services, works, projects] = await Promise.all([
    listServices(ctx, { categoryId: _id }),
    listServiceWorks(ctx, _id),
    listPortfolio(
      ctx,
      'project',
      { category: _id, order: '-createdAt' },
      { page: 1, limit: mostLatest },
    ),
  ])
  return {
    category: { _id, name, description, icon },
    services: serviceCards(services, works),
    latest: projects.map(latestItem),
  }
}
