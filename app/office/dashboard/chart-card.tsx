/** A chart with all that it says in words and figures beside it. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import {
  busiestOf,
  type Figure,
  inFigures,
  shortDay,
  totalOf,
  totalsOf,
} from '#app/office/dashboard/figures.ts'
import type { SeriesView } from '#domain/dashboard/dashboard.contract.ts'

/** What draws: large, so apart. Read like data, so that losing it costs no more than a chart. */
const drawing = queryOptions({
  queryKey: ['code', 'chart'],
  queryFn: async () => ({ Chart: (await import('#app/office/dashboard/chart.tsx')).default }),
  staleTime: Number.POSITIVE_INFINITY,
  // A browser remembers that a module could not be had until the page is loaded again.
  retry: false,
  refetchInterval: false,
})

type ChartCardProps = {
  title: string
  kind: 'lines' | 'bars'
  figures: readonly Figure[]
  /** Undefined until they are there. */
  steps: readonly SeriesView[] | undefined
  by: string
}

export function ChartCard({ title, kind, figures, steps, by }: ChartCardProps) {
  const id = useId()
  const { data: code, isError } = useQuery(drawing)
  const isEmpty = steps?.every((step) => figures.every(({ of }) => of(step) === 0))
  return (
    <figure
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-summary`}
      className="grid min-w-0 content-start gap-2 rounded-lg border border-line bg-surface p-4"
    >
      <figcaption className="grid gap-1">
        <h3 id={`${id}-title`} className="font-medium">
          {title}
        </h3>
        <p id={`${id}-summary`} className="text-sm text-muted">
          {/* Whoever sees the chart has them below it. */}
          {steps && !isEmpty && <span className="sr-only">{totalsOf(figures, steps)}. </span>}
          {steps ? busiestOf(figures, steps, by) : 'Loading…'}
        </p>
      </figcaption>
      {/* The chart learns of a new width a moment late; the page must not scroll for it. */}
      <div aria-hidden="true" className="h-48 overflow-x-clip text-xs">
        {(isEmpty || (isError && !code)) && (
          <p className="grid h-full place-items-center rounded-md border border-dashed border-line text-sm text-muted">
            {isEmpty ? 'Nothing yet' : 'The chart could not be loaded. Its figures are below.'}
          </p>
        )}
        {steps && !isEmpty && code && <code.Chart {...{ kind, figures, steps }} />}
      </div>
      <ul aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-1 text-xs">
        {figures.map((figure) => (
          <li key={figure.label} className="flex items-center gap-2">
            {kind === 'bars' ? (
              <svg aria-hidden="true" viewBox="0 0 8 8" className="size-2">
                <rect width="8" height="8" rx="1" fill={figure.color} />
              </svg>
            ) : (
              <svg aria-hidden="true" viewBox="0 0 20 8" className="h-2 w-5">
                <path
                  d="M0 4h20"
                  stroke={figure.color}
                  strokeWidth="2"
                  strokeDasharray={figure.dashes}
                />
              </svg>
            )}
            <span className="text-muted">{figure.label}</span>
            <span className="font-medium tabular-nums">
              {steps && inFigures(totalOf(figure, steps))}
            </span>
          </li>
        ))}
      </ul>
      {steps && !isEmpty && <FigureTable {...{ title, figures, steps, by }} />}
    </figure>
  )
}

type FigureTableProps = Required<Pick<ChartCardProps, 'title' | 'figures' | 'by'>> & {
  steps: readonly SeriesView[]
}

/** The same figures to be read one by one. */
function FigureTable({ title, figures, steps, by }: FigureTableProps) {
  return (
    <details className="text-sm">
      <summary className="w-fit rounded-sm pointer-coarse:py-3 text-muted underline-offset-4 hover:text-ink hover:underline">
        Show as a table<span className="sr-only">: {title}</span>
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard */}
      <section tabIndex={0} aria-label={title} className="mt-2 max-h-72 overflow-auto">
        <table className="w-full tabular-nums">
          <thead>
            <tr>
              {[by === 'week' ? 'Week of' : 'Day', ...figures.map(({ label }) => label)].map(
                (header) => (
                  <th
                    key={header}
                    scope="col"
                    className="sticky top-0 bg-sunken px-3 py-1.5 text-right text-xs font-medium text-muted first:text-left"
                  >
                    {header}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {steps.map((step) => (
              <tr key={step.date}>
                <th scope="row" className="border-b border-line px-3 py-1 text-left font-normal">
                  {shortDay(step.date)}
                </th>
                {figures.map(({ label, of }) => (
                  <td key={label} className="border-b border-line px-3 py-1 text-right">
                    {inFigures(of(step))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
