import type { ReactNode } from 'react'
import { longDate } from '#app/office/record/dates.ts'
import { Dialog } from '#app/ui/dialog.tsx'

/** One line of a record's details. */
export type Detail<View> = { label: string; show: (record: View) => ReactNode }

/** Not everyone may see when a record was made. */
type Dated = { createdAt?: string | undefined; updatedAt?: string | undefined }

type DetailsDialogProps<View> = {
  title: string
  record: View
  /** Every field that people may see; internal ones are not declared. */
  details: readonly Detail<View>[]
  onClose: () => void
}

/** A record to read, with when it was made and last changed. */
export function DetailsDialog<View extends Dated>(props: DetailsDialogProps<View>) {
  const { title, record, details, onClose } = props
  const all: Detail<View>[] = [
    ...details,
    { label: 'Created', show: ({ createdAt }) => createdAt && longDate(createdAt) },
    { label: 'Updated', show: ({ updatedAt }) => updatedAt && longDate(updatedAt) },
  ]
  return (
    <Dialog title={title} onClose={onClose}>
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-[8rem_1fr]">
        {all.map(({ label, show }) => (
          <div key={label} className="grid gap-x-6 gap-y-0.5 sm:col-span-2 sm:grid-cols-subgrid">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="wrap-anywhere">{show(record) || '—'}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
