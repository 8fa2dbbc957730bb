/** The screen of one kind of record: a list, and dialogs to read, add, edit and delete. */
import { type ComponentType, useState } from 'react'
import { ScreenHeader } from '#app/office/layout/screen-header.tsx'
import { BulkDeleteDialog } from '#app/office/record/bulk-delete-dialog.tsx'
import { DeleteDialog } from '#app/office/record/delete-dialog.tsx'
import type { Detail } from '#app/office/record/detail-list.tsx'
import { type Dated, DetailsDialog } from '#app/office/record/details-dialog.tsx'
import { useOpenRequest } from '#app/office/record/open-request.ts'
import { type RecordList, useRecordList } from '#app/office/record/record-list.ts'
import { type StatusSwitch, useStatusChange } from '#app/office/record/use-status-change.tsx'
import { useStaff } from '#app/office/session/permission.ts'
import { Button } from '#app/ui/button.tsx'
import type { Column } from '#app/ui/data-table/columns.ts'
import { DataTable } from '#app/ui/data-table/data-table.tsx'
import type { RowAction } from '#app/ui/data-table/row-actions.tsx'
import type { Selection } from '#app/ui/data-table/selection.tsx'
import { type Filter, TableFilter } from '#app/ui/data-table/table-filter.tsx'
import { useTableState } from '#app/ui/data-table/table-state.ts'
import { EyeIcon, PencilIcon, PlusIcon, TrashIcon } from '#app/ui/icons.tsx'
import type { PermissionArea } from '#domain/permission/permission.contract.ts'

type Listed = { _id: string } & Dated

export type RecordScreenProps<View extends Listed> = {
  title: string
  description: string
  /** Whose rights count here. */
  area: PermissionArea
  noun: [one: string, many: string]
  nameOf: (record: View) => string
  list: RecordList<View>
  columns: readonly Column<View>[]
  searchPlaceholder: string
  filters?: readonly Filter[]
  /** What to do where there is no record yet. */
  whenEmpty: string
  details: readonly Detail<View>[]
  /** What the button that adds says. */
  add: string
  /** Who sees that button; everyone else who sees it needs the right to use it. */
  addIsFor?: 'granted' | 'everyone'
  AddDialog: ComponentType<{ onClose: () => void }>
  EditDialog: ComponentType<{ record: View; onClose: () => void }>
  /** Who sees the edit button; everyone else who sees it needs the right to use it. */
  editIsFor: 'superAdmin' | 'everyone'
  /** Why this record can't be edited or deleted by anyone. */
  refuses?: (record: View, action: 'edit' | 'delete') => string | undefined
  status?: StatusSwitch<View>
  remove: {
    call: (record: View) => Promise<unknown>
    success: string
    failure: string | ((error: Error) => string)
    /** What the kind is called in the trash, from which a notice then offers to bring it back. */
    entity?: string
    /** What deleting means, where it isn't content of the public site. */
    consequence?: string
  }
}

type OpenDialog<View> =
  | { kind: 'add' }
  | { kind: 'view' | 'edit' | 'delete'; record: View }
  | { kind: 'delete several'; records: readonly View[] }
  | undefined

export function RecordScreen<View extends Listed>(props: RecordScreenProps<View>) {
  const { area, noun, nameOf, filters = [], AddDialog, EditDialog } = props
  const staff = useStaff()
  const state = useTableState(filters.map(({ name }) => name))
  const { staleKey, ...listed } = useRecordList(props.list, state)
  const statusAction = useStatusChange(props.status, area, staleKey)
  const [open, setOpen] = useState<OpenDialog<View>>()
  // What was still being sent when its form was given up closes no other that was opened since.
  const close = () => setOpen((now) => (now === open ? undefined : now))
  useOpenRequest<View>((request) =>
    setOpen(request.opens === 'add' ? { kind: 'add' } : { kind: 'view', record: request.record }),
  )
  const mayAdd = staff.can(area, 'create')
  const selection = useBulkDelete(props, (records) => setOpen({ kind: 'delete several', records }))

  const rowActions = (record: View): RowAction[] => {
    const action = (kind: 'view' | 'edit' | 'delete') => () => setOpen({ kind, record })
    const lacksUpdate = staff.can(area, 'update') ? undefined : `Your role may not edit ${noun[1]}`
    return [
      { verb: 'View', icon: <EyeIcon />, onPress: action('view') },
      ...(staff.isSuperAdmin || props.editIsFor === 'everyone'
        ? [
            {
              verb: 'Edit',
              icon: <PencilIcon />,
              unavailable: lacksUpdate ?? props.refuses?.(record, 'edit'),
              onPress: action('edit'),
            },
          ]
        : []),
      ...statusAction(record),
      ...(staff.isSuperAdmin
        ? [
            {
              verb: 'Delete',
              icon: <TrashIcon />,
              unavailable: props.refuses?.(record, 'delete'),
              onPress: action('delete'),
            },
          ]
        : []),
    ]
  }

  return (
    <>
      <ScreenHeader
        title={props.title}
        description={props.description}
        action={
          (mayAdd || props.addIsFor === 'everyone') && (
            <Button
              look="primary"
              unavailable={mayAdd ? undefined : `Your role may not add ${noun[1]}`}
              onClick={() => setOpen({ kind: 'add' })}
            >
              <PlusIcon />
              {props.add}
            </Button>
          )
        }
      />
      <DataTable
        label={props.title}
        columns={props.columns}
        {...listed}
        state={state}
        rowId={(record) => record._id}
        rowName={nameOf}
        rowActions={rowActions}
        selection={selection}
        searchPlaceholder={props.searchPlaceholder}
        filters={filters.map((filter) => (
          <TableFilter key={filter.name} filter={filter} state={state} />
        ))}
        noun={noun}
        whenEmpty={props.whenEmpty}
      />
      {open?.kind === 'add' && <AddDialog onClose={close} />}
      {open?.kind === 'view' && (
        <DetailsDialog
          title={nameOf(open.record)}
          record={open.record}
          details={props.details}
          actions={<EditButton action={rowActions(open.record).find(isEdit)} />}
          onClose={close}
        />
      )}
      {open?.kind === 'edit' && <EditDialog record={open.record} onClose={close} />}
      {open?.kind === 'delete' && (
        <DeleteDialog
          record={open.record}
          name={nameOf(open.record)}
          {...props.remove}
          invalidates={staleKey}
          onClose={close}
        />
      )}
      {open?.kind === 'delete several' && (
        <BulkDeleteDialog
          records={open.records}
          nameOf={nameOf}
          noun={noun}
          entity={props.remove.entity ?? ''}
          invalidates={staleKey}
          onDeleted={() => {
            selection?.onChange(new Set())
            close()
          }}
          onClose={close}
        />
      )}
    </>
  )
}

const isEdit = ({ verb }: RowAction) => verb === 'Edit'

/** Leads from a record's details to its form, for those who see that button in the list. */
function EditButton({ action }: { action: RowAction | undefined }) {
  return (
    action && (
      <Button unavailable={action.unavailable} onClick={action.onPress}>
        {action.icon}
        {action.verb}
      </Button>
    )
  )
}

/** Boxes to choose records with, for those who may delete content several at a time. */
function useBulkDelete<View extends Listed>(
  { noun, status, remove }: Pick<RecordScreenProps<View>, 'noun' | 'status' | 'remove'>,
  onDelete: (records: readonly View[]) => void,
): Selection<View> | undefined {
  const { isSuperAdmin } = useStaff()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  // Users and roles are deleted one by one, after a look at each.
  if (!isSuperAdmin || !status || !remove.entity) return undefined
  return {
    chosen,
    onChange: setChosen,
    actions: (records) => (
      <>
        <Button look="quiet" onClick={() => setChosen(new Set())}>
          <span>
            Clear<span className="max-sm:sr-only"> selection</span>
          </span>
        </Button>
        <Button look="danger" onClick={() => onDelete(records)}>
          <TrashIcon />
          {`Delete ${records.length} ${records.length === 1 ? noun[0] : noun[1]}`}
        </Button>
      </>
    ),
  }
}
