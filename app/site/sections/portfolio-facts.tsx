import type { PortfolioView } from '#domain/portfolio/portfolio.contract.ts'

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

function dayOf(iso: string) {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return
  return <time dateTime={date.toISOString().slice(0, 10)}>{day.format(date)}</time>
}

/**
 * Client, date, category and technology; what isn't known is left out. A product has been ordered by nobody, and can be
 * had from its date on.
 */
export function PortfolioFacts({ item }: { item: PortfolioView }) {
  const isProject = item.type === 'project'
  const facts = [
    [isProject ? 'Client' : 'Made for', item.client],
    [isProject ? 'Date' : 'Available from', dayOf(item.date)],
    ['Category', item.category?.name],
    ['Technology', item.technology],
  ] as const
  return (
    <dl className="facts">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
