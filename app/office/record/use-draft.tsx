import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { longTime } from '#app/office/record/dates.ts'
import { type Draft, dropDraft, keepDraft, readDraft } from '#app/office/record/draft.ts'
import type { FormField } from '#app/office/record/form-field.ts'
import { isSame } from '#app/office/record/use-stale-edit.ts'
import { Button } from '#app/ui/button.tsx'

type OpenDraft = {
  /** Offers what was typed the last time; nothing where there is nothing to offer. */
  notice: ReactNode
  /** To be called when what is in the form is saved, or given up. */
  drop: () => void
  /** To be called when the form is closed: what is in it is given up, but what is still offered stays. */
  close: () => void
}

const neverKept = ['newPassword', 'image', 'images']

type DraftOptions<Values extends FieldValues, Output, Base> = {
  form: UseFormReturn<Values, unknown, Output>
  fields: readonly FormField<Values>[]
  /** Of the form and, where there are several, of its record. */
  name: string
  /** The record that the form builds on. */
  base?: Base
  /** Puts what was typed over `base` back into the form. */
  restore: (typed: Partial<Values>, base: Base) => void
}

/**
 * Keeps what is typed into a form as a draft, and offers what it finds there from before. As long
 * as that is offered, it is not written over.
 */
export function useDraft<Values extends FieldValues, Output, Base>(
  options: DraftOptions<Values, Output, Base>,
): OpenDraft {
  const { form, fields, name, base, restore } = options
  const [offered, setOffered] = useState(() => readDraft(name))
  const kept = fields.filter(({ kind }) => !neverKept.includes(kind)).map((field) => field.name)

  const keep = useEffectEvent((values: Values, started: Partial<Values>) => {
    const changed = kept.filter((field) => !isSame(values[field], started[field]))
    const typed = Object.fromEntries(changed.map((field) => [field, values[field]]))
    keepDraft(name, typed, base)
  })
  // Subscribed throughout: a list tells of a removed row in an effect, which comes before one of ours.
  useEffect(() => {
    if (offered) return
    return form.subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues = {} }) => keep(values, defaultValues as Partial<Values>),
    })
  }, [form, offered])

  const end = () => {
    // A form that was filled anew has no field to focus until it is drawn.
    flushSync(() => setOffered(undefined))
    const [first] = fields
    if (first) form.setFocus(first.name)
  }
  const resume = (draft: Draft) => {
    const known = Object.entries(draft.values).filter(([field]) => kept.includes(field as never))
    restore(Object.fromEntries(known) as Partial<Values>, draft.base as Base)
    end()
  }
  const drop = () => {
    setOffered(undefined)
    dropDraft(name)
  }
  return {
    drop,
    close: () => {
      if (!offered) drop()
    },
    notice: offered && (
      <DraftNotice
        at={offered.at}
        lacksFiles={fields.some(({ kind }) => kind === 'image' || kind === 'images')}
        onRestore={() => resume(offered)}
        onDiscard={() => {
          drop()
          end()
        }}
      />
    ),
  }
}

type DraftNoticeProps = {
  at: string
  lacksFiles?: boolean
  onRestore: () => void
  onDiscard: () => void
}

/** Says that there is a draft, and asks what is to become of it. */
export function DraftNotice({ at, lacksFiles, onRestore, onDiscard }: DraftNoticeProps) {
  return (
    <section aria-label="Draft" className="grid gap-3 rounded-md bg-caution-wash p-4 text-sm">
      <p className="text-caution">
        What you typed here on {longTime(at)} was not saved.
        {lacksFiles && ' Newly chosen pictures are not part of it.'}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onRestore}>Restore draft</Button>
        <Button look="quiet" onClick={onDiscard}>
          Discard draft
        </Button>
      </div>
    </section>
  )
}
