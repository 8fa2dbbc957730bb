/** The calls on services. */
import * as z from 'zod'
import type { ApiRoute } from '#domain/api-route.ts'
import { deleteRoute, statusRoute } from '#domain/content.api.ts'
import { contentQuery } from '#domain/content.contract.ts'
import {
  newService,
  serviceChanges,
  serviceMessages,
  serviceShape,
  serviceWorkShape,
} from '#domain/service/service.contract.ts'
import {
  changeService,
  createService,
  getService,
  listServices,
  serviceKind,
  serviceRights,
} from '#domain/service/service.rules.ts'
import { listServiceWorks } from '#domain/service-works.rules.ts'
import { AppError } from '#platform/app-error.ts'
import { imageTooLargeMessage, maxImageBytes } from '#platform/media/image-limits.ts'

const oneIcon = {
  maxFiles: 1,
  maxFileBytes: maxImageBytes,
  tooLarge: imageTooLargeMessage,
  names: ['icon'],
}

/** A write that forgot its service is told so, in the words of the specification. */
function withoutId(
  method: 'PATCH' | 'DELETE',
  allow: ApiRoute['allow'],
  message: string,
): ApiRoute {
  return {
    method,
    path: '/services',
    summary: 'Always refused: the path must name a service',
    ...(allow && { allow }),
    answer: {},
    errors: [400],
    async handle() {
      throw new AppError(400, message)
    },
  }
}

export const serviceRoutes: ApiRoute[] = [
  {
    method: 'GET',
    path: '/services',
    summary: 'Services, oldest first',
    kept: { by: [] },
    query: contentQuery,
    answer: { services: z.array(serviceShape) },
    async handle({ ctx, query }) {
      return { services: await listServices(ctx, query(contentQuery)) }
    },
  },
  {
    method: 'GET',
    path: '/services/category-id/{id}',
    summary: 'The services of one category',
    kept: { by: [] },
    query: contentQuery,
    answer: { services: z.array(serviceShape) },
    async handle({ ctx, param, query }) {
      const wanted = { ...query(contentQuery), categoryId: param('id') }
      return { services: await listServices(ctx, wanted) }
    },
  },
  {
    method: 'GET',
    path: '/services/category-id/{id}/works',
    summary: 'The projects and products that show what was made in the services of one category',
    kept: { by: [] },
    answer: { works: z.array(serviceWorkShape) },
    async handle({ ctx, param }) {
      return { works: await listServiceWorks(ctx, param('id')) }
    },
  },
  {
    method: 'GET',
    path: '/services/{id}',
    summary: 'One service',
    kept: { by: [] },
    answer: { service: serviceShape },
    errors: [404],
    async handle({ ctx, param }) {
      return { service: await getService(ctx, param('id')) }
    },
  },
  {
    method: 'POST',
    path: '/services',
    summary: 'Add a service; category and features are taken for categoryId and feature too',
    allow: serviceRights.create,
    body: { multipart: newService, files: { icon: 'one' } },
    answer: { data: serviceShape, message: z.string() },
    errors: [413, 415, 507],
    async handle({ ctx, multipart }) {
      const { fields, files } = await multipart(oneIcon)
      const data = await createService(ctx, fields, files.icon?.[0])
      return { data, message: 'Service added successfully!' }
    },
  },
  {
    method: 'PATCH',
    path: '/services/{id}',
    summary: 'Change a service',
    allow: serviceRights.update,
    body: { multipart: serviceChanges, files: { icon: 'optional' } },
    answer: { data: serviceShape, message: z.string() },
    errors: [404, 412, 413, 415, 507],
    async handle({ ctx, param, multipart, expectedVersion }) {
      const { fields, files } = await multipart(oneIcon)
      const icon = files.icon?.[0]
      const data = await changeService(ctx, param('id'), fields, icon, expectedVersion)
      return { data, message: 'Service updated successfully!' }
    },
  },
  deleteRoute('/services/{id}', serviceKind),
  withoutId('PATCH', serviceRights.update, serviceMessages.idMissing),
  withoutId('DELETE', serviceRights.delete, serviceMessages.idRequired),
  statusRoute('/services', serviceKind, serviceShape),
]
