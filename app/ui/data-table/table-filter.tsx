import { useId } from 'react'
import type { TableState } from '#app/ui/data-table/table-state.ts'
import { controlLook } from '#app/ui/field.tsx'

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
    <div className="flex max-w-full items-center gap-3">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <select
        id={id}
        name={name}
        value={chosen(filter, state)}
        className={`${controlLook} h-9 w-auto min-w-0 text-sm sm:max-w-72 pointer-coarse:h-11`}
        onChange={({ target }) =>
          state.setFilter(name, target.value === options[0].value ? '' : target.value)
        }
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}
