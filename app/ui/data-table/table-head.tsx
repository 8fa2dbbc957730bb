import type { ReactNode } from 'react'
import { type Column, cellClass, cellRoom } from '#app/ui/data-table/columns.ts'
import { boxCell } from '#app/ui/data-table/selection.tsx'
import type { TableState } from '#app/ui/data-table/table-state.ts'
import { DownIcon, SortIcon, UpIcon } from '#app/ui/icons.tsx'

type TableHeadProps<Row> = {
  columns: readonly Column<Row>[]
  state: TableState
  hasActions: boolean
  /** Stands above the boxes that choose rows. It heads nothing, so its cell is no header. */
  selectAll?: ReactNode
}

const cell =
  'z-10 h-9 md:sticky md:top-16 border-b border-line bg-sunken text-xs font-medium whitespace-nowrap text-muted'

export function TableHead<Row>({ columns, state, hasActions, selectAll }: TableHeadProps<Row>) {
  return (
    <thead>
      <tr>
        {selectAll && <td className={`${cell} ${boxCell}`}>{selectAll}</td>}
        {columns.map((column) => {
          const order = state.order?.column === column.id ? state.order : null
          const sortable = column.isSortable ?? Boolean(column.value)
          return (
            <th
              key={column.id}
              scope="col"
              aria-sort={sortable ? sortName(order) : undefined}
              className={`${cell} ${cellRoom} ${cellClass(column)}`}
            >
              {sortable ? (
                <button
                  type="button"
                  className="-mx-2 inline-flex h-7 items-center pointer-coarse:h-control gap-1 rounded-sm px-2 hover:bg-hover hover:text-ink"
                  onClick={() => state.setOrder(nextOrder(column.id, order))}
                >
                  {column.header}
                  {order ? order.descending ? <DownIcon /> : <UpIcon /> : <SortIcon />}
                </button>
              ) : (
                column.header
              )}
            </th>
          )
        })}
        {hasActions && (
          <th scope="col" className={`${cell} ${cellRoom} w-px text-right`}>
            Actions
          </th>
        )}
      </tr>
    </thead>
  )
}

const sortName = (order: { descending: boolean } | null) =>
  order ? (order.descending ? 'descending' : 'ascending') : 'none'

/** Up, down, and then the list's own order again. */
function nextOrder(column: string, order: { descending: boolean } | null) {
  if (!order) return { column, descending: false }
  return order.descending ? null : { column, descending: true }
}
