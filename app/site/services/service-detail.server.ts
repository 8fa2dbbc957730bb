import type { PageRequest } from '#app/site/page.ts'
import { serviceLink } from '#app/site/services/service-card.ts'
import type { ServiceDetailData } from '#app/site/services/service-detail.page.tsx'
import type { Context } from '#domain/context.ts'
import { getService, listServices } from '#domain/service/service.rules.ts'

/** @throws AppError 404 where there is no such service */
export async function load(ctx: Context, { params }: PageRequest): Promise<ServiceDetailData> {
  const service = await getService(ctx, params['id'] ?? '')
  const siblings = await listServices(ctx, service.categoryId)
  return { service, siblings: siblings.map(serviceLink) }
}
