/** What an open position is to callers and forms: its fields, limits and messages. Browser-safe. */
import * as z from 'zod'
import type { JobRow } from '#domain/career/job.store.ts'
import { contentShape, recordView, shown } from '#domain/record-view.ts'
import { text } from '#platform/text.ts'

export const jobLimits = { title: 120, prose: 2000, lines: 20, line: 300 } as const

const required = (max: number, label: string) =>
  text(`${label} is required`, max, `${label} cannot exceed ${max} characters`).min(
    1,
    `${label} is required`,
  )

const lines = (label: string) =>
  z
    .array(required(jobLimits.line, 'Each line'), `${label} must be a list of lines`)
    .min(1, `${label} needs at least one line`)
    .max(jobLimits.lines, `${label} cannot have more than ${jobLimits.lines} lines`)

/** The fields of a new position, in the order of the form. */
export const newJob = z.strictObject({
  title: required(jobLimits.title, 'Title'),
  description: required(jobLimits.prose, 'Description'),
  companyOverview: required(jobLimits.prose, 'Company overview'),
  jobRole: lines('Job role'),
  requirements: lines('Requirements'),
})

/** The fields of an edit; what is left out stays as it is. */
export const jobChanges = newJob.partial()

/** What a caller sees of a position. */
export const jobShape = contentShape.extend({
  title: z.string(),
  description: z.string(),
  companyOverview: z.string(),
  jobRole: z.array(z.string()),
  requirements: z.array(z.string()),
})
export type JobView = z.infer<typeof jobShape>
export const viewJob = (row: JobRow) => shown(jobShape, { ...row, ...recordView(row) })
