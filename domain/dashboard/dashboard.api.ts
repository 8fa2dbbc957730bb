/** The calls behind the dashboard's cards and charts. */
import * as z from 'zod'
import type { ApiRoute } from '#domain/api-route.ts'
import { countsShape, seriesQuery, seriesShape } from '#domain/dashboard/dashboard.contract.ts'
import { getCounts, getSeries, maySeeCounts } from '#domain/dashboard/dashboard.rules.ts'

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
  {
    method: 'GET',
    path: '/count/series',
    summary: 'What came in day by day or week by week, oldest first',
    allow: maySeeCounts,
    query: seriesQuery,
    answer: { data: z.array(seriesShape) },
    async handle({ ctx, query }) {
      return { data: await getSeries(ctx, query(seriesQuery)) }
    },
  },
]
