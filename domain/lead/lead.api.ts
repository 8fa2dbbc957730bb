/** The calls on potential customers. */
import * as z from 'zod'
import type { ApiRoute } from '#domain/api-route.ts'
import { requireStaff } from '#domain/context.ts'
import { leadQuery, leadShape, newLead } from '#domain/lead/lead.contract.ts'
import { leaveAddress, listLeads } from '#domain/lead/lead.rules.ts'
import { paginationShape } from '#domain/paging.ts'
import { repeatableOf } from '#platform/http/idempotency.ts'

export const leadRoutes: ApiRoute[] = [
  {
    method: 'POST',
    path: '/potentialCustomer/create',
    summary: 'Get the catalogue, or request a quotation',
    body: { json: newLead },
    isRepeatable: true,
    answer: {
      message: z.string(),
      data: z
        .object({ url: z.string() })
        .optional()
        .meta({ description: 'Where the catalogue is, if that was asked for' }),
    },
    errors: [429],
    async handle({ ctx, request, json }) {
      const input = await json()
      return leaveAddress(ctx, input, repeatableOf(request, input))
    },
  },
  {
    method: 'GET',
    path: '/potentialCustomer',
    summary: 'Potential customers, newest first',
    allow: requireStaff,
    query: leadQuery,
    answer: { data: z.array(leadShape), pagination: paginationShape },
    async handle({ ctx, query }) {
      return listLeads(ctx, query(leadQuery))
    },
  },
]
