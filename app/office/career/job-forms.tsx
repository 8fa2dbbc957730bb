/** The forms to add and to edit an open position. */
import * as z from 'zod'
import { createJob, jobList, updateJob } from '#app/office/career/job.calls.ts'
import { AddDialog } from '#app/office/record/add-dialog.tsx'
import { EditDialog } from '#app/office/record/edit-dialog.tsx'
import type { FormField } from '#app/office/record/form-field.ts'
import { type JobView, jobLimits, newJob } from '#domain/career/job.contract.ts'

/** A list as it is typed: one entry a line, empty lines left out. */
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const asLines = <List extends z.ZodType<string[], string[]>>(list: List) =>
  z.string().transform((text, check): string[] => {
    const checked = list.safeParse(linesOf(text))
    if (checked.success) return checked.data
    check.addIssue({ code: 'custom', message: checked.error.issues[0]?.message ?? '' })
    return z.NEVER
  })

const schema = newJob.extend({
  jobRole: asLines(newJob.shape.jobRole),
  requirements: asLines(newJob.shape.requirements),
})
type Values = z.input<typeof schema>

const prose = { kind: 'textarea', max: jobLimits.prose, rows: 4 } as const
const lines = { kind: 'lines', hint: `One a line, at most ${jobLimits.lines}` } as const

const fields: FormField<Values>[] = [
  { kind: 'text', name: 'title', label: 'Title' },
  { ...prose, name: 'description', label: 'Description' },
  { ...prose, name: 'companyOverview', label: 'Company overview' },
  { ...lines, name: 'jobRole', label: 'Job role' },
  { ...lines, name: 'requirements', label: 'Requirements' },
]

const empty: Values = {
  title: '',
  description: '',
  companyOverview: '',
  jobRole: '',
  requirements: '',
}

const valuesOf = (job: JobView): Values => ({
  title: job.title,
  description: job.description,
  companyOverview: job.companyOverview,
  jobRole: job.jobRole.join('\n'),
  requirements: job.requirements.join('\n'),
})

export function AddJob({ onClose }: { onClose: () => void }) {
  return (
    <AddDialog
      title="Add Job"
      schema={schema}
      empty={empty}
      fields={fields}
      call={createJob}
      invalidates={jobList.queryKey}
      success="Job added successfully!"
      failure="Failed to add job"
      onClose={onClose}
    />
  )
}

export function EditJob({ record, onClose }: { record: JobView; onClose: () => void }) {
  return (
    <EditDialog
      title={`Edit ${record.title}`}
      submit="Update Job"
      record={record}
      valuesOf={valuesOf}
      schema={schema}
      fields={fields}
      call={({ values, version }) => updateJob(record._id, version, values)}
      invalidates={jobList.queryKey}
      success="Job updated successfully!"
      failure="Failed to update job"
      onClose={onClose}
    />
  )
}
