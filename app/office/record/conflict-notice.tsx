import { useEffect, useRef } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import type { FormField } from '#app/office/record/form-field.ts'
import type { Conflict } from '#app/office/record/use-stale-edit.ts'
import { Button } from '#app/ui/button.tsx'
import { WarningIcon } from '#app/ui/icons.tsx'

type ConflictNoticeProps<Values extends FieldValues> = {
  conflict: Conflict<Values>
  fields: readonly FormField<Values>[]
  onTake: (name: Path<Values>, value: unknown) => void
}

/** What someone else saved while this form was open, field by field. */
export function ConflictNotice<Values extends FieldValues>(props: ConflictNoticeProps<Values>) {
  const { conflict, fields, onTake } = props
  const notice = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each conflict anew must be seen
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' })
  }, [conflict])
  return (
    <section
      ref={notice}
      aria-label="Changed by someone else"
      className="grid gap-3 rounded-md bg-caution-wash p-4 text-sm"
    >
      <p role="alert" className="flex gap-2.5 font-medium text-caution">
        <span className="mt-0.5">
          <WarningIcon />
        </span>
        {conflict.message}.{' '}
        {conflict.differences.length > 0
          ? 'What you typed is kept; saving again puts it in place of theirs.'
          : 'Nothing in this form is different; what you typed is kept and can be saved.'}
      </p>
      <ul className="grid gap-3">
        {conflict.differences.map(({ name, theirs }) => {
          const field = fields.find((candidate) => candidate.name === name)
          if (!field) return null
          return (
            <li key={name} className="flex flex-wrap items-center justify-between gap-2">
              <div className="min-w-0">
                <p className="text-muted">{field.label} is now</p>
                {field.kind === 'image' ? (
                  <img
                    src={String(theirs)}
                    alt={`${field.label} saved by someone else`}
                    className="mt-1 h-12 rounded-sm"
                  />
                ) : (
                  <p className="wrap-anywhere">{inWords(field, theirs) || 'empty'}</p>
                )}
              </div>
              <Button onClick={() => onTake(name, theirs)}>
                Use theirs<span className="sr-only"> for {field.label}</span>
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Choices by their label, rows of a list as `name: description; …`, anything else as it is. */
function inWords<Values extends FieldValues>(field: FormField<Values>, value: unknown): string {
  if (field.kind === 'custom') return field.show(value)
  if (field.kind === 'select') {
    return field.options.find((option) => option.value === value)?.label ?? String(value)
  }
  return Array.isArray(value)
    ? value.map((row) => Object.values(row).join(': ')).join('; ')
    : String(value)
}
