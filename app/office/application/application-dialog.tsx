/** An application to read, with its resume, and to move from stage to stage. */
import { applicantOf } from '#app/office/application/applicant.ts'
import { saveResume, updateApplication } from '#app/office/application/application.calls.ts'
import { type Stage, stages } from '#app/office/application/stages.ts'
import type { IncomingDialogProps } from '#app/office/incoming/incoming-screen.tsx'
import { noteField } from '#app/office/incoming/note-field.ts'
import { choicesOf } from '#app/office/incoming/states.tsx'
import { longTime } from '#app/office/record/dates.ts'
import { type Detail, DetailList } from '#app/office/record/detail-list.tsx'
import { MailLink, PhoneLink } from '#app/office/record/details-parts.tsx'
import { EditDialog } from '#app/office/record/edit-dialog.tsx'
import type { FormField } from '#app/office/record/form-field.ts'
import { useDownload } from '#app/office/record/use-download.ts'
import { Button } from '#app/ui/button.tsx'
import { DownloadIcon } from '#app/ui/icons.tsx'
import { type ApplicationView, applicationChanges } from '#domain/career/application.contract.ts'

const details: Detail<ApplicationView>[] = [
  { label: 'Job', show: ({ jobId }) => jobId.title },
  { label: 'Resume', show: (record) => <Resume record={record} /> },
  { label: 'First name', show: ({ firstName }) => firstName },
  { label: 'Last name', show: ({ lastName }) => lastName },
  { label: 'Email', show: ({ yourEmail }) => <MailLink address={yourEmail} /> },
  { label: 'Phone number', show: ({ phoneNumber }) => <PhoneLink number={phoneNumber} /> },
  { label: 'City', show: ({ city }) => city },
  { label: 'Address', show: ({ address }) => address },
  { label: 'State', show: ({ state }) => state },
  { label: 'Postal code', show: ({ postalCode }) => postalCode },
  { label: 'Received', show: ({ createdAt }) => longTime(createdAt) },
]
const suspicion: Detail<ApplicationView> = {
  label: 'Suspicious',
  show: ({ quarantined }) => <span className="text-danger">{quarantined}</span>,
}

type Values = { status: Stage; note: string }

const fields: FormField<Values>[] = [
  { kind: 'select', name: 'status', label: 'Stage', options: choicesOf(stages) },
  noteField,
]

export function ApplicationDialog(props: IncomingDialogProps<ApplicationView>) {
  const { record } = props
  return (
    <EditDialog
      title={`Application of ${applicantOf(record)}`}
      submit="Update Application"
      record={record}
      valuesOf={({ status, note }: ApplicationView): Values => ({ status, note })}
      schema={applicationChanges.required()}
      fields={fields}
      reading={
        <DetailList
          record={record}
          details={record.quarantined ? [suspicion, ...details] : details}
        />
      }
      call={({ values, version }) => updateApplication(record._id, version, values)}
      invalidates={['application']}
      success="Application updated successfully!"
      failure="Failed to update application"
      onNext={props.onNext}
      onClose={props.onClose}
    />
  )
}

function Resume({ record }: { record: ApplicationView }) {
  const download = useDownload(saveResume)
  const { name, size } = record.resume
  return (
    <span className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-2">
      {name}
      <Button
        className="max-sm:h-auto max-sm:min-h-control max-sm:max-w-full max-sm:whitespace-normal"
        pending={download.isPending}
        onClick={() => download.mutate(record)}
      >
        <DownloadIcon />
        <span>
          Download <span className="max-sm:sr-only">resume </span>({sizeOf(size)})
        </span>
      </Button>
    </span>
  )
}

/** Bytes in the unit that people read, with 1 MB as 1,048,576 bytes. */
const sizeOf = (bytes: number) =>
  bytes < 1_048_576
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${(bytes / 1_048_576).toFixed(1)} MB`
