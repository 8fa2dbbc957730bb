/** Choosing rows of a table, to do something with all of them at once. */
import { type ReactNode, useEffect, useRef } from 'react'

export type Selection<Row> = {
  /** Ids of the chosen rows; those that are not on show don't count. */
  chosen: ReadonlySet<string>
  onChange: (chosen: ReadonlySet<string>) => void
  /** What can be done with the chosen rows. */
  actions: (rows: readonly Row[]) => ReactNode
}

/** Classes of the cells that hold the boxes. */
export const boxCell = 'w-px pr-0 pl-2.5 max-sm:pl-1'

const target = 'grid size-target place-items-center'

type BoxProps = {
  label: string
  checked: boolean
  /** Some, but not all of what it stands for. */
  isMixed?: boolean
  onChange: (checked: boolean) => void
}

function Box({ label, checked, isMixed = false, onChange }: BoxProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.indeterminate = isMixed
  }, [isMixed])
  return (
    <label className={target}>
      <span className="sr-only">{label}</span>
      <input
        ref={input}
        type="checkbox"
        className="size-4"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  )
}

type SelectAllProps = {
  /** Ids of the rows on show. */
  ids: readonly string[]
  noun: string
  selection: Pick<Selection<never>, 'chosen' | 'onChange'>
}

/** Chooses all rows on show, or none. */
export function SelectAll({ ids, noun, selection: { chosen, onChange } }: SelectAllProps) {
  const many = ids.filter((id) => chosen.has(id)).length
  return (
    <Box
      label={`Select all ${noun} on this page`}
      checked={many > 0 && many === ids.length}
      isMixed={many > 0 && many < ids.length}
      onChange={(all) => onChange(new Set(all ? ids : []))}
    />
  )
}

type SelectRowProps = {
  id: string
  name: string
  selection: Pick<Selection<never>, 'chosen' | 'onChange'>
}

export function SelectRow({ id, name, selection: { chosen, onChange } }: SelectRowProps) {
  return (
    <Box
      label={`Select ${name}`}
      checked={chosen.has(id)}
      onChange={(isChosen) => {
        const next = new Set(chosen)
        if (isChosen) next.add(id)
        else next.delete(id)
        onChange(next)
      }}
    />
  )
}

/**
 * How many rows are chosen, and what can be done with them: beside the search box, or at the foot of
 * windows that have no room there, where it moves no row from under a finger.
 */
export function SelectionBar({ many, children }: { many: number; children: ReactNode }) {
  return (
    <div className="ml-auto flex flex-wrap items-center justify-end gap-x-3 gap-y-2 text-sm max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-10 max-lg:border-t max-lg:border-line max-lg:bg-canvas max-lg:px-6 max-lg:py-2.5 max-sm:px-3">
      <p className="mr-auto font-medium whitespace-nowrap tabular-nums">{many} selected</p>
      {children}
    </div>
  )
}
