import type { ReactNode } from 'react'
import { longDate } from '#app/office/record/dates.ts'
import { type Detail, DetailList } from '#app/office/record/detail-list.tsx'
import { Dialog } from '#app/ui/dialog.tsx'

/** Not everyone may see when a record was made. */
export type Dated = {
  createdAt?: string | undefined
  updatedAt?: string | undefined
  version?: number | undefined
}

type DetailsDialogProps<View> = {
  title: string
  record: View
  /** Every field that people may see; internal ones are not declared. */
  details: readonly Detail<View>[]
  /** What can be done with it, beside closing. */
  actions?: ReactNode
  onClose: () => void
}

/** A record to read, with when it was made and last changed, and which version that was. */
export function DetailsDialog<View extends Dated>(props: DetailsDialogProps<View>) {
  const { title, record, details, actions, onClose } = props
  const all: Detail<View>[] = [
    ...details,
    { label: 'Created', show: ({ createdAt }) => createdAt && longDate(createdAt) },
    { label: 'Updated', show: ({ updatedAt }) => updatedAt && longDate(updatedAt) },
    { label: 'Version', show: ({ version }) => version },
  ]
  return (
    <Dialog title={title} actions={actions} onClose={onClose}>
      <DetailList record={record} details={all} />
    </Dialog>
  )
}
