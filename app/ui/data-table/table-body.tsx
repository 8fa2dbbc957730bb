/** The rows of a table, or what stands in their place. */
import type { MouseEvent } from 'react'
import { type Column, cellClass, cellRoom } from '#app/ui/data-table/columns.ts'
import type { DataTableProps } from '#app/ui/data-table/data-table.tsx'
import { RowActions } from '#app/ui/data-table/row-actions.tsx'
import { boxCell, SelectRow } from '#app/ui/data-table/selection.tsx'
import { MessageRow, SkeletonRows } from '#app/ui/data-table/table-states.tsx'
import { InboxIcon, KeyIcon, SearchIcon, WarningIcon } from '#app/ui/icons.tsx'

const cell = 'h-row py-1 border-b border-line group-last:border-b-0'

type TableBodyProps<Row> = Pick<
  DataTableProps<Row>,
  | 'columns'
  | 'state'
  | 'rowId'
  | 'rowName'
  | 'rowActions'
  | 'selection'
  | 'noun'
  | 'whenEmpty'
  | 'failure'
> & {
  /** The rows of this page; undefined until they are there. */
  shown: readonly Row[] | undefined
  /** Place of the first of them in the whole list. */
  from: number
}

export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { columns, shown, rowActions, selection, state, noun, failure } = props
  const width = columns.length + (rowActions ? 1 : 0) + (selection ? 1 : 0)

  if (failure) {
    return failure.refusal ? (
      <MessageRow
        columns={width}
        icon={<KeyIcon />}
        title={`Your role does not show you these ${noun[1]}.`}
      >
        {failure.refusal}. A superAdmin can change what a role may do.
      </MessageRow>
    ) : (
      <MessageRow
        columns={width}
        icon={<WarningIcon />}
        title={`The ${noun[1]} could not be loaded.`}
        action={{ label: 'Try again', onPress: failure.retry, pending: failure.isRetrying }}
      >
        The server did not answer as it should. Nothing is lost; try again in a moment.
      </MessageRow>
    )
  }
  if (!shown) {
    const bars = [
      ...(selection ? [''] : []),
      ...columns.map((column) => cellClass(column)),
      ...(rowActions ? [''] : []),
    ]
    return <SkeletonRows columns={bars} rows={5} />
  }
  if (shown.length > 0) {
    return shown.map((row, index) => <BodyRow key={props.rowId(row)} {...{ props, row, index }} />)
  }
  if (state.isNarrowed && !state.search) {
    return (
      <MessageRow
        columns={width}
        icon={<SearchIcon />}
        title={`No ${noun[1]} match the filter.`}
        action={{ label: 'Clear filter', onPress: state.clear }}
      >
        Choose something else above, or clear the filter.
      </MessageRow>
    )
  }
  if (state.isNarrowed) {
    return (
      <MessageRow
        columns={width}
        icon={<SearchIcon />}
        title={`No ${noun[1]} match “${state.search}”.`}
        action={{ label: 'Clear search', onPress: state.clear }}
      >
        Check the spelling, or search for fewer letters.
      </MessageRow>
    )
  }
  return (
    <MessageRow columns={width} icon={<InboxIcon />} title={`No ${noun[1]} yet.`}>
      {props.whenEmpty}
    </MessageRow>
  )
}

type BodyRowProps<Row> = { props: TableBodyProps<Row>; row: Row; index: number }

function BodyRow<Row>({ props, row, index }: BodyRowProps<Row>) {
  const { columns, rowActions, selection, from } = props
  const id = props.rowId(row)
  const name = props.rowName(row)
  const actions = rowActions?.(row)
  const view = actions?.find(({ verb }) => verb === 'View')
  return (
    // Whoever uses the keys has the button for it.
    <tr
      className={`group hover:bg-sunken ${view ? 'cursor-pointer' : ''}`}
      onClick={(event) => view && isForRow(event) && view.onPress()}
    >
      {selection && (
        <td className={`${cell} ${boxCell}`}>
          <SelectRow {...{ id, name, selection }} />
        </td>
      )}
      {columns.map((column: Column<Row>) => (
        <td key={column.id} className={`${cell} ${cellRoom} ${cellClass(column)}`}>
          {column.cell ? column.cell(row, from + index) : column.value?.(row)}
        </td>
      ))}
      {actions && (
        <td className={`${cell} ${cellRoom}`}>
          <RowActions name={name} actions={actions} />
        </td>
      )}
    </tr>
  )
}

/**
 * Whether a press means the row as such: not what can be pressed in it, nor the end of marking its
 * text. Then the focus goes to the row, where whatever opens will give it back.
 */
function isForRow({ target, currentTarget }: MouseEvent<HTMLTableRowElement>): boolean {
  if (!(target instanceof Element) || target.closest('a, button, input, label')) return false
  if (getSelection()?.type === 'Range') return false
  currentTarget.querySelector<HTMLElement>('button')?.focus({ preventScroll: true })
  return true
}
