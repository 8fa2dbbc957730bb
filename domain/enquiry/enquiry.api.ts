/** The calls on enquiries. */
import * as z from 'zod'
import type { ApiRoute } from '#domain/api-route.ts'
import { enquirySent } from '#domain/enquiry/enquiry.checks.ts'
import { newEnquiry } from '#domain/enquiry/enquiry.contract.ts'
import { sendEnquiry } from '#domain/enquiry/enquiry.rules.ts'

export const enquiryRoutes: ApiRoute[] = [
  {
    method: 'POST',
    path: '/contact/create',
    summary: 'Send an enquiry from the contact form',
    body: { json: newEnquiry },
    answer: { message: z.string() },
    async handle({ ctx, json }) {
      await sendEnquiry(ctx, await json())
      return { message: enquirySent }
    },
  },
]
