/** The calls on what is held of one person. The address travels in the body, so that no log holds it. */
import * as z from 'zod'
import type { ApiRoute } from '#domain/api-route.ts'
import {
  dataSubject,
  erasedShape,
  personalDataShape,
} from '#domain/personal-data/personal-data.contract.ts'
import {
  erasePersonalData,
  exportPersonalData,
  findPersonalData,
  mayHandlePersonalData,
} from '#domain/personal-data/personal-data.rules.ts'

export const personalDataRoutes: ApiRoute[] = [
  {
    method: 'POST',
    path: '/personal-data/search',
    summary: 'What is held of an e-mail address',
    allow: mayHandlePersonalData,
    body: { json: dataSubject },
    answer: { data: personalDataShape },
    async handle({ ctx, json }) {
      return { data: await findPersonalData(ctx, await json()) }
    },
  },
  {
    method: 'POST',
    path: '/personal-data/export',
    summary: 'The same with the contents of files, for the person it is about',
    allow: mayHandlePersonalData,
    body: { json: dataSubject },
    answer: { data: personalDataShape },
    async handle({ ctx, json }) {
      return { data: await exportPersonalData(ctx, await json()) }
    },
  },
  {
    method: 'POST',
    path: '/personal-data/erase',
    summary: 'Forget an e-mail address and all that is held of it, for good',
    allow: mayHandlePersonalData,
    body: { json: dataSubject },
    answer: { data: erasedShape, message: z.string() },
    async handle({ ctx, json }) {
      return { data: await erasePersonalData(ctx, await json()), message: 'Erased for good' }
    },
  },
]
