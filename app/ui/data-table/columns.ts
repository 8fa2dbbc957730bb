/** How a screen declares the columns of its table, and how the table library is told. */
import {
  type ColumnDef,
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table'
import type { ReactNode } from 'react'

export type Column<Row> = {
  id: string
  header: string
  /** What sorting compares and searching looks through; a column without it has neither. */
  value?: (row: Row) => string | number
  /** What is shown, given the row's place in the list from 0; without it, the value. */
  cell?: (row: Row, place: number) => ReactNode
  /** The search box looks through this column. */
  isSearched?: boolean
  isSortable?: boolean
  /** Figures, which stand below each other digit by digit at the right edge. */
  isNumber?: boolean
  /** Leaves the column out on windows narrower than this. */
  from?: keyof typeof shownFrom
  /** Classes of the column's cells, mostly for a width. */
  className?: string
}

const shownFrom = {
  sm: 'max-sm:hidden',
  md: 'max-md:hidden',
  lg: 'max-lg:hidden',
  xl: 'max-xl:hidden',
}

/** The room that every cell of a table keeps at its sides. */
export const cellRoom = 'px-3 first:pl-4 last:pr-4 max-sm:px-2 max-sm:first:pl-3 max-sm:last:pr-2'

export const cellClass = <Row>({ from, isNumber, className = '' }: Column<Row>) =>
  `${from ? shownFrom[from] : ''} ${isNumber ? 'text-right tabular-nums' : 'text-left'} ${className}`

export const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  filteredRowModel: createFilteredRowModel(),
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
})

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** Text in the order of a dictionary, with the numbers in it counted as numbers. */
const inOrder = (a: string | number, b: string | number) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b))

/** The same columns as the library wants them. */
export const libraryColumns = <Row extends object>(
  columns: readonly Column<Row>[],
): ColumnDef<typeof features, Row>[] =>
  columns.map(({ id, value, isSearched = false, isSortable = Boolean(value) }) => ({
    id,
    accessorFn: (row) => value?.(row) ?? '',
    enableSorting: isSortable,
    enableGlobalFilter: isSearched,
    sortFn: (a, b) => inOrder(a.getValue<string | number>(id), b.getValue<string | number>(id)),
  }))

/** Case plays no part in a search. */
export const includesText = (
  row: { getValue: (columnId: string) => unknown },
  columnId: string,
  search: string,
) => String(row.getValue(columnId)).toLowerCase().includes(search.trim().toLowerCase())
