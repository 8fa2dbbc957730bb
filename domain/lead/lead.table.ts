import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { recordColumns } from '#platform/database-columns.ts'

/** A potential customer: an address left for the catalogue or with a request for a quotation. */
export const leadTable = pgTable(
  'lead',
  {
    ...recordColumns(),
    /** Lower case, so that the same visitor raises one count. */
    email: text('email').notNull(),
    visitCount: integer('visit_count').notNull().default(1),
    source: text('source', { enum: ['catalog', 'quotation'] }).notNull(),
  },
  (t) => [
    check('lead_source', sql`${t.source} in ('catalog', 'quotation')`),
    uniqueIndex('lead_email').on(t.email),
    index('lead_newest').on(t.createdAt, t.id),
  ],
)
