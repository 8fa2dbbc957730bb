/** The calls on enquiries. */
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '#app/office/api-client.ts'
import { pageOf } from '#app/office/record/record-page.ts'
import type { EnquiryView } from '#domain/enquiry/enquiry.contract.ts'

/** What an enquiry's list is narrowed down to; what is empty leaves nothing out. */
type Wanted = {
  page: number
  search: string
  /** One or several with commas between them. */
  status: string
  kind: string
  /** A user's id, or `none`. */
  assignee: string
}

/** One page of the enquiries, newest first. */
export const enquiryPage = (wanted: Wanted) =>
  pageOf<EnquiryView>({
    list: 'enquiry',
    path: '/contact',
    wanted,
    failure: 'Failed to fetch enquiries',
  })

/** How many enquiries nobody has looked at. */
export const newEnquiryCount = queryOptions({
  queryKey: ['enquiry', 'count of new ones'],
  staleTime: 60_000,
  queryFn: async ({ signal }) => {
    const query = 'status=new&limit=1'
    const { pagination } = await callApi<{ pagination: { total: number } }>(
      'GET',
      `/contact?${query}`,
      { signal },
    )
    return pagination.total
  },
})

type Changes = Partial<Pick<EnquiryView, 'status' | 'assignee' | 'note'>>

export const updateEnquiry = (id: string, version: number, changes: Changes) =>
  callApi('PATCH', `/contact/${id}`, { body: changes, version })
