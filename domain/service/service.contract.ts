/** What a service is to callers and forms. Browser-safe. */
import * as z from 'zod'
import { categoryReference } from '#domain/category/category.contract.ts'
import { contentShape, recordView, shown } from '#domain/record-view.ts'
import type { ServiceRow } from '#domain/service/service.store.ts'

/** What a caller sees of a service. */
export const serviceShape = contentShape.extend({
  name: z.string(),
  description: z.string(),
  approach: z.string(),
  color: z.string().meta({ description: '#RRGGBB' }),
  workUrl: z.string(),
  benefits: z.string(),
  category: categoryReference,
  categoryId: z.uuid(),
  icon: z.string().meta({ description: 'URL of the square icon' }),
  features: z.array(z.object({ name: z.string(), description: z.string() })),
})
export type ServiceView = z.infer<typeof serviceShape>
export const viewService = (row: ServiceRow) =>
  shown(serviceShape, {
    ...row,
    ...recordView(row),
    category: { _id: row.categoryId, name: row.categoryName },
  })
