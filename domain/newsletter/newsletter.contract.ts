/** What a newsletter subscription is to callers and forms. Browser-safe. */
import * as z from 'zod'
import type { SubscriberRow } from '#domain/newsletter/newsletter.store.ts'
import { pageQuery } from '#domain/paging.ts'
import { recordShape, recordView, shown } from '#domain/record-view.ts'
import { longestSearch } from '#platform/list-limits.ts'
import { emailFormat, isEmailAddress, withPlainHost } from '#platform/mail/email-address.ts'
import { text } from '#platform/text.ts'

const invalidEmail = 'Please enter a valid email address'

/** A post of the newsletter form. Fields that it doesn't know are ignored. */
export const newSubscriber = z.object({
  subscriberEmail: text(invalidEmail)
    .refine(isEmailAddress, invalidEmail)
    .meta(emailFormat)
    .transform((address) => withPlainHost(address).toLowerCase()),
})

/** What the links in our mails carry. */
export const linkToken = z.object({
  token: z.string().default('').meta({ description: 'From a link in a mail' }),
})

export const subscriberStatuses = ['pending', 'confirmed', 'unsubscribed'] as const

const status = z.enum(subscriberStatuses, 'Status must be pending, confirmed or unsubscribed')

/** What the export may be narrowed down to; without it, all subscribers. */
export const exportQuery = z.object({ status: status.optional() })

/** The parameters of the list; without them, all subscribers. */
export const subscriberQuery = pageQuery.extend({
  status: status.optional(),
  search: text('Search must be text', longestSearch)
    .default('')
    .meta({ description: 'Found in the address, whatever its case' }),
})
export type SubscriberFilter = z.output<typeof subscriberQuery>
export type SubscriberStatus = z.output<typeof status>

/** What staff see of a subscriber. */
export const subscriberShape = recordShape.extend({
  subscriberEmail: z.string(),
  status: z.enum(subscriberStatuses),
})
export type SubscriberView = z.infer<typeof subscriberShape>
export const viewSubscriber = (row: SubscriberRow) =>
  shown(subscriberShape, { ...row, ...recordView(row) })
