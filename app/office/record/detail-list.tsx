import type { ReactNode } from 'react'

/** One line of a record's details. */
export type Detail<View> = { label: string; show: (record: View) => ReactNode }

type DetailListProps<View> = { record: View; details: readonly Detail<View>[] }

/** What a record holds, as labels and values. */
export function DetailList<View>({ record, details }: DetailListProps<View>) {
  return (
    <dl className="grid content-start gap-x-6 gap-y-4 sm:grid-cols-[8rem_1fr]">
      {details.map(({ label, show }) => (
        <div key={label} className="grid gap-x-6 gap-y-0.5 sm:col-span-2 sm:grid-cols-subgrid">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="wrap-anywhere">{show(record) || '—'}</dd>
        </div>
      ))}
    </dl>
  )
}
