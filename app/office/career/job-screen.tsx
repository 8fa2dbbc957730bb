/** Open positions: the list, and what can be done with each. */
import { deleteJob, jobList } from '#app/office/career/job.calls.ts'
import { AddJob, EditJob } from '#app/office/career/job-forms.tsx'
import type { Detail } from '#app/office/record/detail-list.tsx'
import { NameCell, Prose } from '#app/office/record/details-parts.tsx'
import { RecordScreen } from '#app/office/record/record-screen.tsx'
import type { Column } from '#app/ui/data-table/columns.ts'
import type { JobView } from '#domain/career/job.contract.ts'

const columns: Column<JobView>[] = [
  {
    id: 'title',
    header: 'Title',
    value: ({ title }) => title,
    cell: ({ title, isActive }) => <NameCell name={title} isActive={isActive} />,
    isSearched: true,
    className: 'font-medium wrap-anywhere md:w-[30%]',
  },
  {
    id: 'description',
    header: 'Description',
    value: ({ description }) => description,
    cell: ({ description }) => (
      <span className="line-clamp-1" title={description}>
        {description}
      </span>
    ),
    isSearched: true,
    isSortable: false,
    from: 'md',
    className: 'text-muted wrap-anywhere',
  },
]

const details: Detail<JobView>[] = [
  { label: 'Title', show: ({ title }) => title },
  { label: 'Description', show: ({ description }) => <Prose>{description}</Prose> },
  { label: 'Company overview', show: ({ companyOverview }) => <Prose>{companyOverview}</Prose> },
  { label: 'Job role', show: ({ jobRole }) => <Lines lines={jobRole} /> },
  { label: 'Requirements', show: ({ requirements }) => <Lines lines={requirements} /> },
]

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-1 pl-4">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

export default function JobScreen() {
  return (
    <RecordScreen
      title="Careers"
      description="The open positions that the public site lists while they are active."
      area="career"
      noun={['job', 'jobs']}
      nameOf={({ title }) => title}
      list={jobList}
      columns={columns}
      searchPlaceholder="Search by Title......"
      whenEmpty="Add the first one, and the public site's Career page takes applications for it."
      details={details}
      add="Add Job"
      AddDialog={AddJob}
      EditDialog={EditJob}
      editIsFor="everyone"
      status={{ path: '/job/status', label: 'Job', of: (job) => job }}
      remove={{
        entity: 'job',
        call: deleteJob,
        success: 'Job deleted successfully',
        failure: 'Failed to delete job',
      }}
    />
  )
}
