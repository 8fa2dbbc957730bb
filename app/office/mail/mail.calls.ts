/** The calls on mails that could not be sent. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi } from '#app/office/api-client.ts'
import { fetchPage } from '#app/office/record/record-page.ts'
import type { FailedMailView } from '#domain/mail/mail.contract.ts'

/** One page of the mails that were given up, newest first. */
export const failedMailPage = (wanted: { page: number; search: string }) =>
  queryOptions({
    queryKey: ['mail', ...Object.values(wanted).map(String)],
    meta: { failure: 'Failed to fetch mails' },
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => fetchPage<FailedMailView>('/mail/failed', wanted, signal),
  })

export const retryMail = ({ _id }: FailedMailView) => callApi('POST', `/mail/retry/${_id}`)
