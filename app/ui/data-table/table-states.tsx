/** What stands in place of rows: not yet, not at all, none, none of that kind. */
import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'

/** Grey bars in the shape of the rows to come. */
export function SkeletonRows({ columns, rows }: { columns: string[]; rows: number }) {
  return Array.from({ length: rows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the bars are all alike and never change places
    <tr key={row} className="group">
      {columns.map((className, column) => (
        <td
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          key={column}
          className={`h-14 border-b border-line px-4 group-last:border-b-0 ${className}`}
        >
          <div className="h-3 w-full max-w-40 rounded-full bg-hover motion-safe:animate-pulse" />
        </td>
      ))}
    </tr>
  ))
}

type MessageRowProps = {
  columns: number
  title: string
  children: ReactNode
  action?: { label: string; onPress: () => void; pending?: boolean }
}

export function MessageRow({ columns, title, children, action }: MessageRowProps) {
  return (
    <tr>
      <td colSpan={columns} className="px-6 py-16 text-center">
        <p className="font-medium">{title}</p>
        <p className="mx-auto mt-1 max-w-prose text-sm text-pretty text-muted">{children}</p>
        {action && (
          <Button className="mt-4" pending={action.pending ?? false} onClick={action.onPress}>
            {action.label}
          </Button>
        )}
      </td>
    </tr>
  )
}
