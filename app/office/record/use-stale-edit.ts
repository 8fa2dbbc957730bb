/** What becomes of a form when the record it started from has been saved by someone else. */
import { useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'

export type Conflict<Values> = {
  /** What the server says of it. */
  message: string
  /** What is different now from what the form started with. */
  differences: { name: Path<Values>; theirs: unknown }[]
}

export function useStaleEdit<View, Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  record: View,
  valuesOf: (record: View) => Values,
) {
  const [base, setBase] = useState(record)
  const [conflict, setConflict] = useState<Conflict<Values> | null>(null)

  /**
   * Goes on from `current`: fields left alone take its values, fields that were typed in keep what
   * was typed.
   */
  const rebase = (current: View, message: string) => {
    const before = valuesOf(base)
    const theirs = valuesOf(current)
    const mine = form.getValues()
    const names = Object.keys(theirs) as Path<Values>[]
    const typed = names.filter(
      (name) => !isSame(mine[name], before[name]) && !isSame(mine[name], theirs[name]),
    )
    form.reset(theirs)
    for (const name of typed) set(name, mine[name])
    setBase(current)
    const changed = names.filter((name) => !isSame(theirs[name], before[name]))
    setConflict({ message, differences: changed.map((name) => ({ name, theirs: theirs[name] })) })
  }
  const set = (name: Path<Values>, value: unknown) =>
    form.setValue(name, value as PathValue<Values, Path<Values>>, {
      shouldDirty: true,
      shouldValidate: true,
    })

  /** Notes what a write of the form's own has changed outside of its fields. */
  const advance = (changes: Partial<View>) => setBase((present) => ({ ...present, ...changes }))

  return { base, conflict, rebase, advance, take: set }
}

/** Equal as values: what a form holds is text, a file, or plain data. */
const isSame = (a: unknown, b: unknown): boolean =>
  a === b || (!(a instanceof File || b instanceof File) && JSON.stringify(a) === JSON.stringify(b))
