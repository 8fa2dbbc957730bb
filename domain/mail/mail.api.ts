/** The calls on mails that could not be sent. */
import * as z from 'zod'
import type { ApiRoute } from '#domain/api-route.ts'
import { failedMailQuery, failedMailShape } from '#domain/mail/mail.contract.ts'
import { listFailedMails, mayCareForMail, retryMail } from '#domain/mail/mail.rules.ts'
import { paginationShape } from '#domain/paging.ts'

export const mailRoutes: ApiRoute[] = [
  {
    method: 'GET',
    path: '/mail/failed',
    summary: 'Mails that were given up, newest first',
    allow: mayCareForMail,
    query: failedMailQuery,
    answer: { data: z.array(failedMailShape), pagination: paginationShape },
    async handle({ ctx, query }) {
      return listFailedMails(ctx, query(failedMailQuery))
    },
  },
  {
    method: 'POST',
    path: '/mail/retry/{id}',
    summary: 'Try to send such a mail again',
    allow: mayCareForMail,
    answer: { message: z.string() },
    errors: [404],
    async handle({ ctx, param }) {
      await retryMail(ctx, param('id'))
      return { message: 'The mail will be sent again' }
    },
  },
]
