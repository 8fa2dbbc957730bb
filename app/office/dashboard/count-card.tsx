import { Link } from 'react-router'
import { NextIcon } from '#app/ui/icons.tsx'

type CountCardProps = {
  label: string
  /** The screen that lists what is counted. */
  path: string
  count: number | undefined
  hasFailed: boolean
}

export function CountCard({ label, path, count, hasFailed }: CountCardProps) {
  return (
    <Link
      to={path}
      className="group grid gap-1 rounded-lg border border-line bg-surface px-4 py-3 transition-colors hover:border-field"
    >
      <span className="flex items-center justify-between text-sm text-muted">
        {label}
        <span className="transition-transform group-hover:translate-x-0.5">
          <NextIcon />
        </span>
      </span>
      {count === undefined && hasFailed ? (
        <span className="text-sm/9 text-muted">Not known</span>
      ) : (
        <span className="text-3xl/9 font-semibold tabular-nums">{count ?? '…'}</span>
      )}
    </Link>
  )
}
