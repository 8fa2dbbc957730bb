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
  const rebase = (current: View, message: string) =>
    rebaseFrom(base, form.getValues(), current, message)

  const rebaseFrom = (start: View, mine: Values, current: View, message: string) => {
    const before = valuesOf(start)
    const theirs = valuesOf(current)
    const names = Object.keys(theirs) as Path<Values>[]
    const typed = names.filter(
      (name) => !isSame(mine[name], before[name]) && !isSame(mine[name], theirs[name]),
    )
    fill(theirs, Object.fromEntries(typed.map((name) => [name, mine[name]])))
    setBase(current)
    const changed = names.filter((name) => !isSame(theirs[name], before[name]))
    setConflict({ message, differences: changed.map((name) => ({ name, theirs: theirs[name] })) })
  }
  /** By a second reset: one field set right after the first would not show the rows that it adds. */
  const fill = (start: Values, typed: object) => {
    form.reset(start)
    form.reset({ ...start, ...typed }, { keepDefaultValues: true })
    void form.trigger(Object.keys(typed) as Path<Values>[])
  }
  const set = (name: Path<Values>, value: unknown) =>
    form.setValue(name, value as PathValue<Values, Path<Values>>, {
      shouldDirty: true,
      shouldValidate: true,
    })

  /** Notes what a write of the form's own has changed outside of its fields. */
  const advance = (changes: Partial<View>) => setBase((present) => ({ ...present, ...changes }))

  /**
   * Starts over from what was saved, for a form that stays open. What was typed since it was `sent`
   * stays.
   */
  const settle = (saved: View, sent: Values) => {
    const mine = form.getValues()
    const names = Object.keys(sent) as Path<Values>[]
    const typed = names.filter((name) => !isSame(mine[name], sent[name]))
    fill(valuesOf(saved), Object.fromEntries(typed.map((name) => [name, mine[name]])))
    setBase(saved)
    setConflict(null)
  }

  /**
   * Takes up an edit that was broken off: what was `typed` when the record was `before`. Where that
   * has been saved by someone else since, the form shows it.
   */
  const resume = (before: View, typed: Partial<Values>) => {
    const start = valuesOf(before)
    if (before.version === base.version) fill(start, typed)
    else rebaseFrom(before, { ...start, ...typed }, base, changedMeanwhile)
  }

  return { base, conflict, rebase, advance, take: set, settle, resume }
}

/** Equal as values: what a form holds is text, a file, or plain data. */
export const isSame = (a: unknown, b: unknown): boolean =>
  a === b || (!(a instanceof File || b instanceof File) && JSON.stringify(a) === JSON.stringify(b))
