/** The calls on the trash. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi, statusOf } from '#app/office/api-client.ts'
import { pageSize } from '#domain/paging.ts'
import type { TrashView } from '#domain/trash/trash.contract.ts'

type TrashPage = { data: TrashView[]; pagination: { total: number } }

/** One page of what was deleted, the latest first. What is empty narrows nothing down. */
export const trashPage = (filters: { search: string; entity: string }, page: number) =>
  queryOptions({
    queryKey: ['trash', filters, page],
    meta: { failure: statusOf },
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({ page: String(page), limit: String(pageSize) })
      for (const [name, value] of Object.entries(filters)) if (value) query.set(name, value)
      return callApi<TrashPage>('GET', `/trash?${query}`, { signal })
    },
  })

export const restore = ({ entity, _id }: TrashView) =>
  callApi('POST', '/trash/restore', { body: { entity, _id } })
