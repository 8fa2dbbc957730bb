/** The calls on enquiries. */
import * as z from 'zod'
import type { ApiRoute } from '#domain/api-route.ts'
import {
  enquiryChanges,
  enquiryQuery,
  enquiryShape,
  newEnquiry,
} from '#domain/enquiry/enquiry.contract.ts'
import {
  changeEnquiry,
  listEnquiries,
  mayHandleEnquiries,
  sendEnquiry,
} from '#domain/enquiry/enquiry.rules.ts'
import { paginationShape } from '#domain/paging.ts'
import { repeatableOf } from '#platform/http/idempotency.ts'

export const enquiryRoutes: ApiRoute[] = [
  {
    method: 'POST',
    path: '/contact/create',
    summary: 'Send an enquiry from the contact form',
    body: { json: newEnquiry },
    isRepeatable: true,
    answer: { message: z.string() },
    errors: [429],
    async handle({ ctx, request, json }) {
      const input = await json()
      return sendEnquiry(ctx, input, repeatableOf(request, input))
    },
  },
  {
    method: 'GET',
    path: '/contact',
    summary: 'Enquiries, newest first',
    allow: mayHandleEnquiries,
    query: enquiryQuery,
    answer: { data: z.array(enquiryShape), pagination: paginationShape },
    async handle({ ctx, query }) {
      return listEnquiries(ctx, query(enquiryQuery))
    },
  },
  {
    method: 'PATCH',
    path: '/contact/{id}',
    summary: 'Change status, assignee or note of an enquiry',
    allow: mayHandleEnquiries,
    body: { json: enquiryChanges },
    answer: { data: enquiryShape, message: z.string() },
    errors: [404, 412],
    async handle({ ctx, param, json, expectedVersion }) {
      const data = await changeEnquiry(ctx, param('id'), await json(), expectedVersion)
      return { data, message: 'Enquiry updated successfully!' }
    },
  },
]
