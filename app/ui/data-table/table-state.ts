/** What a table shows (search, page, order), kept in the address so that it can be shared. */
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { lastPage, longestSearch } from '#platform/list-limits.ts'

export type Order = { column: string; descending: boolean }

export type TableState = {
  search: string
  /** From 1. */
  page: number
  order: Order | null
  /** What a filter is set to; empty where it is not. */
  filter: (name: string) => string
  setFilter: (name: string, value: string) => void
  /** Whether search or filters leave anything out; `clear` ends them all. */
  isNarrowed: boolean
  clear: () => void
  setSearch: (search: string) => void
  /** @param replace true leaves no entry in the browser's history */
  setPage: (page: number, replace?: boolean) => void
  setOrder: (order: Order | null) => void
}

/**
 * The state in `?search=&page=&sort=`, where `sort=-name` is descending. A new search or order goes
 * back to the first page, as does a filter, which stands under its own name. Searching replaces the
 * entry in the browser's history; turning a page or sorting adds one. A change builds on the one
 * before it, also where that one is not yet on the screen.
 * @param filters those that narrow the list down; any other leaves its page as it is
 */
export function useTableState(filters: readonly string[] = []): TableState {
  const [params, setParams] = useSearchParams()
  const sort = params.get('sort')
  // The router hands a change the parameters of the last drawing, which would lose what was asked
  // for between that and now: a search, as soon as a filter is chosen right after it.
  const asked = useRef(params)
  useEffect(() => {
    asked.current = params
  }, [params])
  const change = (changes: Record<string, string>, replace = false) => {
    const next = new URLSearchParams(asked.current)
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    asked.current = next
    setParams(next, { replace, preventScrollReset: true })
  }
  return {
    // An address may hold more than any list takes.
    search: (params.get('search') ?? '').slice(0, longestSearch),
    page: Math.min(Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1), lastPage),
    order: sort ? { column: sort.replace(/^-/, ''), descending: sort.startsWith('-') } : null,
    filter: (name) => params.get(name) ?? '',
    setFilter: (name, value) =>
      change({ [name]: value, ...(filters.includes(name) && { page: '' }) }),
    isNarrowed: ['search', ...filters].some((name) => params.get(name)),
    clear: () =>
      change(Object.fromEntries(['search', 'page', ...filters].map((name) => [name, '']))),
    setSearch: (search) => change({ search, page: '' }, true),
    setPage: (page, replace) => change({ page: page > 1 ? String(page) : '' }, replace),
    setOrder: (order) =>
      change({ sort: order ? `${order.descending ? '-' : ''}${order.column}` : '', page: '' }),
  }
}
