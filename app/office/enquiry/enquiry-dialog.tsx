/** An enquiry to read, to answer, and to work on. */
import * as z from 'zod'
import { nameIn, useColleagues } from '#app/office/enquiry/colleagues.ts'
import { updateEnquiry } from '#app/office/enquiry/enquiry.calls.ts'
import {
  type EnquiryStatus,
  kinds,
  replyLink,
  senderOf,
  statuses,
} from '#app/office/enquiry/enquiry-words.ts'
import type { IncomingDialogProps } from '#app/office/incoming/incoming-screen.tsx'
import { noteField } from '#app/office/incoming/note-field.ts'
import { choicesOf } from '#app/office/incoming/states.tsx'
import { longTime } from '#app/office/record/dates.ts'
import { type Detail, DetailList } from '#app/office/record/detail-list.tsx'
import { MailLink, PhoneLink, Prose } from '#app/office/record/details-parts.tsx'
import { EditDialog } from '#app/office/record/edit-dialog.tsx'
import type { FormField } from '#app/office/record/form-field.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { ReplyIcon } from '#app/ui/icons.tsx'
import { type EnquiryView, enquiryChanges } from '#domain/enquiry/enquiry.contract.ts'

/** A choice from a list holds text; nobody is no text. */
const schema = enquiryChanges
  .extend({ assignee: z.string().transform((id) => id || null) })
  .required()

type Values = { status: EnquiryStatus; assignee: string; note: string }

const valuesOf = ({ status, assignee, note }: EnquiryView): Values => ({
  status,
  assignee: assignee ?? '',
  note,
})

const message: Detail<EnquiryView> = {
  label: 'Message',
  show: ({ message }) => message && <Prose>{message}</Prose>,
}
const email: Detail<EnquiryView> = {
  label: 'Email',
  show: ({ email }) => <MailLink address={email} />,
}
const product: Detail<EnquiryView> = { label: 'Product', show: ({ product }) => product?.name }
const arrival: Detail<EnquiryView>[] = [
  { label: 'Kind', show: ({ kind }) => kinds[kind].label },
  { label: 'Received', show: ({ createdAt }) => longTime(createdAt) },
]

/** What each form asks for: what it is about, and from whom. */
const said: Record<EnquiryView['kind'], Detail<EnquiryView>[]> = {
  contact: [message],
  quotation: [product, message],
}
const sender: Record<EnquiryView['kind'], Detail<EnquiryView>[]> = {
  contact: [
    { label: 'Name', show: ({ fullname }) => fullname },
    email,
    { label: 'Phone', show: ({ phone }) => phone && <PhoneLink number={phone} /> },
    { label: 'Address', show: ({ address }) => address },
    ...arrival,
  ],
  quotation: [email, ...arrival],
}

export function EnquiryDialog(props: IncomingDialogProps<EnquiryView>) {
  const { record } = props
  const fields = useFields(record)
  return (
    <EditDialog
      title={`Enquiry from ${senderOf(record)}`}
      submit="Update Enquiry"
      record={record}
      valuesOf={valuesOf}
      schema={schema}
      fields={fields}
      reading={
        <div className="grid content-start justify-items-start gap-6">
          <DetailList record={record} details={said[record.kind]} />
          <ButtonLink href={replyLink(record)}>
            <ReplyIcon />
            Reply by mail
          </ButtonLink>
          <DetailList record={record} details={sender[record.kind]} />
        </div>
      }
      call={({ values, version }) => updateEnquiry(record._id, version, values)}
      invalidates={['enquiry']}
      success="Enquiry updated successfully!"
      failure="Failed to update enquiry"
      onNext={props.onNext}
      onClose={props.onClose}
    />
  )
}

function useFields({ assignee }: EnquiryView): FormField<Values>[] {
  const colleagues = useColleagues()
  const isListed = !assignee || colleagues.some(({ value }) => value === assignee)
  const options = isListed
    ? colleagues
    : [...colleagues, { value: assignee, label: nameIn(colleagues, assignee) }]
  return [
    { kind: 'select', name: 'status', label: 'Status', options: choicesOf(statuses) },
    {
      kind: 'select',
      name: 'assignee',
      label: 'Assignee',
      optional: true,
      placeholder: 'Nobody',
      options,
    },
    noteField,
  ]
}
