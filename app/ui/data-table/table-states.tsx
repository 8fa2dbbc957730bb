/** What stands in place of rows: not yet, not at all, none, none of that kind. */
import { cellRoom } from '#app/ui/data-table/columns.ts'
import { StateMessage, type StateMessageProps } from '#app/ui/state-message.tsx'

/** Grey bars in the shape of the rows to come. */
export function SkeletonRows({ columns, rows }: { columns: string[]; rows: number }) {
  return Array.from({ length: rows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the bars are all alike and never change places
    <tr key={row} className="group">
      {columns.map((className, column) => (
        <td
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          key={column}
          className={`h-row ${cellRoom} border-b border-line group-last:border-b-0 ${className}`}
        >
          <div className="h-3 w-full max-w-40 rounded-full bg-hover motion-safe:animate-pulse" />
        </td>
      ))}
    </tr>
  ))
}

/** A message across all columns. */
export function MessageRow({ columns, ...message }: StateMessageProps & { columns: number }) {
  return (
    <tr>
      <td colSpan={columns}>
        <StateMessage {...message} />
      </td>
    </tr>
  )
}
