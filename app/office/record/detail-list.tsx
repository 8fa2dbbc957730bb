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
    <dl className="grid grid-cols-[6rem_minmax(0,1fr)] content-start gap-x-4 gap-y-3 text-sm sm:grid-cols-[7.5rem_minmax(0,1fr)] sm:gap-x-6">
      {details.map(({ label, show, isWide }) => (
        <div key={label} className="col-span-2 grid grid-cols-subgrid gap-y-1">
          <dt className="text-muted">{label}</dt>
          <dd className={`text-pretty wrap-anywhere ${isWide ? 'col-span-2' : ''}`}>
            {show(record) || '—'}
          </dd>
        </div>
      ))}
    </dl>
  )
}
