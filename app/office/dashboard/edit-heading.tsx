/** The form for the alert heading. */
import { heading, updateHeading } from '#app/office/dashboard/dashboard.calls.ts'
import { EditDialog } from '#app/office/record/edit-dialog.tsx'
import type { FormField } from '#app/office/record/form-field.ts'
import { type HeadingView, headingChange, headingLimit } from '#domain/heading/heading.contract.ts'

const fields: FormField<{ textField: string }>[] = [
  { kind: 'textarea', name: 'textField', label: 'Heading', max: headingLimit },
]

export function EditHeading({ record, onClose }: { record: HeadingView; onClose: () => void }) {
  return (
    <EditDialog
      title="Edit heading"
      submit="Update Heading"
      record={record}
      valuesOf={({ textField }: HeadingView) => ({ textField })}
      schema={headingChange}
      fields={fields}
      call={({ values, version }) => updateHeading(values, version)}
      invalidates={heading.queryKey}
      progress="Updating Heading..."
      success="Heading updated successfully!"
      failure="Failed to update heading. Please try again."
      onClose={onClose}
    />
  )
}
