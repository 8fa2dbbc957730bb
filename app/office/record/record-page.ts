/** How a list that the server searches and pages is read. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi } from '#app/office/api-client.ts'
import type { ListPage } from '#app/office/record/record-list.ts'
import { pageSize } from '#domain/paging.ts'

/** A page's number, and what the list is narrowed down by; what is empty leaves nothing out. */
type Wanted = { page: number; [filter: string]: string | number }

type Answer<View> = { data: View[]; pagination: { total: number } }

type PageOptions = {
  /** With which the keys of all its pages begin. */
  list: string
  path: string
  wanted: Wanted
  /** What a notice says where it can't be had; without it, there is no notice. */
  failure?: string | ((error: Error) => string)
}

/** One page of a list. The page before it stays on show until this one is there. */
export const pageOf = <View>({ list, path, wanted, failure }: PageOptions) =>
  queryOptions({
    queryKey: [list, ...Object.values(wanted).map(String)],
    ...(failure !== undefined && { meta: { failure } }),
    placeholderData: keepPreviousData,
    async queryFn({ signal }): Promise<ListPage<View>> {
      const query = new URLSearchParams({ limit: String(pageSize) })
      for (const [name, value] of Object.entries(wanted)) {
        if (value !== '') query.set(name, String(value))
      }
      const { data, pagination } = await callApi<Answer<View>>('GET', `${path}?${query}`, {
        signal,
      })
      return { rows: data, total: pagination.total }
    },
  })
