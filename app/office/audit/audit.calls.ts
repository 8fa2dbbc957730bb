/** The call on the record of changes. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { statusOf } from '#app/office/api-client.ts'
import { fetchPage } from '#app/office/record/record-page.ts'
import type { AuditView } from '#domain/audit/audit.contract.ts'

type Wanted = { page: number; search: string; staffId: string; entity: string }

/** One page of changes, newest first. What is empty narrows nothing down. */
export const auditPage = (wanted: Wanted) =>
  queryOptions({
    queryKey: ['audit', ...Object.values(wanted).map(String)],
    meta: { failure: statusOf },
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => fetchPage<AuditView>('/audit', wanted, signal),
  })
