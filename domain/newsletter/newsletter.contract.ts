/** What a newsletter subscription is to callers and forms. Browser-safe. */
import * as z from 'zod'
import type { SubscriberRow } from '#domain/newsletter/newsletter.store.ts'
import { pageQuery } from '#domain/paging.ts'
import { recordShape, recordView, shown } from '#domain/record-view.ts'
import { isEmailAddress } from '#platform/mail/email-address.ts'
import { text } from '#platform/text.ts'

const invalidEmail = 'Please enter a valid email address'

/** A post of the newsletter form. Fields that it doesn't know are ignored. */
export const newSubscriber = z.object({
  subscriberEmail: text(invalidEmail)
    .refine(isEmailAddress, invalidEmail)
    .transform((address) => address.toLowerCase()),
})

/** What the links in our mails carry. */
export const linkToken = z.object({
  token: z.string().default('').meta({ description: 'From a link in a mail' }),
})

export const subscriberStatuses = ['pending', 'confirmed', 'unsubscribed'] as const

/** The parameters of the list; without them, all subscribers. */
export const subscriberQuery = pageQuery

/** What staff see of a subscriber. */
export const subscriberShape = recordShape.extend({
  subscriberEmail: z.string(),
  status: z.enum(subscriberStatuses),
})
export const viewSubscriber = (row: SubscriberRow) =>
  shown(subscriberShape, { ...row, ...recordView(row) })
