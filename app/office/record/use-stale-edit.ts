/** What becomes of a form when the record it started from has been saved by someone else. */
import { useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'

/** A field that both sides changed. */
export type Difference<Values> = { name: Path<Values>; theirs: unknown }

export function useStaleEdit<View, Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  record: View,
  valuesOf: (record: View) => Values,
) {
  const [base, setBase] = useState(record)
  const [differences, setDifferences] = useState<Difference<Values>[] | null>(null)

  /**
   * Goes on from `current`: fields left alone take its values, fields that were typed in keep what
   * was typed.
   */
  const rebase = (current: View) => {
    const before = valuesOf(base)
    const theirs = valuesOf(current)
    const mine = form.getValues()
    const names = Object.keys(theirs) as Path<Values>[]
    const typed = names.filter((name) => mine[name] !== before[name] && mine[name] !== theirs[name])
    form.reset(theirs)
    for (const name of typed) set(name, mine[name])
    setBase(current)
    setDifferences(
      names
        .filter((name) => theirs[name] !== before[name])
        .map((name) => ({ name, theirs: theirs[name] })),
    )
  }
  const set = (name: Path<Values>, value: unknown) =>
    form.setValue(name, value as PathValue<Values, Path<Values>>, {
      shouldDirty: true,
      shouldValidate: true,
    })

  return { base, differences, rebase, take: set }
}
