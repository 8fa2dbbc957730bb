/** What becomes of a form when the record it started from has been saved by someone else. */
import { useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'

export type Conflict<Values> = {
  /** What the server says of it. */
  message: string
  /** What is different now from what the form started with. */
  differences: { name: Path<Values>; theirs: unknown }[]
}

type Versioned = { version: number }

const changedMeanwhile = 'This record was changed by someone else in the meantime'

export function useStaleEdit<View extends Versioned, Values extends FieldValues, Output>(
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
  const rebase = (current: View, message: string) => rebaseFrom(base, current, message)

  const rebaseFrom = (start: View, current: View, message: string) => {
    const before = valuesOf(start)
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

  /** Starts over from what was saved, for a form that stays open. */
  const settle = (saved: View) => {
    form.reset(valuesOf(saved))
    setBase(saved)
    setConflict(null)
  }

  /**
   * Takes up an edit that was broken off: what was `typed` when the record was `before`. Where that
   * has been saved by someone else since, the form shows it.
   */
  const resume = (before: View, typed: Partial<Values>) => {
    form.reset(valuesOf(before))
    for (const [name, value] of Object.entries(typed)) set(name as Path<Values>, value)
    if (before.version === base.version) return
    rebaseFrom(before, base, changedMeanwhile)
  }

  return { base, conflict, rebase, advance, take: set, settle, resume }
}

/** Equal as values: what a form holds is text, a file, or plain data. */
export const isSame = (a: unknown, b: unknown): boolean =>
  a === b || (!(a instanceof File || b instanceof File) && JSON.stringify(a) === JSON.stringify(b))
