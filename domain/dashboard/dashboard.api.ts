/** The call behind the dashboard's cards. */
import * as z from 'zod'
import type { ApiRoute } from '#domain/api-route.ts'
import { countsShape } from '#domain/dashboard/dashboard.contract.ts'
import { getCounts, maySeeCounts } from '#domain/dashboard/dashboard.rules.ts'

export const dashboardRoutes: ApiRoute[] = [
  {
    method: 'GET',
    path: '/count/get-all-counts',
    summary: 'How many records there are of each kind',
    allow: maySeeCounts,
    answer: { status: z.literal('success'), data: countsShape },
    async handle({ ctx }) {
      return { status: 'success', data: await getCounts(ctx) }
    },
  },
]
