/** The calls on newsletter subscribers. */
import { downloadApi } from '#app/office/api-client.ts'
import { pageOf } from '#app/office/record/record-page.ts'
import type { SubscriberView } from '#domain/newsletter/newsletter.contract.ts'

/** What the list is narrowed down to; what is empty leaves nothing out. */
type Wanted = { page: number; search: string; status: string }

/** One page of the subscribers, newest first. */
export const subscriberPage = (wanted: Wanted) =>
  pageOf<SubscriberView>({
    list: 'subscriber',
    path: '/newsletter',
    wanted,
    failure: 'Failed to fetch subscribers',
  })

/** Hands everyone who may be written to to the reader as a file. */
export const exportConfirmed = () =>
  downloadApi('/newsletter/export?status=confirmed', 'subscribers.csv')
