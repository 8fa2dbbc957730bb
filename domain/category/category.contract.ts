/** What a category is to callers and forms: its fields, limits and messages. Browser-safe. */
import * as z from 'zod'
import type { CategoryRow } from '#domain/category/category.table.ts'
import { contentShape, recordView, shown } from '#domain/record-view.ts'
import { text } from '#platform/text.ts'

export const categoryLimits = {
  /** What the server takes. */
  name: 50,
  /** Up to where the edit form offers to save. */
  nameToSave: 28,
  description: 80,
} as const

/** Characters that neither name nor description may hold. */
const forbidden = /[<>=`%$;'[\]{}]/

const name = text('Name cannot be empty', categoryLimits.name, 'Name cannot exceed 50 characters')
  .min(1, 'Name cannot be empty')
  .refine((value) => !forbidden.test(value), 'Name contains invalid characters')

const description = text(
  'Description cannot be empty',
  categoryLimits.description,
  'Description cannot exceed 80 characters',
).refine((value) => !forbidden.test(value), 'Description contains invalid characters')

/** The fields of a new category, besides its icon. */
export const newCategory = z.strictObject({ name, description: description.default('') })

/** The fields of an edit; what is left out stays as it is. */
export const categoryChanges = z.strictObject({
  name: name.optional(),
  description: description.min(1, 'Description cannot be empty').optional(),
})

export const iconRequired = 'Category icon is required'

/** What a caller sees of a category. */
export const categoryShape = contentShape.extend({
  name: z.string(),
  description: z.string(),
  icon: z.string().meta({ description: 'URL of the icon' }),
})
export type CategoryView = z.infer<typeof categoryShape>
export const viewCategory = (row: CategoryRow) =>
  shown(categoryShape, { ...row, ...recordView(row) })

/** A category as other records name it. */
export const categoryReference = z.object({ _id: z.uuid(), name: z.string() })
