/** Audit: who changed what, and how it was before. */
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { auditPage } from '#app/office/audit/audit.calls.ts'
import { ChangeDialog } from '#app/office/audit/change-dialog.tsx'
import { differencesOf, recordName } from '#app/office/audit/difference.ts'
import { ScreenHeader } from '#app/office/layout/screen-header.tsx'
import { SuperAdminOnly } from '#app/office/layout/super-admin-only.tsx'
import { longTime } from '#app/office/record/dates.ts'
import { kindLabel, kindOptions } from '#app/office/record/kinds.ts'
import { useRecordList } from '#app/office/record/record-list.ts'
import { userList } from '#app/office/users/user.calls.ts'
import type { Column } from '#app/ui/data-table/columns.ts'
import { DataTable } from '#app/ui/data-table/data-table.tsx'
import { chosen, type Filter, TableFilter } from '#app/ui/data-table/table-filter.tsx'
import { useTableState } from '#app/ui/data-table/table-state.ts'
import { EyeIcon } from '#app/ui/icons.tsx'
import type { AuditView } from '#domain/audit/audit.contract.ts'

const kindFilter: Filter = {
  name: 'kind',
  label: 'Kind',
  options: kindOptions([
    'category',
    'service',
    'project',
    'product',
    'job',
    'application',
    'enquiry',
    'staff',
    'role',
    'heading',
    'settings',
    'personalData',
    'subscriber',
    'requestLog',
    'mail',
  ]),
}

/** Actions in the past tense; one that is not known here keeps the server's name. */
const deeds: Record<string, string> = {
  create: 'Added',
  update: 'Changed',
  delete: 'Deleted',
  restore: 'Restored',
  'change-password': 'Changed the password',
  'reset-password': 'Reset the password',
  'undo-email': 'Took back a new e-mail',
  export: 'Exported',
  search: 'Searched',
  erase: 'Erased',
  retry: 'Retried',
  'store-logo': 'Uploaded a logo for',
}

const deedOf = ({ action }: AuditView) => deeds[action] ?? action

const columns: Column<AuditView>[] = [
  {
    id: 'createdAt',
    header: 'When',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{longTime(createdAt)}</time>,
    from: 'lg',
    className: 'w-px whitespace-nowrap tabular-nums',
  },
  {
    id: 'username',
    header: 'Who',
    cell: ({ username }) => username,
    from: 'lg',
    className: 'w-40 wrap-anywhere',
  },
  {
    id: 'change',
    header: 'What',
    cell: (change) => <WhatCell change={change} />,
    className: 'max-lg:py-1.5 max-lg:pl-4 max-sm:pl-3',
  },
]

export default function AuditScreen() {
  return (
    <SuperAdminOnly title="Audit">
      <ScreenHeader
        title="Audit"
        description="Who changed what, and how it was before. The newest come first; nothing here can be changed or deleted."
      />
      <AuditTable />
    </SuperAdminOnly>
  )
}

function AuditTable() {
  const personFilter = usePersonFilter()
  const filters = [personFilter, kindFilter]
  const state = useTableState(filters.map(({ name }) => name))
  const filtered = {
    // As the address says: the list of people may still be on its way.
    staffId: state.filter(personFilter.name),
    entity: chosen(kindFilter, state),
  }
  const { staleKey: _, ...listed } = useRecordList(
    ({ page, search }) => auditPage({ page, search: search.trim(), ...filtered }),
    state,
  )
  const [open, setOpen] = useState<AuditView>()
  return (
    <>
      <DataTable
        label="Audit"
        columns={columns}
        {...listed}
        state={state}
        rowId={({ _id }) => _id}
        rowName={titleOf}
        rowActions={(change) => [
          { verb: 'View', icon: <EyeIcon />, onPress: () => setOpen(change) },
        ]}
        searchPlaceholder="Search by Name/Username......"
        filters={filters.map((filter) => (
          <TableFilter key={filter.name} filter={filter} state={state} />
        ))}
        noun={['change', 'changes']}
        whenEmpty="What staff change from now on is listed here."
      />
      {open && (
        <ChangeDialog title={titleOf(open)} change={open} onClose={() => setOpen(undefined)} />
      )}
    </>
  )
}

/** The record, what was done to it, and which of its fields that changed. */
function WhatCell({ change }: { change: AuditView }) {
  const fields = change.action === 'update' ? differencesOf(change).map(({ field }) => field) : []
  return (
    <>
      <span className="line-clamp-1 font-medium wrap-anywhere">
        {recordName(change) || kindLabel(change.entity)}
      </span>
      <span className="line-clamp-1 text-muted">
        {`${deedOf(change)} ${kindLabel(change.entity).toLowerCase()}`}
        {fields.length > 0 && `: ${fields.join(', ')}`}
      </span>
      <span className="block text-xs text-muted tabular-nums lg:hidden">
        {`${change.username} · ${longTime(change.createdAt)}`}
      </span>
    </>
  )
}

/** `Changed project Fintrack`. */
const titleOf = (change: AuditView) =>
  [deedOf(change), kindLabel(change.entity).toLowerCase(), recordName(change)]
    .filter(Boolean)
    .join(' ')

/** Everyone who has an account now; what others did before they left is found by their name. */
function usePersonFilter(): Filter {
  const { data } = useQuery(userList)
  return useMemo(
    () => ({
      name: 'person',
      label: 'Person',
      options: [
        { value: '', label: 'All' },
        ...(data ?? []).map(({ _id, username }) => ({ value: _id, label: username })),
      ],
    }),
    [data],
  )
}
