/** What came in lately, as charts. */
import { useQuery } from '@tanstack/react-query'
import { ChartCard } from '#app/office/dashboard/chart-card.tsx'
import { series } from '#app/office/dashboard/dashboard.calls.ts'
import { incoming, requests } from '#app/office/dashboard/figures.ts'
import { Button } from '#app/ui/button.tsx'
import { chosen, type Filter, TableFilter } from '#app/ui/data-table/table-filter.tsx'
import { useTableState } from '#app/ui/data-table/table-state.ts'

const period: Filter = {
  name: 'days',
  label: 'Period',
  options: [
    { value: '30', label: '30 days' },
    { value: '90', label: '90 days' },
  ],
}
const step: Filter = {
  name: 'by',
  label: 'Interval',
  options: [
    { value: 'day', label: 'Day' },
    { value: 'week', label: 'Week' },
  ],
}

export function Activity() {
  const state = useTableState(['days', 'by'])
  const by = chosen(step, state)
  const { data, isError, isFetching, refetch } = useQuery(series(chosen(period, state), by))
  return (
    <section aria-labelledby="activity">
      <div className="mb-3 flex flex-wrap items-center gap-x-6 gap-y-2">
        <h2 id="activity" className="mr-auto font-display text-xl font-semibold max-sm:w-full">
          Activity
        </h2>
        <TableFilter filter={period} state={state} />
        <TableFilter filter={step} state={state} />
      </div>
      {isError && !data ? (
        <div className="grid justify-items-center gap-3 rounded-lg border border-line bg-surface px-6 py-12 text-center">
          <p className="font-medium">The figures could not be loaded.</p>
          <Button pending={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      ) : (
        <div className="grid gap-4 xl:grid-cols-2">
          <ChartCard
            title="Enquiries, applications and leads"
            kind="lines"
            figures={incoming}
            steps={data}
            by={by}
          />
          <ChartCard
            title="Requests by status"
            kind="bars"
            figures={requests}
            steps={data}
            by={by}
          />
        </div>
      )}
    </section>
  )
}
