/** The call on the record of changes. */
import { statusOf } from '#app/office/api-client.ts'
import { pageOf } from '#app/office/record/record-page.ts'
import type { AuditView } from '#domain/audit/audit.contract.ts'

type Wanted = { page: number; search: string; staffId: string; entity: string }

/** One page of changes, newest first. What is empty narrows nothing down. */
export const auditPage = (wanted: Wanted) =>
  pageOf<AuditView>({ list: 'audit', path: '/audit', wanted, failure: statusOf })
