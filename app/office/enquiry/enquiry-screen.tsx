/** Enquiries: messages from the contact form and requests for quotations, in one inbox. */
import { nameIn, useColleagues } from '#app/office/enquiry/colleagues.ts'
import { enquiryPage, updateEnquiry } from '#app/office/enquiry/enquiry.calls.ts'
import { EnquiryDialog } from '#app/office/enquiry/enquiry-dialog.tsx'
import { kinds, senderOf, statuses } from '#app/office/enquiry/enquiry-words.ts'
import { ageColumn, Sender, senderWidth } from '#app/office/incoming/columns.tsx'
import { IncomingScreen } from '#app/office/incoming/incoming-screen.tsx'
import { knownIn, StateBadge, stateFilter } from '#app/office/incoming/states.tsx'
import { type Release, useRelease } from '#app/office/incoming/use-release.tsx'
import { handlesEnquiries } from '#app/office/session/permission.ts'
import type { Column } from '#app/ui/data-table/columns.ts'
import type { Filter, FilterOption } from '#app/ui/data-table/table-filter.tsx'
import type { EnquiryView } from '#domain/enquiry/enquiry.contract.ts'

/** What is quarantined stays out of sight until someone asks for it. */
const inbox = 'new,open,done'

const statusFilter = stateFilter({ name: 'status', label: 'Status', states: statuses }, 'Inbox')
const kindFilter = stateFilter({ name: 'kind', label: 'Kind', states: kinds })
const assigneeFilter = (colleagues: FilterOption[]): Filter => ({
  name: 'assignee',
  label: 'Assignee',
  options: [{ value: '', label: 'Anyone' }, { value: 'none', label: 'Nobody' }, ...colleagues],
})

const columnsWith = (colleagues: FilterOption[]): Column<EnquiryView>[] => [
  {
    id: 'sender',
    header: 'From',
    cell: ({ fullname, email }) => <Sender name={fullname} email={email} />,
    className: senderWidth,
  },
  {
    id: 'message',
    header: 'Message',
    cell: ({ message, product }) => (
      <>
        {product && <span className="block font-medium">{product.name}</span>}
        <span className={`text-muted ${product ? 'line-clamp-1' : 'line-clamp-2'}`}>
          {message || '—'}
        </span>
      </>
    ),
    from: 'md',
    className: 'wrap-anywhere',
  },
  {
    id: 'kind',
    header: 'Kind',
    cell: ({ kind }) => kinds[kind].label,
    from: 'xl',
    className: 'w-px',
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <StateBadge states={statuses} state={status} />,
    className: 'w-px',
  },
  {
    id: 'assignee',
    header: 'Assignee',
    cell: ({ assignee }) => (assignee ? nameIn(colleagues, assignee) : '—'),
    from: 'xl',
    className: 'w-28 wrap-anywhere',
  },
  ageColumn,
]

/** The address is whatever someone typed, and the server refuses what is no id. */
const assigneeIn = (value: string) => (/^(none|[\da-f-]{36})$/i.test(value) ? value : '')

export default function EnquiryScreen() {
  const colleagues = useColleagues()
  const release = useRelease(releaseOf)
  return (
    <IncomingScreen
      title="Enquiries"
      description="Messages from the contact form and requests for quotations. The newest come first."
      isFor={handlesEnquiries}
      noun={['enquiry', 'enquiries']}
      nameOf={senderOf}
      list={({ page, search, filter }) =>
        enquiryPage({
          page,
          search: search.trim(),
          status: knownIn(statuses, filter('status')) || inbox,
          kind: knownIn(kinds, filter('kind')),
          assignee: assigneeIn(filter('assignee')),
        })
      }
      columns={columnsWith(colleagues)}
      searchPlaceholder="Search by Name/Email/Message......"
      filters={[statusFilter, kindFilter, assigneeFilter(colleagues)]}
      whenEmpty="Messages from the public site arrive here. What looks like the work of a machine is kept apart, under the status Quarantined."
      Dialog={EnquiryDialog}
      rowActions={release}
    />
  )
}

/** Lets what was quarantined by mistake into the inbox. */
const releaseOf: Release<EnquiryView> = {
  isHeld: ({ status }) => status === 'quarantined',
  call: ({ _id, version }) => updateEnquiry(_id, version, { status: 'new' }),
  invalidates: ['enquiry'],
  success: 'Enquiry released to the inbox',
  failure: 'Failed to release enquiry',
}
