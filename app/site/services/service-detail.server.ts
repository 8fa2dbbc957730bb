import type { PageRequest } from '#app/site/page.ts'
import { colorsOfStored } from '#app/site/sections/stored-colors.server.ts'
import { benefitsOf } from '#app/site/services/benefits.ts'
import type { ServiceDetailData } from '#app/site/services/service-detail-data.ts'
import { serviceDetailData } from '#app/site/services/service-detail-data.ts'
import type { Context } from '#domain/context.ts'
import { getService, listServices } from '#domain/service/service.rules.ts'
import { listServiceWorks } from '#domain/service-works.rules.ts'

/** @throws AppError 404 where there is no such service */
export async function load(ctx: Context, { params }: PageRequest): Promise<ServiceDetailData> {
  const service = await getService(ctx, params['id'] ?? '')
  const [siblings, works] = await Promise.all([
    listServices(ctx, { categoryId: service.categoryId }),
    listServiceWorks(ctx, service.categoryId),
  ])
  const data = serviceDetailData(service, siblings, works, benefitsOf(service.category.name))
  return { ...data, colors: { brand: await colorsOfStored(ctx, data.work?.item.image[0]) } }
}
