/** The calls on newsletter subscriptions. */
import * as z from 'zod'
import type { ApiCall, ApiRoute } from '#domain/api-route.ts'
import {
  exportQuery,
  linkToken,
  newSubscriber,
  subscriberQuery,
  subscriberShape,
} from '#domain/newsletter/newsletter.contract.ts'
import { linkPage } from '#domain/newsletter/newsletter.page.ts'
import {
  checkLink,
  exportSubscribers,
  followLink,
  type LinkAction,
  listSubscribers,
  mayReadSubscribers,
  subscribe,
} from '#domain/newsletter/newsletter.rules.ts'
import { paginationShape } from '#domain/paging.ts'
import { AppError } from '#platform/app-error.ts'
import { repeatableOf } from '#platform/http/idempotency.ts'
import { readForm } from '#platform/http/read-form.ts'

const words = {
  confirm: {
    heading: 'Confirm your subscription',
    message: 'Press the button and our newsletter comes to your inbox.',
    label: 'Confirm',
    done: 'Your subscription is confirmed',
    afterwards: 'Thank you. You can end it at any time by the link in each of our mails.',
  },
  unsubscribe: {
    heading: 'End your subscription',
    message: 'Press the button and our newsletter comes no more.',
    label: 'Unsubscribe',
    done: 'You are unsubscribed',
    afterwards: 'Our newsletter comes no more.',
  },
} as const satisfies Record<LinkAction, object>

/** Runs `work`; for a browser, that a link isn't valid or was tried too often is a page, not JSON. */
async function orRefusalPage<Result>(work: () => Promise<Result>): Promise<Result | Response> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { status, message: heading, retryAfter } = error
    if (status === 404) {
      const message = 'It may be incomplete. Please open it from the mail once more.'
      return linkPage({ heading, message }, status)
    }
    if (status !== 429) throw error
    const message = 'The link stays valid. Please open it from the mail in some minutes.'
    const page = linkPage({ heading: 'This came too often', message }, status)
    page.headers.set('Retry-After', String(retryAfter))
    return page
  }
}

/** The page of a link, and what its button posts to: mail scanners that open links change nothing. */
const linkRoutes = (action: LinkAction): ApiRoute[] => [
  {
    method: 'GET',
    path: `/newsletter/${action}`,
    summary: `The page behind a mail's link to ${action}; opening it changes nothing`,
    query: linkToken,
    answer: { mediaType: 'text/html' },
    errors: [404, 429],
    handle: ({ ctx, query }) =>
      orRefusalPage(async () => {
        const { token } = query(linkToken)
        await checkLink(ctx, action, token)
        const { heading, message, label } = words[action]
        return linkPage({
          heading,
          message,
          button: { label, action: `/api/v1/newsletter/${action}`, token },
        })
      }),
  },
  {
    method: 'POST',
    path: `/newsletter/${action}`,
    summary: `Do what a mail's link to ${action} is for; mail programs may post to the link itself (RFC 8058)`,
    query: linkToken,
    body: { json: linkToken },
    answer: { message: z.string() },
    errors: [404, 429],
    async handle(call) {
      const { done, afterwards } = words[action]
      const act = async () => followLink(call.ctx, action, await tokenOf(call))
      if (!wantsPage(call.request)) {
        await act()
        return { message: done }
      }
      return orRefusalPage(async () => {
        await act()
        return linkPage({ heading: done, message: afterwards })
      })
    },
  },
]

/** The token from the address, as in a link, or from the body, as from the page's button. */
async function tokenOf({ query, request }: ApiCall): Promise<string> {
  const { token } = query(linkToken)
  if (token) return token
  const posted = (await readForm(request)).token
  return typeof posted === 'string' ? posted : ''
}

const wantsPage = (request: Request) => /\btext\/html\b/i.test(request.headers.get('accept') ?? '')

export const newsletterRoutes: ApiRoute[] = [
  {
    method: 'POST',
    path: '/newsletter/create',
    summary: 'Ask for the newsletter',
    body: { json: newSubscriber },
    isRepeatable: true,
    answer: { message: z.string() },
    errors: [429],
    async handle({ ctx, request, json }) {
      const input = await json()
      return subscribe(ctx, input, repeatableOf(request, input))
    },
  },
  {
    method: 'GET',
    path: '/newsletter',
    summary: 'Subscribers, newest first',
    allow: mayReadSubscribers,
    query: subscriberQuery,
    answer: { data: z.array(subscriberShape), pagination: paginationShape },
    async handle({ ctx, query }) {
      return listSubscribers(ctx, query(subscriberQuery))
    },
  },
  {
    method: 'GET',
    path: '/newsletter/export',
    summary: 'Subscribers as CSV, oldest first',
    allow: mayReadSubscribers,
    query: exportQuery,
    answer: { mediaType: 'text/csv' },
    async handle({ ctx, query }) {
      return new Response(await exportSubscribers(ctx, query(exportQuery).status), {
        headers: {
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': 'attachment; filename="subscribers.csv"',
          'X-Content-Type-Options': 'nosniff',
          'Cache-Control': 'no-store',
        },
      })
    },
  },
  ...linkRoutes('confirm'),
  ...linkRoutes('unsubscribe'),
]
