/** Turns declarations of fields into the fields of a form. */
import { Controller, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { CountedText } from '#app/office/record/counted-text.tsx'
import { FilesField } from '#app/office/record/files-field.tsx'
import type { FormField } from '#app/office/record/form-field.ts'
import type { ImageValue } from '#app/office/record/image-value.ts'
import { RowsField, rootErrorOf } from '#app/office/record/rows-field.tsx'
import { PasswordField } from '#app/office/session/password-field.tsx'
import { ColorField } from '#app/ui/color-field.tsx'
import { SelectField, TextAreaField, TextField } from '#app/ui/field.tsx'
import { ImageField } from '#app/ui/image-field.tsx'

type FormFieldsProps<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>
  fields: readonly FormField<Values>[]
}

export function FormFields<Values extends FieldValues, Output>({
  form,
  fields,
}: FormFieldsProps<Values, Output>) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 empty:hidden sm:grid-cols-2">
      {fields.map((field) => (
        <div key={field.name} className={field.isHalf ? '' : 'sm:col-span-2'}>
          <OneField form={form} field={field} />
        </div>
      ))}
    </div>
  )
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
