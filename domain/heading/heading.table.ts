import { pgTable, text } from 'drizzle-orm/pg-core'
import { recordColumns } from '#platform/database-columns.ts'

/** The alert heading. The table holds one row. */
export const headingTable = pgTable('heading', {
  ...recordColumns(),
  textField: text('text_field').notNull(),
})
