import { bigint, pgTable, text } from 'drizzle-orm/pg-core'

/** Counts the writes that public pages depend on, so that a cache knows when it is stale. */
export const contentVersionTable = pgTable('content_version', {
  name: text('name').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull(),
})
