/** The screen of what comes in from outside: a list by the server, and a dialog to work on a record. */
import { type ComponentType, type ReactNode, useState } from 'react'
import { ScreenHeader } from '#app/office/layout/screen-header.tsx'
import { ScreenMessage } from '#app/office/layout/screen-message.tsx'
import { useOpenRequest } from '#app/office/record/open-request.ts'
import { type RecordList, useRecordList } from '#app/office/record/record-list.ts'
import { type Staff, useStaff } from '#app/office/session/permission.ts'
import type { Column } from '#app/ui/data-table/columns.ts'
import { DataTable } from '#app/ui/data-table/data-table.tsx'
import type { RowAction } from '#app/ui/data-table/row-actions.tsx'
import { type Filter, TableFilter } from '#app/ui/data-table/table-filter.tsx'
import { useTableState } from '#app/ui/data-table/table-state.ts'
import { EyeIcon } from '#app/ui/icons.tsx'

export type IncomingDialogProps<View> = {
  record: View
  /** Opens the record below it in the list; absent for the last of a page. */
  onNext: (() => void) | undefined
  onClose: () => void
}

export type IncomingScreenProps<View> = {
  title: string
  description: string
  /** Who may use the screen; everyone else reads that their role may not. */
  isFor: (staff: Staff) => boolean
  noun: [one: string, many: string]
  nameOf: (record: View) => string
  list: RecordList<View>
  columns: readonly Column<View>[]
  searchPlaceholder: string
  filters?: readonly Filter[]
  /** Where what is listed comes from. */
  whenEmpty: string
  /** Stands in the header. */
  action?: ReactNode
  /** Where a record is read and worked on. */
  Dialog?: ComponentType<IncomingDialogProps<View>>
  /** What else can be done with a record. */
  rowActions?: (record: View) => RowAction[]
}

export function IncomingScreen<View extends { _id: string }>(props: IncomingScreenProps<View>) {
  const staff = useStaff()
  if (props.isFor(staff)) return <IncomingRecords {...props} />
  return (
    <>
      <title>{`${props.title} · Darya Studio`}</title>
      <ScreenMessage title={`Your role may not see ${props.noun[1]}`}>
        The role {staff.role} lacks the right to it. A superAdmin can grant it under Permissions.
      </ScreenMessage>
    </>
  )
}

function IncomingRecords<View extends { _id: string }>(props: IncomingScreenProps<View>) {
  const { filters = [], Dialog, rowActions } = props
  const state = useTableState(filters.map(({ name }) => name))
  const { staleKey: _, ...listed } = useRecordList(props.list, state)
  const [open, setOpen] = useState<View>()
  useOpenRequest<View>((request) => request.opens === 'view' && setOpen(request.record))

  const next = open && recordAfter(open, listed.rows)
  // What was still being sent when its form was given up moves no other that was opened since.
  const goOn = (to: View | undefined) => setOpen((now) => (now === open ? to : now))
  const actionsOf = (record: View): RowAction[] => [
    ...(Dialog ? [{ verb: 'View', icon: <EyeIcon />, onPress: () => setOpen(record) }] : []),
    ...(rowActions?.(record) ?? []),
  ]
  return (
    <>
      <ScreenHeader title={props.title} description={props.description} action={props.action} />
      <DataTable
        label={props.title}
        columns={props.columns}
        {...listed}
        state={state}
        rowId={({ _id }) => _id}
        rowName={props.nameOf}
        {...((Dialog || rowActions) && { rowActions: actionsOf })}
        searchPlaceholder={props.searchPlaceholder}
        filters={filters.map((filter) => (
          <TableFilter key={filter.name} filter={filter} state={state} />
        ))}
        noun={props.noun}
        whenEmpty={props.whenEmpty}
      />
      {Dialog && open && (
        <Dialog
          key={open._id}
          record={open}
          onNext={next && (() => goOn(next))}
          onClose={() => goOn(undefined)}
        />
      )}
    </>
  )
}

function recordAfter<View extends { _id: string }>({ _id }: View, rows: readonly View[] = []) {
  const at = rows.findIndex((row) => row._id === _id)
  return at === -1 ? undefined : rows[at + 1]
}
