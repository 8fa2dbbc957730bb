/** Failed mails: what could not be sent, why, and another try. */
import { ageColumn } from '#app/office/incoming/columns.tsx'
import { IncomingScreen } from '#app/office/incoming/incoming-screen.tsx'
import { failedMailPage, retryMail } from '#app/office/mail/mail.calls.ts'
import { useRowWrite } from '#app/office/record/use-row-write.ts'
import type { Column } from '#app/ui/data-table/columns.ts'
import { RetryIcon } from '#app/ui/icons.tsx'
import { type FailedMailView, mailDays } from '#domain/mail/mail.contract.ts'

const columns: Column<FailedMailView>[] = [
  {
    id: 'to',
    header: 'To',
    cell: ({ to, subject, lastError }) => (
      <>
        <span className="font-medium">{to}</span>
        <span className="block text-muted">{subject}</span>
        <span className="line-clamp-2 md:hidden">{lastError}</span>
      </>
    ),
    className: 'max-md:py-2 wrap-anywhere md:w-[36%]',
  },
  {
    id: 'lastError',
    header: 'Last answer',
    cell: ({ lastError }) => (
      <span className="line-clamp-2" title={lastError}>
        {lastError || '—'}
      </span>
    ),
    from: 'md',
    className: 'wrap-anywhere',
  },
  {
    id: 'attempts',
    header: 'Attempts',
    cell: ({ attempts }) => attempts,
    from: 'lg',
    isNumber: true,
    className: 'w-24',
  },
  ageColumn,
]

export default function MailScreen() {
  const retry = useRowWrite<FailedMailView>({
    call: retryMail,
    invalidates: ['mail'],
    success: 'The mail will be sent again',
    failure: 'Failed to retry the mail',
  })
  return (
    <IncomingScreen
      title="Failed mails"
      description={`Mails that were given up after many attempts, or that their server refused for good, kept for ${mailDays} days. What they say stays hidden.`}
      isFor={({ isSuperAdmin }) => isSuperAdmin}
      noun={['failed mail', 'failed mails']}
      nameOf={({ to }) => `mail to ${to}`}
      list={({ page, search }) => failedMailPage({ page, search: search.trim() })}
      columns={columns}
      searchPlaceholder="Search by Recipient/Subject......"
      whenEmpty="Every mail has gone out, or is still being tried."
      rowActions={(record) => [
        {
          verb: 'Retry',
          icon: <RetryIcon />,
          onPress: () => retry(record),
        },
      ]}
    />
  )
}
