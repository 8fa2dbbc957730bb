/** What came in lately, as charts. */
import { useQuery } from '@tanstack/react-query'
import { ChartCard } from '#app/office/dashboard/chart-card.tsx'
import { series } from '#app/office/dashboard/dashboard.calls.ts'
import { incoming, requests } from '#app/office/dashboard/figures.ts'
import { chosen, type Filter, TableFilter } from '#app/ui/data-table/table-filter.tsx'
import { useTableState } from '#app/ui/data-table/table-state.ts'
import { WarningIcon } from '#app/ui/icons.tsx'
import { StateMessage } from '#app/ui/state-message.tsx'

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
  // They narrow down no list: that of the leads, in the same address, stays on its page.
  const state = useTableState()
  const by = chosen(step, state)
  const { data, isError, isFetching, refetch } = useQuery(series(chosen(period, state), by))
  return (
    <section aria-labelledby="activity">
      <div className="mb-2 flex flex-wrap items-end gap-x-5 gap-y-2 sm:items-center">
        <h2 id="activity" className="mr-auto text-lg font-semibold max-sm:w-full">
          Activity
        </h2>
        <TableFilter filter={period} state={state} />
        <TableFilter filter={step} state={state} />
      </div>
      {isError && !data ? (
        <div className="rounded-lg border border-line bg-surface">
          <StateMessage
            icon={<WarningIcon />}
            title="The figures could not be loaded."
            action={{ label: 'Try again', onPress: () => void refetch(), pending: isFetching }}
          />
        </div>
      ) : (
        <div className="grid gap-3 xl:grid-cols-2">
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
