/** What the trash shows and takes. Browser-safe. */
import * as z from 'zod'
import { pageQuery } from '#domain/paging.ts'
import type { TrashRow } from '#domain/trash/trash.store.ts'
import { longestSearch } from '#platform/list-limits.ts'
import { text } from '#platform/text.ts'

/** Days for which a deleted record can be brought back (the specification, rules). */
export const trashDays = 30
/** Records that one call may delete or restore. */
export const mostAtOnce = 100

const entity = text('Entity is required').min(1, 'Entity is required')
const id = z.string({ error: 'Each id must be text' }).max(100, 'An id is too long')
const ids = z
  .array(id, 'ids must be a list')
  .min(1, 'Choose at least one record')
  .max(mostAtOnce, `At most ${mostAtOnce} records at once`)

/** Records to delete. */
export const recordsToDelete = z.strictObject({ entity, ids })

/** Records to bring back: a list, or a single one as `_id`. */
export const recordsToRestore = z
  .strictObject({ entity, ids: ids.optional(), _id: id.optional() })
  .refine((input) => (input.ids === undefined) !== (input._id === undefined), {
    error: 'Send either ids or _id',
    path: ['ids'],
  })

/** The parameters of the list. */
export const trashQuery = pageQuery.extend({
  entity: z
    .string()
    .max(100)
    .optional()
    .meta({ description: 'Only this kind: category, service, project, product, job …' }),
  search: text('search must be text', longestSearch)
    .optional()
    .meta({ description: 'Part of the name, in any case' }),
})

/** What a superAdmin sees of a record in the trash. */
export const trashShape = z.object({
  _id: z.uuid(),
  entity: z.string(),
  name: z.string(),
  deletedAt: z.iso.datetime(),
  deletedBy: z.string().meta({ description: 'Username; empty where nobody knows any more' }),
  purgeAt: z.iso.datetime().meta({ description: 'From then on it cannot be brought back' }),
  obstacle: z.string().meta({
    description: 'Why it cannot come back just now, such as its category being in the trash too',
  }),
})
export type TrashView = z.infer<typeof trashShape>

const day = 86_400_000

/** @param obstacle why it can't come back just now; empty where it can */
export const viewTrash = (row: TrashRow, obstacle: string): TrashView => ({
  _id: row.id,
  entity: row.entity,
  name: row.name,
  deletedAt: row.deletedAt.toISOString(),
  deletedBy: row.deletedBy ?? '',
  purgeAt: new Date(row.deletedAt.getTime() + trashDays * day).toISOString(),
  obstacle,
})

/** One record that was deleted or restored. */
export const doneShape = z.object({ _id: z.uuid(), entity: z.string() })
