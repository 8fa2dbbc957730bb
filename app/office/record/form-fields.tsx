/** Turns declarations of fields into the fields of a form. */
import type { ReactNode } from 'react'
import {
  Controller,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useWatch,
} from 'react-hook-form'
import { FilesField } from '#app/office/record/files-field.tsx'
import type { ImageValue } from '#app/office/record/image-value.ts'
import { type RowColumn, RowsField, rootErrorOf } from '#app/office/record/rows-field.tsx'
import { PasswordField } from '#app/office/session/password-field.tsx'
import { ColorField } from '#app/ui/color-field.tsx'
import { SelectField, TextAreaField, TextField } from '#app/ui/field.tsx'
import { ImageField } from '#app/ui/image-field.tsx'
import type { ImageRules } from '#platform/media/image-limits.ts'

type Common<Values extends FieldValues> = {
  /** The field of the API. */
  name: FieldPath<Values>
  label: string
  hint?: string
  optional?: boolean
  /** Stands in the panel beside the other fields. */
  isAside?: boolean
}

export type FormField<Values extends FieldValues> = Common<Values> &
  (
    | {
        kind: 'text'
        type?: 'text' | 'url' | 'email' | 'tel' | 'date' | 'color'
        autoComplete?: string
      }
    | { kind: 'newPassword' }
    | {
        kind: 'textarea'
        /** Characters that the counter counts up to. */
        max: number
        /** What the counter calls them; without it, it is numbers only. */
        unit?: string
        rows?: number
      }
    | {
        kind: 'select'
        /** Stands for none, where none may be chosen. */
        placeholder?: string
        options: readonly { value: string; label: string; unavailable?: string | undefined }[]
      }
    | {
        kind: 'lines'
        rows?: number
      }
    | { kind: 'color' }
    | {
        kind: 'rows'
        /** What a row is called: `feature`. */
        noun: string
        columns: readonly RowColumn[]
      }
    | {
        kind: 'images'
        rules: ImageRules
        max: number
        tooMany: string
      }
    | {
        kind: 'image'
        /** MIME types to offer. */
        accept: readonly string[]
      }
    | {
        kind: 'custom'
        /** A control of its own for a value that no input holds. */
        control: (value: unknown, onChange: (value: unknown) => void) => ReactNode
        /** The value in words. */
        show: (value: unknown) => string
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
      return (
        <TextField
          {...texts}
          type={field.type ?? 'text'}
          autoComplete={field.autoComplete ?? 'off'}
          {...form.register(name)}
        />
      )
    case 'newPassword':
      return <PasswordField {...texts} autoComplete="new-password" {...form.register(name)} />
    case 'custom':
      return (
        <Controller
          control={form.control}
          name={name}
          render={({ field: { value, onChange } }) => <>{field.control(value, onChange)}</>}
        />
      )
    case 'select':
      return (
        <SelectField
          {...texts}
          placeholder={field.placeholder}
          options={field.options}
          {...form.register(name)}
        />
      )
    case 'lines':
      return <TextAreaField {...texts} rows={field.rows ?? 5} {...form.register(name)} />
    case 'rows':
      return <RowsField form={form} field={field} error={rootErrorOf(error)} />
    case 'color':
      return (
        <Controller
          control={form.control}
          name={name}
          render={({ field: control }) => <ColorField {...texts} {...control} />}
        />
      )
    case 'images':
      return (
        <Controller
          control={form.control}
          name={name}
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <FilesField
              {...texts}
              {...{ name, onChange, onBlur, ref }}
              files={value as File[]}
              rules={field.rules}
              max={field.max}
              tooMany={field.tooMany}
            />
          )}
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
      counter={{ length: String(value ?? '').length, max: field.max, unit: field.unit }}
      {...form.register(field.name)}
    />
  )
}
