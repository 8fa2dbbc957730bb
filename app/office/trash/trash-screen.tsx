/** Trash: what was deleted, and the way back. */
import { useState } from 'react'
import { ScreenHeader } from '#app/office/layout/screen-header.tsx'
import { SuperAdminOnly } from '#app/office/layout/super-admin-only.tsx'
import { longTime } from '#app/office/record/dates.ts'
import { kindLabel, kindOptions } from '#app/office/record/kinds.ts'
import { useRecordList } from '#app/office/record/record-list.ts'
import { RestoreDialog } from '#app/office/trash/restore-dialog.tsx'
import { trashPage } from '#app/office/trash/trash.calls.ts'
import type { Column } from '#app/ui/data-table/columns.ts'
import { DataTable } from '#app/ui/data-table/data-table.tsx'
import { chosen, type Filter, TableFilter } from '#app/ui/data-table/table-filter.tsx'
import { useTableState } from '#app/ui/data-table/table-state.ts'
import { RestoreIcon } from '#app/ui/icons.tsx'
import { type TrashView, trashDays } from '#domain/trash/trash.contract.ts'

const kindFilter: Filter = {
  name: 'kind',
  label: 'Kind',
  options: kindOptions(['category', 'service', 'project', 'product', 'job', 'staff', 'role']),
}

/** Days from which on there is reason to hurry. */
const soon = 3

const columns: Column<TrashView>[] = [
  {
    id: 'name',
    header: 'Name',
    cell: ({ name, entity, obstacle }) => (
      <>
        <span className="font-medium">{name}</span>
        <span className="block text-xs text-muted sm:hidden">{kindLabel(entity)}</span>
        {obstacle && (
          <span className="block text-xs text-pretty text-muted">
            Can’t come back yet: {obstacle}
          </span>
        )}
      </>
    ),
    className: 'py-1 wrap-anywhere max-md:min-w-36',
  },
  {
    id: 'entity',
    header: 'Kind',
    cell: ({ entity }) => kindLabel(entity),
    from: 'sm',
    className: 'whitespace-nowrap',
  },
  {
    id: 'deletedBy',
    header: 'Deleted by',
    cell: ({ deletedBy }) => deletedBy || '—',
    from: 'md',
    className: 'min-w-28 wrap-anywhere',
  },
  {
    id: 'deletedAt',
    header: 'Deleted',
    cell: ({ deletedAt }) => <time dateTime={deletedAt}>{longTime(deletedAt)}</time>,
    from: 'lg',
    className: 'tabular-nums text-muted',
  },
  {
    id: 'purgeAt',
    header: 'Time left',
    cell: ({ purgeAt }) => <TimeLeft until={purgeAt} />,
    className: 'whitespace-nowrap tabular-nums',
  },
]

export default function TrashScreen() {
  return (
    <SuperAdminOnly title="Trash">
      <ScreenHeader
        title="Trash"
        description={`What was deleted in the last ${trashDays} days. Restoring brings it back as it was; after that time it is gone for good.`}
      />
      <TrashTable />
    </SuperAdminOnly>
  )
}

function TrashTable() {
  const state = useTableState([kindFilter.name])
  const { staleKey: _, ...listed } = useRecordList(
    ({ page, search }) =>
      trashPage({ page, search: search.trim(), entity: chosen(kindFilter, state) }),
    state,
  )
  const [asked, setAsked] = useState<TrashView>()
  return (
    <>
      <DataTable
        label="Trash"
        columns={columns}
        {...listed}
        state={state}
        rowId={({ _id }) => _id}
        rowName={({ name }) => name}
        rowActions={(record) => [
          {
            verb: 'Restore',
            icon: <RestoreIcon />,
            unavailable: record.obstacle || undefined,
            onPress: () => setAsked(record),
          },
        ]}
        searchPlaceholder="Search by Name......"
        filters={<TableFilter filter={kindFilter} state={state} />}
        noun={['deleted record', 'deleted records']}
        whenEmpty="What is deleted waits here, should someone want it back."
      />
      {asked && <RestoreDialog record={asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}

function TimeLeft({ until }: { until: string }) {
  const days = Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / 86_400_000))
  return (
    <span
      className={days <= soon ? 'font-medium text-caution' : ''}
      title={`Until ${longTime(until)}`}
    >
      {days === 1 ? '1 day' : `${days} days`}
    </span>
  )
}
