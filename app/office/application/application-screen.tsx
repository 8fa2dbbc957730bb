/** Applications: who wants to work here, and how far each has come. */
import { useQuery } from '@tanstack/react-query'
import { applicantOf } from '#app/office/application/applicant.ts'
import {
  applicationPage,
  releaseApplication,
  saveResume,
} from '#app/office/application/application.calls.ts'
import { ApplicationDialog } from '#app/office/application/application-dialog.tsx'
import { stages } from '#app/office/application/stages.ts'
import { jobList } from '#app/office/career/job.calls.ts'
import { ageColumn, Sender, senderWidth } from '#app/office/incoming/columns.tsx'
import { IncomingScreen } from '#app/office/incoming/incoming-screen.tsx'
import { knownIn, StateBadge, stateFilter } from '#app/office/incoming/states.tsx'
import { type Release, useRelease } from '#app/office/incoming/use-release.tsx'
import { useDownload } from '#app/office/record/use-download.ts'
import { handlesApplications } from '#app/office/session/permission.ts'
import { Badge } from '#app/ui/badge.tsx'
import type { Column } from '#app/ui/data-table/columns.ts'
import type { Filter } from '#app/ui/data-table/table-filter.tsx'
import { DownloadIcon } from '#app/ui/icons.tsx'
import type { ApplicationView } from '#domain/career/application.contract.ts'

const stageFilter = stateFilter({ name: 'status', label: 'Stage', states: stages })

/** Whoever has moved it on has looked at it. */
const isSuspicious = ({ status, quarantined }: ApplicationView) =>
  quarantined !== undefined && status === 'new'

const releaseOf: Release<ApplicationView> = {
  isHeld: isSuspicious,
  call: releaseApplication,
  invalidates: ['application'],
  success: 'Application released, and its mails are on their way',
  failure: 'Failed to release application',
}

const columns: Column<ApplicationView>[] = [
  {
    id: 'applicant',
    header: 'Applicant',
    cell: (record) => <Sender name={applicantOf(record)} email={record.yourEmail} />,
    className: senderWidth,
  },
  {
    id: 'job',
    header: 'Job',
    cell: ({ jobId }) => jobId.title,
    from: 'md',
    className: 'wrap-anywhere',
  },
  {
    id: 'status',
    header: 'Stage',
    cell: (record) => (
      <span className="inline-flex flex-wrap gap-1.5">
        <StateBadge states={stages} state={record.status} />
        {isSuspicious(record) && <Badge tone="danger">Suspicious</Badge>}
      </span>
    ),
    className: 'w-px',
  },
  ageColumn,
]

/** The address is whatever someone typed, and the server refuses what is no id. */
const idIn = (value: string) => (/^[\da-f-]{36}$/i.test(value) ? value : '')

export default function ApplicationScreen() {
  const { data: jobs = [] } = useQuery(jobList)
  const download = useDownload(saveResume)
  const release = useRelease(releaseOf)
  const jobFilter: Filter = {
    name: 'jobId',
    label: 'Job',
    options: [
      { value: '', label: 'All' },
      ...jobs.map(({ _id, title }) => ({ value: _id, label: title })),
    ],
  }
  return (
    <IncomingScreen
      title="Applications"
      description="Who applied for an open position on the public site. The newest come first."
      isFor={handlesApplications}
      noun={['application', 'applications']}
      nameOf={applicantOf}
      list={({ page, search, filter }) =>
        applicationPage({
          page,
          search: search.trim(),
          status: knownIn(stages, filter('status')),
          jobId: idIn(filter('jobId')),
        })
      }
      columns={columns}
      searchPlaceholder="Search by Name/Email/Phone......"
      filters={[jobFilter, stageFilter]}
      whenEmpty="Applications from the public site's Career page arrive here, with their resumes."
      Dialog={ApplicationDialog}
      rowActions={(record) => [
        ...release(record),
        {
          verb: 'Download the resume of',
          icon: <DownloadIcon />,
          onPress: () => download.mutate(record),
        },
      ]}
    />
  )
}
