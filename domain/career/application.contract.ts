/** What a job application is to callers and forms: its fields, limits and messages. Browser-safe. */
import * as z from 'zod'
import {
  applicantMessages,
  maxResumeBytes,
  resumeMessages,
} from '#domain/career/application.checks.ts'
import type { ApplicationRow } from '#domain/career/application.store.ts'
import { pageQuery } from '#domain/paging.ts'
import { recordShape, recordView, shown } from '#domain/record-view.ts'
import { longestSearch } from '#platform/list-limits.ts'
import { emailFormat, isEmailAddress, withPlainHost } from '#platform/mail/email-address.ts'
import { text } from '#platform/text.ts'

const required = (message: string, max: number) => text(message, max).min(1, message)
const optional = (max: number) => text('Please fill in this field', max).default('')
export const jobNotOpen = 'This job is no longer open'

/** The file of an application, of any type. Other files are ignored, as other fields are. */
export const oneResume = {
  maxFiles: 1,
  maxFileBytes: maxResumeBytes,
  tooLarge: resumeMessages.tooLarge,
  names: ['resume'],
  ignoresOthers: true,
}

/** A post of the application form, besides its file. Fields that it doesn't know are ignored. */
export const newApplication = z.object({
  firstName: required(applicantMessages.firstName, 100),
  lastName: required(applicantMessages.lastName, 100),
  yourEmail: text(applicantMessages.yourEmail)
    .refine(isEmailAddress, applicantMessages.yourEmail)
    .meta(emailFormat)
    .transform(withPlainHost),
  phoneNumber: required(applicantMessages.phoneNumber, 40),
  city: optional(100),
  address: optional(300),
  state: optional(100),
  postalCode: optional(20),
  jobId: z.uuid(jobNotOpen),
})

/** The stages of an application, in order. */
export const applicationStatuses = [
  'new',
  'shortlisted',
  'interview',
  'offer',
  'hired',
  'rejected',
] as const

const status = z.enum(
  applicationStatuses,
  'Status must be new, shortlisted, interview, offer, hired or rejected',
)

/** The parameters of the list; without them, all applications. */
export const applicationQuery = pageQuery.extend({
  jobId: z.uuid('jobId must be the _id of a job').optional(),
  status: status.optional(),
  search: text('Search must be text', longestSearch)
    .default('')
    .meta({ description: 'Found in the whole name, e-mail or phone number, whatever its case' }),
})
export type ApplicationFilter = z.output<typeof applicationQuery>

/** What staff may change of an application; what is left out stays as it is. */
export const applicationChanges = z.strictObject({
  status: status.optional(),
  note: text('Note must be text', 2_000).optional(),
})

/** What staff see of an application. */
export const applicationShape = recordShape.extend({
  firstName: z.string(),
  lastName: z.string(),
  yourEmail: z.string(),
  phoneNumber: z.string(),
  city: z.string(),
  address: z.string(),
  state: z.string(),
  postalCode: z.string(),
  resume: z.object({ name: z.string(), size: z.int().meta({ description: 'Bytes' }) }),
  jobId: z.object({ _id: z.uuid(), title: z.string() }),
  status: z.enum(applicationStatuses),
  note: z.string(),
  quarantined: z
    .string()
    .optional()
    .meta({ description: 'Why this looks like the work of a machine; absent where it does not' }),
})
export type ApplicationView = z.infer<typeof applicationShape>
export const viewApplication = (row: ApplicationRow) =>
  shown(applicationShape, {
    ...row,
    ...recordView(row),
    yourEmail: row.email,
    resume: { name: row.resumeName, size: row.resumeSize },
    jobId: { _id: row.jobId, title: row.jobTitle },
    quarantined: row.quarantined ?? undefined,
  })
