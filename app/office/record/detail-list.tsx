import type { ReactNode } from 'react'

/** One line of a record's details. */
export type Detail<View> = {
  label: string
  show: (record: View) => ReactNode
  /** Stands below its label in all of the width, as tables do. */
  isWide?: boolean
}

type DetailListProps<View> = { record: View; details: readonly Detail<View>[] }

/** What a record holds, as labels and values. */
export function DetailList<View>({ record, details }: DetailListProps<View>) {
  return (
    <dl className="grid content-start gap-x-6 gap-y-3 text-sm sm:grid-cols-[7.5rem_minmax(0,1fr)]">
      {details.map(({ label, show, isWide }) => (
        <div key={label} className="grid gap-x-6 gap-y-0.5 sm:col-span-2 sm:grid-cols-subgrid">
          <dt className="text-muted">{label}</dt>
          <dd className={`wrap-anywhere ${isWide ? 'sm:col-span-2' : ''}`}>
            {show(record) || '—'}
          </dd>
        </div>
      ))}
    </dl>
  )
}
