/** The call on the record of changes. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi, statusOf } from '#app/office/api-client.ts'
import type { AuditView } from '#domain/audit/audit.contract.ts'
import { pageSize } from '#domain/paging.ts'

type AuditPage = { data: AuditView[]; pagination: { total: number } }

/** One page of changes, newest first. What is empty narrows nothing down. */
export const auditPage = (
  filters: { search: string; staffId: string; entity: string },
  page: number,
) =>
  queryOptions({
    queryKey: ['audit', filters, page],
    meta: { failure: statusOf },
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({ page: String(page), limit: String(pageSize) })
      for (const [name, value] of Object.entries(filters)) if (value) query.set(name, value)
      return callApi<AuditPage>('GET', `/audit?${query}`, { signal })
    },
  })
