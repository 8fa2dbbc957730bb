import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  pgSequence,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { categoryTable } from '#domain/category/category.table.ts'
import { contentColumns } from '#platform/database-columns.ts'

/** Numbers behind PRJ-0001 and PRD-0001. A sequence never gives one out twice, not even after a rollback. */
export const projectNumber = pgSequence('project_number')
export const productNumber = pgSequence('product_number')

/** A project or a product: both are items of the portfolio and differ by `type`. */
export const portfolioTable = pgTable(
  'portfolio',
  {
    ...contentColumns(),
    type: text('type', { enum: ['project', 'product'] }).notNull(),
    /** Counts within its type; shown as PRJ-0001 or PRD-0001. */
    number: integer('number').notNull(),
    slug: text('slug').notNull(),
    categoryId: uuid('category_id')
      .notNull()
      .references(() => categoryTable.id),
    name: text('name').notNull(),
    client: text('client').notNull(),
    technology: text('technology').notNull(),
    url: text('url').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    description: text('description').notNull(),
    /** Media paths, the cover first. */
    image: text('image').array().notNull(),
  },
  (t) => [
    check('portfolio_type', sql`${t.type} in ('project', 'product')`),
    uniqueIndex('portfolio_slug').on(t.slug),
    uniqueIndex('portfolio_number').on(t.type, t.number),
    index('portfolio_live').on(t.type, t.createdAt, t.id).where(sql`${t.deletedAt} is null`),
    // One for each order of its own columns that a list can be asked for.
    index('portfolio_name')
      .on(t.type, sql`lower(${t.name})`, t.createdAt, t.id)
      .where(sql`${t.deletedAt} is null`),
    index('portfolio_date')
      .on(t.type, t.date, t.createdAt, t.id)
      .where(sql`${t.deletedAt} is null`),
    index('portfolio_trash').on(t.deletedAt).where(sql`${t.deletedAt} is not null`),
    index('portfolio_category').on(t.categoryId),
  ],
)
