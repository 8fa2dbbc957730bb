/** Turns declarations of fields into the fields of a form. */
import {
  Controller,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useWatch,
} from 'react-hook-form'
import type { ImageValue } from '#app/office/record/image-value.ts'
import { SelectField, TextAreaField, TextField } from '#app/ui/field.tsx'
import { ImageField } from '#app/ui/image-field.tsx'

type Common<Values extends FieldValues> = {
  /** The field of the API. */
  name: FieldPath<Values>
  label: string
  hint?: string
  optional?: boolean
}

export type FormField<Values extends FieldValues> = Common<Values> &
  (
    | { kind: 'text'; type?: 'text' | 'url' | 'email' | 'date' | 'color' }
    | {
        kind: 'textarea'
        /** Characters that the counter counts up to. */
        max: number
        rows?: number
      }
    | {
        kind: 'select'
        placeholder: string
        options: readonly { value: string; label: string }[]
      }
    | {
        kind: 'image'
        /** MIME types to offer. */
        accept: readonly string[]
      }
  )

type FormFieldsProps<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>
  fields: readonly FormField<Values>[]
}

export function FormFields<Values extends FieldValues, Output>({
  form,
  fields,
}: FormFieldsProps<Values, Output>) {
  return fields.map((field) => <OneField key={field.name} form={form} field={field} />)
}

type OneFieldProps<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>
  field: FormField<Values>
}

function OneField<Values extends FieldValues, Output>({
  form,
  field,
}: OneFieldProps<Values, Output>) {
  const { name, label, hint, optional } = field
  const { error } = form.getFieldState(name, form.formState)
  const texts = { label, hint, optional: optional ?? false, error: error?.message }

  switch (field.kind) {
    case 'text':
      return <TextField {...texts} type={field.type ?? 'text'} {...form.register(name)} />
    case 'select':
      return (
        <SelectField
          {...texts}
          placeholder={field.placeholder}
          options={field.options}
          {...form.register(name)}
        />
      )
    case 'textarea':
      return <CountedText form={form} field={field} texts={texts} />
    case 'image':
      return (
        <Controller
          control={form.control}
          name={name}
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <ImageField
              {...texts}
              name={name}
              value={value as ImageValue}
              accept={field.accept}
              onChange={onChange}
              onBlur={onBlur}
              ref={ref}
            />
          )}
        />
      )
  }
}

type CountedTextProps<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>
  field: FormField<Values> & { kind: 'textarea' }
  texts: { label: string; hint: string | undefined; optional: boolean; error: string | undefined }
}

function CountedText<Values extends FieldValues, Output>({
  form,
  field,
  texts,
}: CountedTextProps<Values, Output>) {
  const value = useWatch({ control: form.control, name: field.name })
  return (
    <TextAreaField
      {...texts}
      rows={field.rows ?? 3}
      counter={{ length: String(value ?? '').length, max: field.max }}
      {...form.register(field.name)}
    />
  )
}
