/** A list inside a form, whose rows are added and taken away. */
import {
  type ArrayPath,
  type FieldArray,
  type FieldError,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useFieldArray,
} from 'react-hook-form'
import { Button, IconButton } from '#app/ui/button.tsx'
import { TextAreaField, TextField } from '#app/ui/field.tsx'
import { handFocusToNextRow } from '#app/ui/hand-focus-on.ts'
import { PlusIcon, TrashIcon } from '#app/ui/icons.tsx'

export type RowColumn = {
  name: string
  label: string
  /** Characters that a counter counts up to; without it, one line of text. */
  max?: number
}

type RowsFieldProps<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>
  field: { name: FieldPath<Values>; label: string; noun: string; columns: readonly RowColumn[] }
  /** What is wrong with the list as a whole. */
  error: string | undefined
}

export function RowsField<Values extends FieldValues, Output>({
  form,
  field: { name, label, noun, columns },
  error,
}: RowsFieldProps<Values, Output>) {
  const { fields, append, remove } = useFieldArray<Values, ArrayPath<Values>>({
    control: form.control as never,
    name: name as ArrayPath<Values>,
  })
  // Two lines of text fit beside each other.
  const isShort = columns.length === 2 && columns.every(({ max }) => max === undefined)
  const empty = Object.fromEntries(columns.map((column) => [column.name, '']))

  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      {fields.map(({ id }, index) => (
        <fieldset
          key={id}
          className={`grid grid-cols-[minmax(0,1fr)_auto] gap-3 rounded-md border border-line bg-sunken p-3 ${isShort ? 'sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]' : ''}`}
        >
          <legend className="sr-only">{`${noun} ${index + 1}`}</legend>
          {columns.map((column, place) => {
            const path = `${name}.${index}.${column.name}` as FieldPath<Values>
            const texts = {
              label: `${column.label} ${index + 1}`,
              error: form.getFieldState(path, form.formState).error?.message,
            }
            // The last one leaves room for the button.
            const isLast = place === columns.length - 1
            return (
              <div
                key={path}
                className={isLast ? '' : isShort ? 'max-sm:col-span-2' : 'col-span-2'}
              >
                {column.max === undefined ? (
                  <TextField {...texts} autoComplete="off" {...form.register(path)} />
                ) : (
                  <TextAreaField
                    {...texts}
                    rows={2}
                    counter={{ length: String(form.watch(path) ?? '').length, max: column.max }}
                    {...form.register(path)}
                  />
                )}
              </div>
            )
          })}
          <IconButton
            label={`Remove ${noun} ${index + 1}`}
            ref={handFocusToNextRow}
            icon={<TrashIcon />}
            className="mt-6.5"
            onClick={() => {
              remove(index)
              void form.trigger(name)
            }}
          />
        </fieldset>
      ))}
      {error && (
        <p role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
      <Button
        className="justify-self-start"
        onClick={() => append(empty as FieldArray<Values, ArrayPath<Values>>)}
      >
        <PlusIcon />
        {`Add ${noun}`}
      </Button>
    </fieldset>
  )
}

/** The error of a list itself, apart from those of its rows. */
export const rootErrorOf = (error: FieldError | undefined): string | undefined =>
  error?.root?.message ?? error?.message
