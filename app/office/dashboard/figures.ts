/** What the charts show, figure by figure: names, colours and how to read them aloud. */
import type { SeriesView } from '#domain/dashboard/dashboard.contract.ts'

export type Figure = {
  label: string
  /** A colour of the theme, which has one for light and one for dark. */
  color: string
  /** Lengths of line and gap, which tell lines apart for those who can't by their colour. */
  dashes?: string
  of: (step: SeriesView) => number
}

export const incoming: Figure[] = [
  { label: 'Enquiries', color: 'var(--color-accent)', of: ({ enquiries }) => enquiries },
  {
    label: 'Applications',
    color: 'var(--color-focus)',
    dashes: '6 3',
    of: ({ applications }) => applications,
  },
  {
    label: 'Leads',
    color: 'var(--color-success)',
    dashes: '2 3',
    of: ({ leads }) => leads,
  },
]

export const requests: Figure[] = [
  { label: '2xx answered', color: 'var(--color-success)', of: ({ requests }) => requests['2xx'] },
  { label: '3xx redirected', color: 'var(--color-focus)', of: ({ requests }) => requests['3xx'] },
  { label: '4xx refused', color: 'var(--color-caution)', of: ({ requests }) => requests['4xx'] },
  { label: '5xx failed', color: 'var(--color-danger)', of: ({ requests }) => requests['5xx'] },
]

export const totalOf = ({ of }: Figure, steps: readonly SeriesView[]) =>
  steps.reduce((sum, step) => sum + of(step), 0)

const number = new Intl.NumberFormat('en-US')
export const inFigures = (value: number) => number.format(value)

const short = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** A day as an axis has room for: `Nov 21`. */
export const shortDay = (date: string) => short.format(new Date(date))

/** The totals in words. */
export const totalsOf = (figures: readonly Figure[], steps: readonly SeriesView[]): string =>
  figures.map((figure) => `${figure.label} ${inFigures(totalOf(figure, steps))}`).join(', ')

/** The busiest time in a sentence. */
export function busiestOf(
  figures: readonly Figure[],
  steps: readonly SeriesView[],
  by: string,
): string {
  const sumOf = (step: SeriesView) => figures.reduce((sum, { of }) => sum + of(step), 0)
  const busiest = steps.toSorted((a, b) => sumOf(b) - sumOf(a))[0]
  if (!busiest || sumOf(busiest) === 0) return 'Nothing came in during this time.'
  const day = shortDay(busiest.date)
  const when = by === 'week' ? `in the week of ${day}` : `on ${day}`
  return `Most came ${when}: ${inFigures(sumOf(busiest))}.`
}
