/** The calls on newsletter subscribers. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { downloadApi } from '#app/office/api-client.ts'
import { fetchPage } from '#app/office/record/record-page.ts'
import type { SubscriberView } from '#domain/newsletter/newsletter.contract.ts'

/** What the list is narrowed down to; what is empty leaves nothing out. */
type Wanted = { page: number; search: string; status: string }

/** One page of the subscribers, newest first. */
export const subscriberPage = (wanted: Wanted) =>
  queryOptions({
    queryKey: ['subscriber', ...Object.values(wanted).map(String)],
    meta: { failure: 'Failed to fetch subscribers' },
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => fetchPage<SubscriberView>('/newsletter', wanted, signal),
  })

/** Hands everyone who may be written to to the reader as a file. */
export const exportConfirmed = () =>
  downloadApi('/newsletter/export?status=confirmed', 'subscribers.csv')
