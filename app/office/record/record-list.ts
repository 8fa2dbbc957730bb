/** How a screen reads its list: whole, or a page at a time. */
import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { refusalIn } from '#app/office/api-client.ts'
import type { TableState } from '#app/ui/data-table/table-state.ts'
import { pageSize } from '#domain/paging.ts'

/** What a list is asked for where the server searches and pages. */
export type Wanted = Pick<TableState, 'page' | 'search' | 'filter' | 'order'>

/** One page, and how many records there are in all. */
export type ListPage<View> = { rows: View[]; total: number }

type Options<Data> = UseQueryOptions<Data, Error, Data, string[]> & { queryKey: string[] }

/** The keys of all pages begin alike, with the list's own name. */
export type RecordList<View> = Options<View[]> | ((wanted: Wanted) => Options<ListPage<View>>)

export function useRecordList<View>(list: RecordList<View>, state: TableState) {
  const isPaged = typeof list === 'function'
  const options = isPaged ? list(state) : list
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
    options as Options<View[] | ListPage<View>>,
  )
  const page = data && (Array.isArray(data) ? { rows: data } : data)
  const total = page && 'total' in page ? page.total : undefined

  // The last record of the last page was deleted, or the address asks for more than there is.
  const lastPage = total === undefined ? undefined : Math.max(1, Math.ceil(total / pageSize))
  // What stays on show until the page is there may have been narrowed down to fewer.
  const isBeyond = lastPage !== undefined && state.page > lastPage && !isPlaceholderData
  useEffect(() => {
    if (isBeyond) state.setPage(lastPage, true)
  })

  return {
    rows: isBeyond ? undefined : page?.rows,
    ...(total !== undefined && { total }),
    failure:
      error && !data
        ? { retry: () => void refetch(), isRetrying: isFetching, refusal: refusalIn(error) }
        : undefined,
    /** What a change of the list's records makes stale. */
    staleKey: isPaged ? options.queryKey.slice(0, 1) : options.queryKey,
  }
}
