/** The calls on job applications. */
import * as z from 'zod'
import type { ApiRoute } from '#domain/api-route.ts'
import {
  applicationChanges,
  applicationQuery,
  applicationShape,
  newApplication,
  oneResume,
} from '#domain/career/application.contract.ts'
import {
  apply,
  changeApplication,
  listApplications,
  mayHandleApplications,
  readResume,
  releaseApplication,
} from '#domain/career/application.rules.ts'
import { receiveUpload } from '#domain/form-limit.ts'
import { paginationShape } from '#domain/paging.ts'
import { attachment } from '#platform/http/attachment.ts'
import { repeatableOf } from '#platform/http/idempotency.ts'

export const applicationRoutes: ApiRoute[] = [
  {
    method: 'POST',
    path: '/career/create',
    summary: 'Apply for a job',
    body: { multipart: newApplication, files: { resume: 'one' } },
    isRepeatable: true,
    answer: { message: z.string() },
    errors: [413, 415, 429, 507],
    async handle({ ctx, request, multipart }) {
      return receiveUpload(ctx, request, async () => {
        const form = await multipart(oneResume)
        return apply(ctx, form.fields, form.files.resume?.[0], repeatableOf(request, form))
      })
    },
  },
  {
    method: 'GET',
    path: '/career',
    summary: 'Applications, newest first',
    allow: mayHandleApplications,
    query: applicationQuery,
    answer: { data: z.array(applicationShape), pagination: paginationShape },
    async handle({ ctx, query }) {
      return listApplications(ctx, query(applicationQuery))
    },
  },
  {
    method: 'GET',
    path: '/career/{id}/resume',
    summary: 'The resume of an application, as a download',
    allow: mayHandleApplications,
    answer: { mediaType: 'application/octet-stream' },
    errors: [404],
    async handle({ ctx, param }) {
      const { file, name } = await readResume(ctx, param('id'))
      return attachment(file, name)
    },
  },
  {
    method: 'PATCH',
    path: '/career/release/{id}',
    summary: 'Clear an application of suspicion, and send the mails that were withheld',
    allow: mayHandleApplications,
    answer: { data: applicationShape, message: z.string() },
    errors: [404, 412],
    async handle({ ctx, param, expectedVersion }) {
      const data = await releaseApplication(ctx, param('id'), expectedVersion)
      return { data, message: 'Application released' }
    },
  },
  {
    method: 'PATCH',
    path: '/career/{id}',
    summary: 'Change status or note of an application',
    allow: mayHandleApplications,
    body: { json: applicationChanges },
    answer: { data: applicationShape, message: z.string() },
    errors: [404, 412],
    async handle({ ctx, param, json, expectedVersion }) {
      const data = await changeApplication(ctx, param('id'), await json(), expectedVersion)
      return { data, message: 'Application updated successfully!' }
    },
  },
]
