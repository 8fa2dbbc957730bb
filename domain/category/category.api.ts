/** The calls on categories. */
import * as z from 'zod'
import type { ApiRoute } from '#domain/api-route.ts'
import { categoryChanges, categoryShape, newCategory } from '#domain/category/category.contract.ts'
import {
  categoryKind,
  categoryRights,
  changeCategory,
  createCategory,
  listCategories,
} from '#domain/category/category.rules.ts'
import { deleteRoute, statusRoute } from '#domain/content.api.ts'
import { contentQuery } from '#domain/content.contract.ts'
import { imageTooLargeMessage, maxImageBytes } from '#platform/media/image-limits.ts'

const oneIcon = {
  maxFiles: 1,
  maxFileBytes: maxImageBytes,
  tooLarge: imageTooLargeMessage,
  names: ['logo', 'icon'],
}

export const categoryRoutes: ApiRoute[] = [
  {
    method: 'GET',
    path: '/category',
    summary: 'Categories, oldest first',
    kept: { by: [] },
    query: contentQuery,
    answer: { data: z.array(categoryShape) },
    async handle({ ctx, query }) {
      return { data: await listCategories(ctx, query(contentQuery)) }
    },
  },
  {
    method: 'POST',
    path: '/category/create',
    summary: 'Add a category',
    allow: categoryRights.create,
    body: { multipart: newCategory, files: { logo: 'one' } },
    answer: { data: categoryShape, message: z.string() },
    errors: [413, 415, 507],
    async handle({ ctx, multipart }) {
      const { fields, files } = await multipart(oneIcon)
      const data = await createCategory(ctx, fields, files.logo?.[0] ?? files.icon?.[0])
      return { data, message: 'Category created successfully!' }
    },
  },
  {
    method: 'PATCH',
    path: '/category/update/{id}',
    summary: 'Change a category',
    allow: categoryRights.update,
    body: { multipart: categoryChanges, files: { icon: 'optional' } },
    answer: { data: categoryShape, message: z.string() },
    errors: [404, 412, 413, 415, 507],
    async handle({ ctx, param, multipart, expectedVersion }) {
      const { fields, files } = await multipart(oneIcon)
      const icon = files.icon?.[0] ?? files.logo?.[0]
      const data = await changeCategory(ctx, param('id'), fields, icon, expectedVersion)
      return { data, message: 'Category updated successfully!' }
    },
  },
  deleteRoute('/category/delete/{id}', categoryKind),
  statusRoute('/category', categoryKind, categoryShape),
]
