/** A table of records with search, order and pages, and an answer to every state it can be in. */
import { useTable } from '@tanstack/react-table'
import { type ReactNode, useMemo } from 'react'
import {
  type Column,
  cellClass,
  features,
  includesText,
  libraryColumns,
} from '#app/ui/data-table/columns.ts'
import { type RowAction, RowActions } from '#app/ui/data-table/row-actions.tsx'
import { TableHead } from '#app/ui/data-table/table-head.tsx'
import { TablePager } from '#app/ui/data-table/table-pager.tsx'
import { TableSearch } from '#app/ui/data-table/table-search.tsx'
import type { TableState } from '#app/ui/data-table/table-state.ts'
import { MessageRow, SkeletonRows } from '#app/ui/data-table/table-states.tsx'
import { useFocusKept } from '#app/ui/data-table/use-focus-kept.ts'
import { useScrollRegion } from '#app/ui/use-scroll-region.ts'

export type DataTableProps<Row> = {
  /** Name of the table. */
  label: string
  columns: readonly Column<Row>[]
  /** Undefined until they are there. Keep the array the same while its content is. */
  rows: readonly Row[] | undefined
  /**
   * Records in all, where the server searches, sorts and pages and `rows` is one page. Without it
   * `rows` are all there are, and the table does that itself.
   */
  total?: number
  pageSize?: number
  state: TableState
  rowId: (row: Row) => string
  /** Names a row for its buttons. */
  rowName: (row: Row) => string
  rowActions?: (row: Row) => RowAction[]
  searchPlaceholder: string
  /** Stand beside the search box. */
  filters?: ReactNode
  /** What the records are called, and what to do where there are none. */
  noun: [one: string, many: string]
  whenEmpty: string
  /** The rows could not be had. */
  failure?: { retry: () => void; isRetrying: boolean } | undefined
}

export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { columns, rows, total, pageSize = 10, state, rowActions, noun, failure } = props
  const isPaged = total !== undefined
  const columnDefs = useMemo(() => libraryColumns(columns), [columns])
  // The address is whatever someone typed.
  const order = columns.some(({ id }) => id === state.order?.column) ? state.order : null
  const table = useTable({
    features,
    columns: columnDefs,
    data: rows ?? none,
    getRowId: props.rowId,
    globalFilterFn: includesText,
    getColumnCanGlobalFilter: () => true,
    manualFiltering: isPaged,
    manualSorting: isPaged,
    state: {
      globalFilter: state.search.trim(),
      sorting: order ? [{ id: order.column, desc: order.descending }] : [],
    },
  })

  const found = rows && table.getRowModel().rows.map(({ original }) => original)
  const count = total ?? found?.length ?? 0
  const pages = Math.max(1, Math.ceil(count / pageSize))
  const page = Math.min(state.page, pages)
  const shown = isPaged ? found : found?.slice((page - 1) * pageSize, page * pageSize)
  const width = columns.length + (rowActions ? 1 : 0)
  const around = useFocusKept<HTMLDivElement>(shown)

  return (
    <div ref={around} className="rounded-lg border border-line bg-surface">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3 border-b border-line px-4 py-3">
        <TableSearch
          search={state.search}
          placeholder={props.searchPlaceholder}
          onSearch={state.setSearch}
        />
        {props.filters}
      </div>
      <div {...useScrollRegion(props.label)} className="max-md:overflow-x-auto">
        <table
          aria-label={props.label}
          aria-busy={!rows && !failure}
          className="w-full border-separate border-spacing-0 text-sm"
        >
          <TableHead columns={columns} state={state} hasActions={rowActions !== undefined} />
          <tbody>
            {failure ? (
              <MessageRow
                columns={width}
                title={`The ${noun[1]} could not be loaded.`}
                action={{ label: 'Try again', onPress: failure.retry, pending: failure.isRetrying }}
              >
                The server did not answer as it should. Nothing is lost; try again in a moment.
              </MessageRow>
            ) : !shown ? (
              <SkeletonRows
                columns={[...columns.map(cellClass), ...(rowActions ? [''] : [])]}
                rows={5}
              />
            ) : shown.length > 0 ? (
              shown.map((row, index) => (
                <tr key={props.rowId(row)} className="group hover:bg-sunken">
                  {columns.map((column) => (
                    <td key={column.id} className={`${cell} ${cellClass(column)}`}>
                      {column.cell
                        ? column.cell(row, (page - 1) * pageSize + index)
                        : column.value?.(row)}
                    </td>
                  ))}
                  {rowActions && (
                    <td className={cell}>
                      <RowActions name={props.rowName(row)} actions={rowActions(row)} />
                    </td>
                  )}
                </tr>
              ))
            ) : state.isNarrowed ? (
              <MessageRow
                columns={width}
                title={
                  state.search
                    ? `No ${noun[1]} match “${state.search}”.`
                    : `No ${noun[1]} match the filter.`
                }
                action={{ label: 'Clear search', onPress: state.clear }}
              >
                Check the spelling, or search for fewer letters.
              </MessageRow>
            ) : (
              <MessageRow columns={width} title={`No ${noun[1]} yet.`}>
                {props.whenEmpty}
              </MessageRow>
            )}
          </tbody>
        </table>
      </div>
      <TablePager {...{ page, pages, noun }} total={rows && count} onPage={state.setPage} />
    </div>
  )
}

const none: never[] = []

const cell = 'h-14 border-b border-line px-4 group-last:border-b-0'
