import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { portfolioTable } from '#domain/portfolio/portfolio.table.ts'
import { staffTable } from '#domain/staff/staff.table.ts'
import { recordColumns } from '#platform/database-columns.ts'

/** A message from the contact form, or a request for a quotation on a product. */
export const enquiryTable = pgTable(
  'enquiry',
  {
    ...recordColumns(),
    kind: text('kind', { enum: ['contact', 'quotation'] }).notNull(),
    fullname: text('fullname').notNull().default(''),
    phone: text('phone').notNull().default(''),
    email: text('email').notNull(),
    address: text('address').notNull().default(''),
    message: text('message').notNull().default(''),
    productId: uuid('product_id').references(() => portfolioTable.id),
    status: text('status', { enum: ['new', 'open', 'done', 'quarantined'] })
      .notNull()
      .default('new'),
    assigneeId: uuid('assignee_id').references(() => staffTable.id),
    note: text('note').notNull().default(''),
  },
  (t) => [
    check('enquiry_kind', sql`${t.kind} in ('contact', 'quotation')`),
    check('enquiry_status', sql`${t.status} in ('new', 'open', 'done', 'quarantined')`),
    index('enquiry_newest').on(t.createdAt, t.id),
    index('enquiry_status_newest').on(t.status, t.createdAt, t.id),
    index('enquiry_email').on(sql`lower(${t.email})`),
  ],
)
