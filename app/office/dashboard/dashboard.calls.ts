/** What the dashboard reads, and the change of its heading. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi, statusOf } from '#app/office/api-client.ts'
import { pageOf } from '#app/office/record/record-page.ts'
import type { Counts, SeriesView } from '#domain/dashboard/dashboard.contract.ts'
import type { HeadingView } from '#domain/heading/heading.contract.ts'
import type { LeadView } from '#domain/lead/lead.contract.ts'

export const counts = queryOptions({
  queryKey: ['count'],
  // Other screens change what is counted.
  staleTime: 0,
  queryFn: async ({ signal }) =>
    (await callApi<{ data: Counts }>('GET', '/count/get-all-counts', { signal })).data,
})

/** What came in over the last `days`, by day or week, oldest first. */
export const series = (days: string, by: string) =>
  queryOptions({
    queryKey: ['count', 'series', days, by],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (
        await callApi<{ data: SeriesView[] }>(
          'GET',
          `/count/series?${new URLSearchParams({ days, by })}`,
          { signal },
        )
      ).data,
  })

/** The alert heading; version 0 and an empty text before one was first set. */
export const heading = queryOptions({
  queryKey: ['heading'],
  meta: { failure: statusOf },
  queryFn: async ({ signal }) =>
    (await callApi<{ data: HeadingView }>('GET', '/alertHeader', { signal })).data,
})

export const updateHeading = (values: { textField: string }, version: number) =>
  callApi('PUT', '/alertHeader/update', { body: values, version })

/** One page of the potential customers, newest first. */
export const leadPage = (wanted: { page: number; search: string }) =>
  pageOf<LeadView>({ list: 'lead', path: '/potentialCustomer', wanted })
