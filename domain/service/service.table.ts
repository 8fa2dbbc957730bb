import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { categoryTable } from '#domain/category/category.table.ts'
import { contentColumns } from '#platform/database-columns.ts'

/** One thing the agency offers, within a category. */
export const serviceTable = pgTable(
  'service',
  {
    ...contentColumns(),
    categoryId: uuid('category_id')
      .notNull()
      .references(() => categoryTable.id),
    name: text('name').notNull(),
    description: text('description').notNull(),
    approach: text('approach').notNull(),
    benefits: text('benefits').notNull(),
    /** `#RRGGBB`. */
    color: text('color').notNull(),
    workUrl: text('work_url').notNull(),
    /** Media path of the square icon, `/media/…`. */
    icon: text('icon').notNull(),
    features: jsonb('features').$type<{ name: string; description: string }[]>().notNull(),
  },
  (t) => [
    index('service_live').on(t.createdAt, t.id).where(sql`${t.deletedAt} is null`),
    index('service_trash').on(t.deletedAt).where(sql`${t.deletedAt} is not null`),
    index('service_category').on(t.categoryId),
  ],
)
