/** The calls on the alert heading. */
import * as z from 'zod'
import type { ApiRoute } from '#domain/api-route.ts'
import { headingChange, headingShape } from '#domain/heading/heading.contract.ts'
import { changeHeading, getHeading, mayChangeHeading } from '#domain/heading/heading.rules.ts'

export const headingRoutes: ApiRoute[] = [
  {
    method: 'GET',
    path: '/alertHeader',
    summary: 'The alert heading',
    kept: { by: [] },
    answer: { data: headingShape },
    async handle({ ctx }) {
      return { data: await getHeading(ctx) }
    },
  },
  {
    method: 'PUT',
    path: '/alertHeader/update',
    summary: 'Set the alert heading',
    allow: mayChangeHeading,
    body: { json: headingChange },
    answer: { data: headingShape, message: z.string() },
    errors: [412],
    async handle({ ctx, json, expectedVersion }) {
      return {
        data: await changeHeading(ctx, await json(), expectedVersion),
        message: 'Heading updated successfully!',
      }
    },
  },
]
