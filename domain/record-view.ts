/** What callers see of any record, and how a row becomes it. */
import * as z from 'zod'

export const recordShape = z.object({
  _id: z.uuid().meta({ description: 'UUIDv7' }),
  version: z.int().meta({ description: 'Raised by each write; for If-Match' }),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type RecordView = z.infer<typeof recordShape>

/** What callers see of any content besides. */
export const contentShape = recordShape.extend({
  isActive: z.boolean().meta({ description: 'An inactive record is not public' }),
})
export type ContentView = z.infer<typeof contentShape>

type RecordRow = { id: string; version: number; createdAt: Date; updatedAt: Date }

/** The columns that every record has, as callers see them. */
export const recordView = (row: RecordRow): RecordView => ({
  _id: row.id,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

/**
 * Of `value`, exactly the fields that `shape` names: what a table has besides stays private until
 * a shape says otherwise.
 */
export function shown<Shape extends z.ZodObject>(
  shape: Shape,
  value: z.output<Shape>,
): z.output<Shape> {
  const fields = Object.keys(shape.shape).map((key) => [key, value[key]])
  return Object.fromEntries(fields.filter(([, field]) => field !== undefined)) as z.output<Shape>
}
