/** What the lists of incoming records show alike. */
import { ageOf, longTime } from '#app/office/record/dates.ts'
import type { Column } from '#app/ui/data-table/columns.ts'

/** How long ago something came; its tooltip tells the moment. */
export function Age({ since }: { since: string }) {
  return (
    <time dateTime={since} title={longTime(since)} className="tabular-nums">
      {ageOf(since)}
    </time>
  )
}

export const ageColumn: Column<{ createdAt: string }> = {
  id: 'createdAt',
  header: 'Age',
  cell: ({ createdAt }) => <Age since={createdAt} />,
  from: 'sm',
  className: 'w-px whitespace-nowrap text-muted',
}

/** Whoever wrote, with their address under their name, each cut to the width of its column. */
export function Sender({ name, email }: { name: string; email: string }) {
  return (
    <>
      <span className="block truncate font-medium" title={name || email}>
        {name || email}
      </span>
      {name && (
        <span className="block truncate text-muted" title={email}>
          {email}
        </span>
      )}
    </>
  )
}

/** Classes of the column with the sender: all that the others leave, or a share of wide windows. */
export const senderWidth = 'w-full max-w-0 md:w-[28%]'
