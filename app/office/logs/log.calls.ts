/** The calls on the request log. */
import { downloadApi, statusOf } from '#app/office/api-client.ts'
import { pageOf } from '#app/office/record/record-page.ts'
import type { LogView } from '#domain/request-log/request-log.contract.ts'

/** What narrows the log down; what is empty does not. */
export type LogFilters = { search: string; method: string; status: string }

/** One page of the log, newest first. */
export const logPage = (wanted: LogFilters & { page: number }) =>
  pageOf<LogView>({ list: 'log', path: '/logger/get-all', wanted, failure: statusOf })

/** Hands the entries that the filters leave to the reader as a file. */
export const exportLog = (filters: LogFilters) =>
  downloadApi(
    `/logger/export?${new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''))}`,
    'request-log.csv',
  )
