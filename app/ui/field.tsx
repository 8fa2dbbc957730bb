/** A labelled control with its hint and its error, tied together for whoever can't see them. */
import { type ComponentProps, type CSSProperties, type ReactNode, useId } from 'react'
import { DownIcon } from '#app/ui/icons.tsx'

export type FieldTexts = {
  label: string
  hint?: string | undefined
  /** What is wrong with the value. */
  error?: string | undefined
  optional?: boolean
}

/** What the control inside a field must carry. */
export type ControlProps = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

type FieldProps = FieldTexts & {
  /** Stands opposite the label, such as a counter. */
  aside?: ReactNode
  children: (control: ControlProps) => ReactNode
}

export function Field({ label, hint, error, optional, aside, children }: FieldProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-sm font-medium">
          {label}
        </label>
        {optional && <span className="mr-auto -ml-2 text-xs text-muted">optional</span>}
        {aside}
      </div>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': optional ? undefined : true,
      })}
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  )
}

export const controlLook =
  'w-full rounded-md border border-field bg-surface px-2.5 text-control text-ellipsis text-ink placeholder:text-muted aria-invalid:border-danger disabled:opacity-60'

export function TextField({
  label,
  hint,
  error,
  optional,
  ...input
}: FieldTexts & ComponentProps<'input'>) {
  return (
    <Field {...{ label, hint, error }} optional={optional ?? false}>
      {(control) => (
        <input type="text" {...input} {...control} className={`${controlLook} h-control`} />
      )}
    </Field>
  )
}

type TextAreaFieldProps = FieldTexts &
  ComponentProps<'textarea'> & {
    /** Characters so far, and how many there may be: `12/80`, or `12/80 characters` with a unit. */
    counter?: { length: number; max: number; unit?: string | undefined }
  }

export function TextAreaField({
  label,
  hint,
  error,
  optional,
  counter,
  rows = 3,
  ...input
}: TextAreaFieldProps) {
  const isOver = counter && counter.length > counter.max
  return (
    <Field
      {...{ label, hint, error }}
      optional={optional ?? false}
      aside={
        counter && (
          <span className={`text-xs tabular-nums ${isOver ? 'text-danger' : 'text-muted'}`}>
            {[`${counter.length}/${counter.max}`, counter.unit].filter(Boolean).join(' ')}
          </span>
        )
      }
    >
      {(control) => (
        <textarea
          {...input}
          {...control}
          rows={rows}
          // Grows with its text, where the browser knows how: none is read through a slit.
          style={{ '--rows': rows } as CSSProperties}
          className={`${controlLook} field-sizing-content max-h-96 min-h-[calc(var(--rows)*1lh+1.125rem)] resize-y py-2`}
        />
      )}
    </Field>
  )
}

/** The browser's own list of choices, with an arrow that stands where ours does. */
export function Select({ className = '', ...select }: ComponentProps<'select'>) {
  return (
    <span className={`relative grid min-w-0 ${className}`}>
      <select {...select} className={`${controlLook} h-control appearance-none truncate pr-8`} />
      <span className="pointer-events-none absolute inset-y-0 right-2.5 grid place-items-center text-muted">
        <DownIcon />
      </span>
    </span>
  )
}

type SelectFieldProps = FieldTexts &
  ComponentProps<'select'> & {
    /** The first choice, which stands for none. */
    placeholder?: string | undefined
    /** One that is `unavailable` stays in sight, says why, and can't be chosen. */
    options: readonly { value: string; label: string; unavailable?: string | undefined }[]
  }

export function SelectField({
  label,
  hint,
  error,
  optional,
  placeholder,
  options,
  ...select
}: SelectFieldProps) {
  return (
    <Field {...{ label, hint, error }} optional={optional ?? false}>
      {(control) => (
        <Select {...select} {...control}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label, unavailable }) => (
            <option key={value} value={value} disabled={unavailable !== undefined}>
              {unavailable ? `${label} (${unavailable})` : label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
