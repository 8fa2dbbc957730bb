/** The calls on services. */
import type { ApiRoute } from '#domain/api-route.ts'
import { getService, listServices } from '#domain/service/service.rules.ts'

export const serviceRoutes: ApiRoute[] = [
  {
    method: 'GET',
    path: '/services',
    summary: 'Services, oldest first',
    async handle({ ctx }) {
      return { services: await listServices(ctx) }
    },
  },
  {
    method: 'GET',
    path: '/services/category-id/{id}',
    summary: 'The services of one category',
    async handle({ ctx, param }) {
      return { services: await listServices(ctx, param('id')) }
    },
  },
  {
    method: 'GET',
    path: '/services/{id}',
    summary: 'One service',
    async handle({ ctx, param }) {
      return { service: await getService(ctx, param('id')) }
    },
  },
]
