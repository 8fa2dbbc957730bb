/** Newsletter: who asked for it, and who confirmed that. */
import { IncomingScreen } from '#app/office/incoming/incoming-screen.tsx'
import { knownIn, StateBadge, type States, stateFilter } from '#app/office/incoming/states.tsx'
import { exportConfirmed, subscriberPage } from '#app/office/newsletter/newsletter.calls.ts'
import { longDate } from '#app/office/record/dates.ts'
import { useDownload } from '#app/office/record/use-download.ts'
import { handlesEnquiries } from '#app/office/session/permission.ts'
import { Button } from '#app/ui/button.tsx'
import type { Column } from '#app/ui/data-table/columns.ts'
import { DownloadIcon } from '#app/ui/icons.tsx'
import type { SubscriberView } from '#domain/newsletter/newsletter.contract.ts'

const statuses: States<SubscriberView['status']> = {
  pending: { label: 'Pending', tone: 'caution' },
  confirmed: { label: 'Confirmed', tone: 'success' },
  unsubscribed: { label: 'Unsubscribed', tone: 'neutral' },
}
const statusFilter = stateFilter({ name: 'status', label: 'Status', states: statuses })

const columns: Column<SubscriberView>[] = [
  {
    id: 'subscriberEmail',
    header: 'Email',
    cell: ({ subscriberEmail }) => subscriberEmail,
    className: 'font-medium wrap-anywhere',
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <StateBadge states={statuses} state={status} />,
    className: 'w-px md:w-36 lg:w-48',
  },
  {
    id: 'createdAt',
    header: 'Subscribed',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{longDate(createdAt)}</time>,
    from: 'sm',
    className: 'text-muted whitespace-nowrap md:w-44 lg:w-52',
  },
]

export default function NewsletterScreen() {
  const download = useDownload(exportConfirmed)
  return (
    <IncomingScreen
      title="Newsletter"
      description="Who asked for the newsletter on the public site. Only those who confirmed may be written to."
      isFor={handlesEnquiries}
      noun={['subscriber', 'subscribers']}
      nameOf={({ subscriberEmail }) => subscriberEmail}
      list={({ page, search, filter }) =>
        subscriberPage({
          page,
          search: search.trim(),
          status: knownIn(statuses, filter('status')),
        })
      }
      columns={columns}
      searchPlaceholder="Search by Email......"
      filters={[statusFilter]}
      whenEmpty="Whoever leaves an address at the foot of the public site is listed here."
      action={
        <Button pending={download.isPending} onClick={() => download.mutate()}>
          <DownloadIcon />
          Export confirmed
        </Button>
      }
    />
  )
}
