import { sql } from 'drizzle-orm'
import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { contentColumns } from '#platform/database-columns.ts'

/** A group of services, and what projects and products are filed under. */
export const categoryTable = pgTable(
  'category',
  {
    ...contentColumns(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    /** Media path of the icon, `/media/…`. */
    icon: text('icon').notNull(),
  },
  (t) => [
    index('category_live').on(t.createdAt, t.id).where(sql`${t.deletedAt} is null`),
    index('category_trash').on(t.deletedAt).where(sql`${t.deletedAt} is not null`),
  ],
)

export type CategoryRow = typeof categoryTable.$inferSelect
