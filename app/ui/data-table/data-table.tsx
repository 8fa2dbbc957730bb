/** A table of records with search, order and pages, and an answer to every state it can be in. */
import { useTable } from '@tanstack/react-table'
import { type ReactNode, useMemo } from 'react'
import { type Column, features, includesText, libraryColumns } from '#app/ui/data-table/columns.ts'
import type { RowAction } from '#app/ui/data-table/row-actions.tsx'
import { SelectAll, type Selection, SelectionBar } from '#app/ui/data-table/selection.tsx'
import { TableBody } from '#app/ui/data-table/table-body.tsx'
import { TableHead } from '#app/ui/data-table/table-head.tsx'
import { TablePager } from '#app/ui/data-table/table-pager.tsx'
import { TableSearch } from '#app/ui/data-table/table-search.tsx'
import type { TableState } from '#app/ui/data-table/table-state.ts'
import { useFocusKept } from '#app/ui/data-table/use-focus-kept.ts'
import { useScrollRegion } from '#app/ui/use-scroll-region.ts'

export type ListFailure = {
  retry: () => void
  isRetrying: boolean
  /** Which right is missing, where that is why; asking again would not help. */
  refusal?: string | undefined
}

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
  /** Lets rows be chosen. */
  selection?: Selection<Row> | undefined
  searchPlaceholder: string
  /** Stand beside the search box. */
  filters?: ReactNode
  /** What the records are called, and what to do where there are none. */
  noun: [one: string, many: string]
  whenEmpty: string
  /** The rows could not be had. */
  failure?: ListFailure | undefined
}

export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { columns, rows, total, pageSize = 10, state, selection, noun, failure } = props
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
  const chosen = shown?.filter((row) => selection?.chosen.has(props.rowId(row))) ?? []
  const around = useFocusKept<HTMLDivElement>(shown)

  return (
    <div
      ref={around}
      className={`rounded-lg border border-line bg-surface ${chosen.length > 0 ? 'max-lg:mb-16' : ''}`}
    >
      <div className="grid grid-cols-2 items-end gap-x-3 gap-y-2 border-b border-line px-4 py-2.5 max-sm:px-3 sm:flex sm:flex-wrap sm:items-center sm:gap-x-4">
        <TableSearch
          search={state.search}
          placeholder={props.searchPlaceholder}
          onSearch={state.setSearch}
        />
        {props.filters}
        {selection && chosen.length > 0 && (
          <SelectionBar many={chosen.length}>{selection.actions(chosen)}</SelectionBar>
        )}
      </div>
      <div {...useScrollRegion(props.label)} className="max-md:overflow-x-auto">
        <table
          aria-label={props.label}
          aria-busy={!rows && !failure}
          className="w-full border-separate border-spacing-0 text-sm/4.5"
        >
          <TableHead
            columns={columns}
            state={state}
            hasActions={props.rowActions !== undefined}
            selectAll={
              selection && (
                <SelectAll
                  ids={shown?.map(props.rowId) ?? none}
                  noun={noun[1]}
                  {...{ selection }}
                />
              )
            }
          />
          <tbody>
            <TableBody {...props} shown={shown} from={(page - 1) * pageSize} />
          </tbody>
        </table>
      </div>
      <TablePager {...{ page, pages, noun }} total={rows && count} onPage={state.setPage} />
    </div>
  )
}

const none: never[] = []
