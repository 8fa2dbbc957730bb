/** The calls on services. */
import * as z from 'zod'
import type { ApiRoute } from '#domain/api-route.ts'
import { serviceShape } from '#domain/service/service.contract.ts'
import { getService, listServices } from '#domain/service/service.rules.ts'

export const serviceRoutes: ApiRoute[] = [
  {
    method: 'GET',
    path: '/services',
    summary: 'Services, oldest first',
    answer: { services: z.array(serviceShape) },
    async handle({ ctx }) {
      return { services: await listServices(ctx) }
    },
  },
  {
    method: 'GET',
    path: '/services/category-id/{id}',
    summary: 'The services of one category',
    answer: { services: z.array(serviceShape) },
    async handle({ ctx, param }) {
      return { services: await listServices(ctx, param('id')) }
    },
  },
  {
    method: 'GET',
    path: '/services/{id}',
    summary: 'One service',
    answer: { service: serviceShape },
    errors: [404],
    async handle({ ctx, param }) {
      return { service: await getService(ctx, param('id')) }
    },
  },
]
