/** A table in each state that it has an answer to. */
import { type ComponentProps, useState } from 'react'
import { MemoryRouter } from 'react-router'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Column } from '#app/ui/data-table/columns.ts'
import { DataTable } from '#app/ui/data-table/data-table.tsx'
import { type Filter, TableFilter } from '#app/ui/data-table/table-filter.tsx'
import { useTableState } from '#app/ui/data-table/table-state.ts'
import { PencilIcon, TrashIcon } from '#app/ui/icons.tsx'

type Row = { id: string; name: string; client: string; year: number; isActive: boolean }

const names = ['Fintrack', 'Slatebook', 'Pyali', 'Gwala', 'Pani Desk', 'Barani', 'Loomline']
const rows: Row[] = [...names, ...names.map((name) => `${name} for tablets`)].map((name, at) => ({
  id: name,
  name,
  client: at % 2 ? 'Ravi Exports' : 'The Association of Weavers and Dyers of the Upper Canal',
  year: 2019 + (at % 7),
  isActive: at % 3 > 0,
}))

const columns: Column<Row>[] = [
  { id: 'name', header: 'Name', value: ({ name }) => name, isSearched: true },
  {
    id: 'client',
    header: 'Client',
    cell: ({ client }) => <span className="line-clamp-1">{client}</span>,
    from: 'lg',
    className: 'text-muted wrap-anywhere',
  },
  { id: 'year', header: 'Year', value: ({ year }) => year, isNumber: true, from: 'sm' },
  {
    id: 'state',
    header: 'Status',
    cell: ({ isActive }) => (
      <Badge tone={isActive ? 'success' : 'neutral'}>{isActive ? 'Active' : 'Inactive'}</Badge>
    ),
  },
]

const filter: Filter = {
  name: 'status',
  label: 'Status',
  options: [
    { value: '', label: 'All' },
    { value: 'active', label: 'Active' },
  ],
}

type Changes = Partial<ComponentProps<typeof DataTable<Row>>>

function Example({ label, ...changes }: Changes & { label: string }) {
  const state = useTableState(['status'])
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(['Fintrack']))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 className="text-sm font-medium text-muted">{label}</h3>
      <DataTable<Row>
        label={label}
        columns={columns}
        rows={rows}
        pageSize={4}
        state={state}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        rowActions={() => [
          { verb: 'Edit', icon: <PencilIcon />, onPress() {} },
          { verb: 'Delete', icon: <TrashIcon />, unavailable: 'Only a superAdmin', onPress() {} },
        ]}
        selection={{ chosen, onChange: setChosen, actions: () => <Button>Delete</Button> }}
        searchPlaceholder="Search by name"
        filters={<TableFilter filter={filter} state={state} />}
        noun={['project', 'projects']}
        whenEmpty="Add the first with the button above."
        {...changes}
      />
    </div>
  )
}

const failure = { retry() {}, isRetrying: false }

/** Each keeps its state in an address of its own. */
const examples: [address: string, example: Changes & { label: string }][] = [
  ['/?page=2&sort=-name', { label: 'Rows, the second page' }],
  ['/?sort=year', { label: 'Rows in another order, none chosen', selection: undefined }],
  ['/?page=3', { label: 'One page, the server knows of more', rows: rows.slice(8, 12), total: 14 }],
  ['/', { label: 'Rows not there yet', rows: undefined }],
  ['/', { label: 'No rows', rows: [] }],
  ['/?search=zamindar', { label: 'No rows that match' }],
  ['/', { label: 'A failure', rows: undefined, failure }],
  ['/', { label: 'A retry', rows: undefined, failure: { ...failure, isRetrying: true } }],
  ['/', { label: 'No right', rows: undefined, failure: { ...failure, refusal: 'logs' } }],
]

export const Tables = () =>
  examples.map(([address, example]) => (
    <MemoryRouter key={example.label} initialEntries={[address]}>
      <Example {...example} />
    </MemoryRouter>
  ))
