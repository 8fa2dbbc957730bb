/** The drawing of a chart; a chunk of its own, as the library is larger than all of a screen. */
import type { ReactElement } from 'react'
import {
  Bar,
  BarChart,
  CartesianGrid,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { type Figure, inFigures, shortDay } from '#app/office/dashboard/figures.ts'
import type { SeriesView } from '#domain/dashboard/dashboard.contract.ts'

type ChartProps = {
  kind: 'lines' | 'bars'
  figures: readonly Figure[]
  steps: readonly SeriesView[]
}

const margin = { top: 8, right: 8, bottom: 0, left: 0 }
const tick = { fill: 'var(--color-muted)' }

export default function Chart({ kind, figures, steps }: ChartProps): ReactElement {
  const common = { data: [...steps], margin, accessibilityLayer: false }
  const axes = [
    <CartesianGrid key="grid" vertical={false} stroke="var(--color-line)" />,
    <XAxis
      key="x"
      dataKey="date"
      tickFormatter={shortDay}
      tick={tick}
      tickLine={false}
      axisLine={{ stroke: 'var(--color-field)' }}
      minTickGap={24}
    />,
    <YAxis
      key="y"
      allowDecimals={false}
      tick={tick}
      tickLine={false}
      axisLine={false}
      width={44}
      tickFormatter={inFigures}
    />,
    <Tooltip key="tooltip" content={<Hint />} isAnimationActive={false} />,
  ]
  return (
    <ResponsiveContainer width="100%" height="100%">
      {kind === 'lines' ? (
        <LineChart {...common}>
          {axes}
          {figures.map(({ label, color, dashes, of }) => (
            <Line
              key={label}
              name={label}
              dataKey={of}
              stroke={color}
              strokeWidth={2}
              strokeDasharray={dashes ?? ''}
              dot={false}
              isAnimationActive={false}
            />
          ))}
        </LineChart>
      ) : (
        <BarChart {...common}>
          {axes}
          {figures.map(({ label, color, of }) => (
            <Bar
              key={label}
              name={label}
              dataKey={of}
              stackId="all"
              fill={color}
              isAnimationActive={false}
            />
          ))}
        </BarChart>
      )}
    </ResponsiveContainer>
  )
}

type HintProps = {
  active?: boolean
  label?: string
  payload?: { name: string; value: number }[]
}

/** The figures of the day or week under the pointer. */
function Hint({ active, label, payload }: HintProps) {
  if (!active || label === undefined) return null
  return (
    <div className="rounded-md border border-line bg-raised px-3 py-2 shadow-raised">
      <p className="mb-1 font-medium">{shortDay(label)}</p>
      {payload?.map(({ name, value }) => (
        <p key={name} className="flex justify-between gap-4 text-muted">
          {name}
          <span className="tabular-nums text-ink">{inFigures(value)}</span>
        </p>
      ))}
    </div>
  )
}
