/** The call on the record of changes. */
import * as z from 'zod'
import type { ApiRoute } from '#domain/api-route.ts'
import { auditQuery, auditShape } from '#domain/audit/audit.contract.ts'
import { listAudit, mayReadAudit } from '#domain/audit/audit.rules.ts'
import { paginationShape } from '#domain/paging.ts'

export const auditRoutes: ApiRoute[] = [
  {
    method: 'GET',
    path: '/audit',
    summary: 'Who changed what, newest first',
    allow: mayReadAudit,
    query: auditQuery,
    answer: { data: z.array(auditShape), pagination: paginationShape },
    async handle({ ctx, query }) {
      return listAudit(ctx, query(auditQuery))
    },
  },
]
