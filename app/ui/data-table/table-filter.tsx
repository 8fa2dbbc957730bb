import { useId } from 'react'
import type { TableState } from '#app/ui/data-table/table-state.ts'
import { Select } from '#app/ui/field.tsx'

/** A choice that narrows a list down, kept in the address under its name. */
export type Filter = {
  name: string
  label: string
  /** The first one leaves nothing out. */
  options: readonly [FilterOption, ...FilterOption[]]
}
export type FilterOption = { value: string; label: string }

/** What `filter` is set to; what an address says besides its options counts as the first. */
export const chosen = ({ name, options }: Filter, state: TableState): string =>
  (options.find(({ value }) => value === state.filter(name)) ?? options[0]).value

export function TableFilter({ filter, state }: { filter: Filter; state: TableState }) {
  const id = useId()
  const { name, label, options } = filter
  return (
    <div className="grid max-w-full min-w-0 gap-x-2 gap-y-1 sm:flex sm:items-center">
      <label htmlFor={id} className="text-sm text-muted max-sm:text-xs">
        {label}
      </label>
      <Select
        id={id}
        name={name}
        value={chosen(filter, state)}
        className="sm:max-w-48"
        onChange={({ target }) =>
          state.setFilter(name, target.value === options[0].value ? '' : target.value)
        }
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </div>
  )
}
