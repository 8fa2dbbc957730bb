import { longDate } from '#app/office/record/dates.ts'
import { type Detail, DetailList } from '#app/office/record/detail-list.tsx'
import { MailLink } from '#app/office/record/details-parts.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import type { LeadView } from '#domain/lead/lead.contract.ts'

const details: Detail<LeadView>[] = [
  { label: 'Email', show: ({ email }) => <MailLink address={email} /> },
  { label: 'Date', show: ({ createdAt }) => longDate(createdAt) },
  { label: 'Visits', show: ({ visitCount }) => visitCount },
  { label: 'Source', show: ({ source }) => source },
]

/** A potential customer with all that a telephone has no room for in the list. */
export function LeadDialog({ record, onClose }: { record: LeadView; onClose: () => void }) {
  return (
    <Dialog title={record.email} onClose={onClose}>
      <DetailList record={record} details={details} />
    </Dialog>
  )
}
