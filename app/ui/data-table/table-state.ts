/** What a table shows (search, page, order), kept in the address so that it can be shared. */
import { useSearchParams } from 'react-router'

export type Order = { column: string; descending: boolean }

export type TableState = {
  search: string
  /** From 1. */
  page: number
  order: Order | null
  setSearch: (search: string) => void
  setPage: (page: number) => void
  setOrder: (order: Order | null) => void
}

/**
 * The state in `?search=&page=&sort=`, where `sort=-name` is descending. A new search or order goes
 * back to the first page. Searching replaces the entry in the browser's history; turning a page or
 * sorting adds one.
 */
export function useTableState(): TableState {
  const [params, setParams] = useSearchParams()
  const sort = params.get('sort')
  const change = (changes: Record<string, string>, replace = false) =>
    setParams(
      (present) => {
        const next = new URLSearchParams(present)
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value)
          else next.delete(name)
        }
        return next
      },
      { replace, preventScrollReset: true },
    )
  return {
    search: params.get('search') ?? '',
    page: Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1),
    order: sort ? { column: sort.replace(/^-/, ''), descending: sort.startsWith('-') } : null,
    setSearch: (search) => change({ search, page: '' }, true),
    setPage: (page) => change({ page: page > 1 ? String(page) : '' }),
    setOrder: (order) =>
      change({ sort: order ? `${order.descending ? '-' : ''}${order.column}` : '', page: '' }),
  }
}
