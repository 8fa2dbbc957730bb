/** The calls on open positions. */
import * as z from 'zod'
import type { ApiRoute } from '#domain/api-route.ts'
import { jobChanges, jobShape, newJob } from '#domain/career/job.contract.ts'
import {
  changeJob,
  createJob,
  getJob,
  jobKind,
  jobRights,
  listJobs,
} from '#domain/career/job.rules.ts'
import { deleteRoute, statusRoute } from '#domain/content.api.ts'
import { contentQuery } from '#domain/content.contract.ts'

export const jobRoutes: ApiRoute[] = [
  {
    method: 'GET',
    path: '/job',
    summary: 'Open positions, oldest first',
    kept: { by: [] },
    query: contentQuery,
    answer: { data: z.array(jobShape) },
    async handle({ ctx, query }) {
      return { data: await listJobs(ctx, query(contentQuery)) }
    },
  },
  {
    method: 'GET',
    path: '/job/{id}',
    summary: 'One position',
    kept: { by: [] },
    answer: { data: jobShape },
    errors: [404],
    async handle({ ctx, param }) {
      return { data: await getJob(ctx, param('id')) }
    },
  },
  {
    method: 'POST',
    path: '/job/create',
    summary: 'Add a position',
    allow: jobRights.create,
    body: { json: newJob },
    answer: { data: jobShape, message: z.string() },
    async handle({ ctx, json }) {
      return { data: await createJob(ctx, await json()), message: 'Job added successfully!' }
    },
  },
  {
    method: 'PATCH',
    path: '/job/update/{id}',
    summary: 'Change a position',
    allow: jobRights.update,
    body: { json: jobChanges },
    answer: { data: jobShape, message: z.string() },
    errors: [404, 412],
    async handle({ ctx, param, json, expectedVersion }) {
      const data = await changeJob(ctx, param('id'), await json(), expectedVersion)
      return { data, message: 'Job updated successfully!' }
    },
  },
  deleteRoute('/job/delete/{id}', jobKind),
  statusRoute('/job', jobKind, jobShape),
]
