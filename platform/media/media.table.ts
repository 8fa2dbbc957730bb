import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '#platform/database-columns.ts'

/** A stored file. What no record names any more is swept away after 30 days. */
export const mediaTable = pgTable(
  'media',
  {
    /** SHA-256 of the content and the extension: the file's name in the store. */
    key: text('key').primaryKey(),
    /** Public pictures are served under /media; private files only to staff who may read them. */
    visibility: text('visibility', { enum: ['public', 'private'] }).notNull(),
    contentType: text('content_type').notNull(),
    /** Bytes. */
    size: integer('size').notNull(),
    /** Pixels; null for what is no picture. */
    width: integer('width'),
    height: integer('height'),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When the last record let go of it. */
    releasedAt: moment('released_at'),
  },
  (t) => [index('media_released').on(t.releasedAt)],
)
