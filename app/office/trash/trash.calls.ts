/** The calls on the trash. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi, statusOf } from '#app/office/api-client.ts'
import { fetchPage } from '#app/office/record/record-page.ts'
import type { TrashView } from '#domain/trash/trash.contract.ts'

/** One page of what was deleted, the latest first. What is empty narrows nothing down. */
export const trashPage = (wanted: { page: number; search: string; entity: string }) =>
  queryOptions({
    queryKey: ['trash', ...Object.values(wanted).map(String)],
    meta: { failure: statusOf },
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => fetchPage<TrashView>('/trash', wanted, signal),
  })

export const restore = ({ entity, _id }: TrashView) =>
  callApi('POST', '/trash/restore', { body: { entity, _id } })
