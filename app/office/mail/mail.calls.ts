/** The calls on mails that could not be sent. */
import { callApi } from '#app/office/api-client.ts'
import { pageOf } from '#app/office/record/record-page.ts'
import type { FailedMailView } from '#domain/mail/mail.contract.ts'

/** One page of the mails that were given up, newest first. */
export const failedMailPage = (wanted: { page: number; search: string }) =>
  pageOf<FailedMailView>({
    list: 'mail',
    path: '/mail/failed',
    wanted,
    failure: 'Failed to fetch mails',
  })

export const retryMail = ({ _id }: FailedMailView) => callApi('POST', `/mail/retry/${_id}`)
