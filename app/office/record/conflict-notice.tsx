import type { FieldValues, Path } from 'react-hook-form'
import type { FormField } from '#app/office/record/form-fields.tsx'
import type { Difference } from '#app/office/record/use-stale-edit.ts'
import { Button } from '#app/ui/button.tsx'
import { WarningIcon } from '#app/ui/icons.tsx'

type ConflictNoticeProps<Values extends FieldValues> = {
  /** `null` as long as nobody else has saved. */
  differences: Difference<Values>[] | null
  fields: readonly FormField<Values>[]
  onTake: (name: Path<Values>, value: unknown) => void
}

/** What someone else saved while this form was open, field by field. */
export function ConflictNotice<Values extends FieldValues>(props: ConflictNoticeProps<Values>) {
  const { differences, fields, onTake } = props
  if (!differences) return null
  return (
    <section
      aria-label="Changed by someone else"
      className="grid gap-3 rounded-md bg-caution-wash p-4 text-sm"
    >
      <p className="flex gap-2.5 font-medium text-caution">
        <span className="mt-0.5">
          <WarningIcon />
        </span>
        Someone else saved this while you were editing. What you typed is kept; saving again puts it
        in place of theirs.
      </p>
      <ul className="grid gap-3">
        {differences.map(({ name, theirs }) => {
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
                  <p className="wrap-anywhere">{String(theirs) || 'empty'}</p>
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
