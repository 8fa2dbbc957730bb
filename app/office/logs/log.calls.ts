/** The calls on the request log. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi, downloadApi, statusOf } from '#app/office/api-client.ts'
import type { LogView } from '#domain/request-log/request-log.contract.ts'

/** Entries of a page (the specification, business constants). */
export const logPageSize = 10

/** What narrows the log down; what is empty does not. */
export type LogFilters = { search: string; method: string; status: string }

type LogPage = { data: LogView[]; pagination: { total: number; totalPages: number } }

/** One page of the log, newest first. */
export const logPage = (filters: LogFilters, page: number) =>
  queryOptions({
    queryKey: ['log', filters, page],
    meta: { failure: statusOf },
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      callApi<LogPage>(
        'GET',
        `/logger/get-all?${queryOf({ ...filters, page: String(page), limit: String(logPageSize) })}`,
        { signal },
      ),
  })

/** Hands the entries that the filters leave to the reader as a file. */
export const exportLog = (filters: LogFilters) =>
  downloadApi(`/logger/export?${queryOf(filters)}`, 'request-log.csv')

const queryOf = (values: Record<string, string>) =>
  new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''))
