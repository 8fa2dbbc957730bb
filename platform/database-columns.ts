/** Columns that every kind of record has in common. */
import { randomUUIDv7 } from 'node:crypto'
import { boolean, integer, timestamp, uuid } from 'drizzle-orm/pg-core'

/** A point in time, stored in UTC with microseconds and read as a `Date`. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Primary key: a UUIDv7, so that ids sort by the time they were made. */
export const idColumn = () => uuid('id').primaryKey().$defaultFn(randomUUIDv7)

/**
 * What every record carries. `version` starts at 1 and is raised by each write, so that a stale
 * edit can be told from a fresh one.
 */
export const recordColumns = () => ({
  id: idColumn(),
  version: integer('version').notNull().default(1),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

/** What content has besides: whether the public sees it, and when it was put in the trash. */
export const contentColumns = () => ({
  ...recordColumns(),
  isActive: boolean('is_active').notNull().default(true),
  deletedAt: moment('deleted_at'),
})
