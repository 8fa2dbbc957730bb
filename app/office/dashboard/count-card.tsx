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
      className="group grid gap-3 rounded-lg border border-line bg-surface p-4 transition-colors hover:border-field sm:p-5"
    >
      <span className="flex items-center justify-between text-sm text-muted">
        {label}
        <span className="transition-transform group-hover:translate-x-0.5">
          <NextIcon />
        </span>
      </span>
      <span className="font-display text-4xl font-semibold tabular-nums">
        {count ?? (hasFailed ? 'Not known' : '…')}
      </span>
    </Link>
  )
}
