/**
 * The dashboard: what staff should know, how much there is of what, what came in lately, and who
 * asked for more.
 */
import { useQuery } from '@tanstack/react-query'
import { Activity } from '#app/office/dashboard/activity.tsx'
import { AlertBar } from '#app/office/dashboard/alert-bar.tsx'
import { CountCard } from '#app/office/dashboard/count-card.tsx'
import { counts } from '#app/office/dashboard/dashboard.calls.ts'
import { LeadTable } from '#app/office/dashboard/lead-table.tsx'
import type { Counts } from '#domain/dashboard/dashboard.contract.ts'

const cards: { label: string; path: string; count: (counts: Counts) => number }[] = [
  {
    label: 'Total Categories',
    path: '/admin/category',
    count: ({ categoryCount }) => categoryCount,
  },
  {
    label: 'Services',
    path: '/admin/service',
    count: ({ totalServiceCount }) => totalServiceCount,
  },
  {
    label: 'Projects',
    path: '/admin/projects',
    count: ({ totalProjectCount }) => totalProjectCount,
  },
  {
    label: 'Total Products',
    path: '/admin/products',
    count: ({ activeProductCount, inActiveProductCount }) =>
      activeProductCount + inActiveProductCount,
  },
]

export default function DashboardScreen() {
  const { data, isError } = useQuery(counts)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <title>Dashboard · Darya Studio</title>
      <AlertBar />
      <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {cards.map(({ label, path, count }) => (
          <CountCard
            key={path}
            label={label}
            path={path}
            count={data && count(data)}
            hasFailed={isError}
          />
        ))}
      </div>
      <Activity />
      <LeadTable />
    </div>
  )
}
