import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { applicationStatuses } from '#domain/career/application.contract.ts'
import { contentColumns, recordColumns } from '#platform/database-columns.ts'

/** An open position. */
export const jobTable = pgTable(
  'job',
  {
    ...contentColumns(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    companyOverview: text('company_overview').notNull(),
    jobRole: text('job_role').array().notNull(),
    requirements: text('requirements').array().notNull(),
  },
  (t) => [
    index('job_live').on(t.createdAt, t.id).where(sql`${t.deletedAt} is null`),
    index('job_trash').on(t.deletedAt).where(sql`${t.deletedAt} is not null`),
  ],
)

/** Someone's application for a job. The resume itself lies in private storage. */
export const applicationTable = pgTable(
  'application',
  {
    ...recordColumns(),
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobTable.id),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    phoneNumber: text('phone_number').notNull(),
    city: text('city').notNull().default(''),
    address: text('address').notNull().default(''),
    state: text('state').notNull().default(''),
    postalCode: text('postal_code').notNull().default(''),
    /** Key in private storage; never leaves the server. */
    resumeKey: text('resume_key').notNull(),
    resumeName: text('resume_name').notNull(),
    /** Bytes. */
    resumeSize: integer('resume_size').notNull(),
    status: text('status', { enum: applicationStatuses }).notNull().default('new'),
    /** Why it looks like the work of a machine; null where it doesn't. */
    quarantined: text('quarantined'),
    note: text('note').notNull().default(''),
  },
  (t) => [
    check(
      'application_status',
      sql`${t.status} in ('new', 'shortlisted', 'interview', 'offer', 'hired', 'rejected')`,
    ),
    index('application_newest').on(t.createdAt, t.id),
    index('application_job').on(t.jobId, t.createdAt, t.id),
    index('application_email').on(sql`lower(${t.email})`),
  ],
)
