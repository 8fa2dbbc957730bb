import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { recordColumns } from '#platform/database-columns.ts'

/** One setting of the site that differs from its default. */
export const settingTable = pgTable('setting', {
  ...recordColumns(),
  key: text('key').notNull().unique(),
  value: jsonb('value').notNull(),
})
