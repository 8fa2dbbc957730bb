import { customType, pgTable, text } from 'drizzle-orm/pg-core'
import { recordColumns } from '#platform/database-columns.ts'

/**
 * Any JSON value. Drizzle's own `jsonb` parses a second time what the driver has parsed already, and
 * so turns the text "42" into a number.
 */
const json = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
})

/** One setting of the site that differs from its default. */
export const settingTable = pgTable('setting', {
  ...recordColumns(),
  key: text('key').notNull().unique(),
  value: json('value').notNull(),
})
