import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form'
import type { FormField } from '#app/office/record/form-field.ts'
import { TextAreaField } from '#app/ui/field.tsx'

type CountedTextProps<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>
  field: FormField<Values> & { kind: 'textarea' }
  texts: { label: string; hint: string | undefined; optional: boolean; error: string | undefined }
}

/** A text with a count of its characters, which says so where they are too many. */
export function CountedText<Values extends FieldValues, Output>({
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
