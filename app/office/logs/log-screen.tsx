/** Logs: who asked the server for what, and what came of it. */
import { useState } from 'react'
import { ScreenHeader } from '#app/office/layout/screen-header.tsx'
import { exportLog, logPage } from '#app/office/logs/log.calls.ts'
import { entryName, LogDialog } from '#app/office/logs/log-dialog.tsx'
import { longTime } from '#app/office/record/dates.ts'
import { useRecordList } from '#app/office/record/record-list.ts'
import { useDownload } from '#app/office/record/use-download.ts'
import { Button } from '#app/ui/button.tsx'
import type { Column } from '#app/ui/data-table/columns.ts'
import { DataTable } from '#app/ui/data-table/data-table.tsx'
import { chosen, type Filter, TableFilter } from '#app/ui/data-table/table-filter.tsx'
import { useTableState } from '#app/ui/data-table/table-state.ts'
import { DownloadIcon, EyeIcon } from '#app/ui/icons.tsx'
import type { LogView } from '#domain/request-log/request-log.contract.ts'

const option = (value: string) => ({ value, label: value })

const methodFilter: Filter = {
  name: 'method',
  label: 'Method',
  options: [{ value: '', label: 'All' }, ...['GET', 'POST', 'PATCH', 'PUT', 'DELETE'].map(option)],
}
const statusFilter: Filter = {
  name: 'status',
  label: 'Status',
  options: [
    { value: '', label: 'All' },
    ...[
      '200',
      '400',
      '401',
      '403',
      '404',
      '405',
      '409',
      '412',
      '413',
      '415',
      '422',
      '429',
      '500',
      '503',
      '507',
    ].map(option),
  ],
}

const columns: Column<LogView>[] = [
  {
    id: 'timestamp',
    header: 'Timestamp',
    cell: ({ timestamp }) => <time dateTime={timestamp}>{longTime(timestamp)}</time>,
    from: 'lg',
    className: 'w-px whitespace-nowrap tabular-nums',
  },
  { id: 'method', header: 'Method', cell: ({ method }) => method, from: 'lg', className: 'w-px' },
  {
    id: 'route',
    header: 'Route',
    cell: ({ route, method, username, timestamp }) => (
      <>
        <span className="font-medium">
          <span className="lg:hidden">{method} </span>
          {route}
        </span>
        <span className="block text-xs text-muted tabular-nums lg:hidden">
          {[username, longTime(timestamp)].filter(Boolean).join(' · ')}
        </span>
      </>
    ),
    className: 'wrap-anywhere max-lg:py-1.5 max-lg:pl-4 max-sm:pl-3',
  },
  {
    id: 'statusCode',
    header: 'Status Code',
    cell: ({ statusCode }) => <StatusCode code={statusCode} />,
    isNumber: true,
    className: 'w-px',
  },
  {
    id: 'username',
    header: 'Username',
    cell: ({ username }) => username || '—',
    from: 'lg',
    className: 'wrap-break-word',
  },
  {
    id: 'ip',
    header: 'IP',
    cell: ({ ip }) => ip,
    from: 'xl',
    className: 'text-muted whitespace-nowrap tabular-nums',
  },
  {
    id: 'user',
    header: 'User Agent',
    cell: ({ user }) => (
      <span className="line-clamp-1" title={user}>
        {user}
      </span>
    ),
    from: 'xl',
    className: 'max-w-36 text-muted wrap-anywhere 2xl:max-w-80',
  },
]

export default function LogScreen() {
  const state = useTableState(['method', 'status'])
  const filters = {
    search: state.search.trim(),
    method: chosen(methodFilter, state),
    status: chosen(statusFilter, state),
  }
  const { staleKey: _, ...listed } = useRecordList(
    ({ page }) => logPage({ page, ...filters }),
    state,
  )
  const download = useDownload(() => exportLog(filters))
  const [open, setOpen] = useState<LogView>()
  return (
    <>
      <ScreenHeader
        title="Logs"
        description="Calls to the server that wrote, failed, or came from staff. The newest come first."
        action={
          <Button pending={download.isPending} onClick={() => download.mutate()}>
            <DownloadIcon />
            Export CSV
          </Button>
        }
      />
      <DataTable
        label="Logs"
        columns={columns}
        {...listed}
        state={state}
        rowId={({ _id }) => _id}
        rowName={entryName}
        rowActions={(entry) => [{ verb: 'View', icon: <EyeIcon />, onPress: () => setOpen(entry) }]}
        searchPlaceholder="Search by Route/Username......"
        filters={[methodFilter, statusFilter].map((filter) => (
          <TableFilter key={filter.name} filter={filter} state={state} />
        ))}
        noun={['entry', 'entries']}
        whenEmpty="What staff do from now on is listed here."
      />
      {open && <LogDialog record={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}

function StatusCode({ code }: { code: number }) {
  return <span className={code >= 400 ? 'font-medium text-danger' : ''}>{code}</span>
}
