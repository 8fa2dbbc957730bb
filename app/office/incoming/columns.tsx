/** What the lists of incoming records show alike. */
import { ageOf, longTime } from '#app/office/record/dates.ts'
import type { Column } from '#app/ui/data-table/columns.ts'
import type { FilterOption } from '#app/ui/data-table/table-filter.tsx'

/** How long ago something came; its tooltip tells the moment. */
export function Age({ since }: { since: string }) {
  return (
    <time dateTime={since} title={longTime(since)} className="whitespace-nowrap tabular-nums">
      {ageOf(since)}
    </time>
  )
}

export const ageColumn: Column<{ createdAt: string }> = {
  id: 'createdAt',
  header: 'Age',
  cell: ({ createdAt }) => <Age since={createdAt} />,
  from: 'sm',
  className: 'md:w-28 text-muted',
}

/** Whoever wrote, with their address under their name. */
export function Sender({ name, email }: { name: string; email: string }) {
  return (
    <>
      <span className="font-medium">{name || email}</span>
      {name && <span className="block text-muted">{email}</span>}
    </>
  )
}

/** One choice of a filter or form for each status, by the name that people read. */
export const optionsOf = <Status extends string>(labels: Record<Status, string>) =>
  Object.entries<string>(labels).map(([value, label]): FilterOption => ({ value, label }))

/** `status` where it is one that `labels` names: an address holds whatever someone typed. */
export const knownIn = (labels: Record<string, string>, status: string) =>
  Object.hasOwn(labels, status) ? status : ''
