import type { PageRequest } from '#app/site/page.ts'
import { serviceCard } from '#app/site/services/service-card.ts'
import type { SubServicesData } from '#app/site/services/sub-services.page.tsx'
import { getCategory } from '#domain/category/category.rules.ts'
import type { Context } from '#domain/context.ts'
import { listServices } from '#domain/service/service.rules.ts'

/** @throws AppError 404 where there is no such category */
export async function load(ctx: Context, { params }: PageRequest): Promise<SubServicesData> {
  const { _id, name, description, icon } = await getCategory(ctx, params['id'] ?? '')
  const services = await listServices(ctx, _id)
  return { category: { _id, name, description, icon }, services: services.map(serviceCard) }
}
