/** The calls on the trash. */
import * as z from 'zod'
import type { ApiRoute } from '#domain/api-route.ts'
import { requireSuperAdmin } from '#domain/context.ts'
import { paginationShape } from '#domain/paging.ts'
import {
  doneShape,
  recordsToDelete,
  recordsToRestore,
  trashQuery,
  trashShape,
} from '#domain/trash/trash.contract.ts'
import { deleteRecords, listTrash, restoreRecords } from '#domain/trash/trash.rules.ts'

export const trashRoutes: ApiRoute[] = [
  {
    method: 'GET',
    path: '/trash',
    summary: 'What was deleted in the last 30 days, the latest first',
    allow: requireSuperAdmin,
    query: trashQuery,
    answer: { data: z.array(trashShape), pagination: paginationShape },
    handle: ({ ctx, query }) => listTrash(ctx, query(trashQuery)),
  },
  {
    method: 'POST',
    path: '/trash/delete',
    summary: 'Put several records of one kind into the trash, all of them or none',
    allow: requireSuperAdmin,
    body: { json: recordsToDelete },
    answer: { data: z.array(doneShape), message: z.string() },
    errors: [404, 409],
    async handle({ ctx, json }) {
      const data = await deleteRecords(ctx, await json())
      return { data, message: `${counted(data.length)} deleted successfully` }
    },
  },
  {
    method: 'POST',
    path: '/trash/restore',
    summary: 'Bring back records of one kind, all of them or none; one alone may be sent as _id',
    allow: requireSuperAdmin,
    body: { json: recordsToRestore },
    answer: { data: z.array(doneShape), message: z.string() },
    errors: [404, 409],
    async handle({ ctx, json }) {
      const data = await restoreRecords(ctx, await json())
      return { data, message: `${counted(data.length)} restored successfully` }
    },
  },
]

const counted = (many: number) => `${many} record${many === 1 ? '' : 's'}`
