/** The calls on job applications. */
import { callApi, downloadApi } from '#app/office/api-client.ts'
import { pageOf } from '#app/office/record/record-page.ts'
import type { ApplicationView } from '#domain/career/application.contract.ts'

/** What the list is narrowed down to; what is empty leaves nothing out. */
type Wanted = { page: number; search: string; status: string; jobId: string }

/** One page of the applications, newest first. */
export const applicationPage = (wanted: Wanted) =>
  pageOf<ApplicationView>({
    list: 'application',
    path: '/career',
    wanted,
    failure: 'Failed to fetch applications',
  })

export const updateApplication = (
  id: string,
  version: number,
  changes: Pick<ApplicationView, 'status' | 'note'>,
) => callApi('PATCH', `/career/${id}`, { body: changes, version })

/** Takes the suspicion away; staff and the applicant then get the mails that were withheld. */
export const releaseApplication = ({ _id, version }: ApplicationView) =>
  callApi('PATCH', `/career/release/${_id}`, { version })

/** Hands the resume to the reader as a file. */
export const saveResume = ({ _id, resume }: ApplicationView) =>
  downloadApi(`/career/${_id}/resume`, resume.name)
