/** Newsletter: who asked for it, and who confirmed that. */
import { knownIn, optionsOf } from '#app/office/incoming/columns.tsx'
import { IncomingScreen } from '#app/office/incoming/incoming-screen.tsx'
import { exportConfirmed, subscriberPage } from '#app/office/newsletter/newsletter.calls.ts'
import { longDate } from '#app/office/record/dates.ts'
import { useDownload } from '#app/office/record/use-download.ts'
import { handlesEnquiries } from '#app/office/session/permission.ts'
import { Badge, type BadgeTone } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Column } from '#app/ui/data-table/columns.ts'
import type { Filter } from '#app/ui/data-table/table-filter.tsx'
import { DownloadIcon } from '#app/ui/icons.tsx'
import type { SubscriberView } from '#domain/newsletter/newsletter.contract.ts'

type Status = SubscriberView['status']

const labels: Record<Status, string> = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  unsubscribed: 'Unsubscribed',
}
const tones: Record<Status, BadgeTone> = {
  pending: 'caution',
  confirmed: 'success',
  unsubscribed: 'neutral',
}

const statusFilter: Filter = {
  name: 'status',
  label: 'Status',
  options: [{ value: '', label: 'All' }, ...optionsOf(labels)],
}

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
    cell: ({ status }) => <Badge tone={tones[status]}>{labels[status]}</Badge>,
    className: 'w-px md:w-48',
  },
  {
    id: 'createdAt',
    header: 'Subscribed',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{longDate(createdAt)}</time>,
    from: 'sm',
    className: 'text-muted md:w-52',
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
          status: knownIn(labels, filter('status')),
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
