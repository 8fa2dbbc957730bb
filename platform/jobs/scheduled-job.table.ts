import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '#platform/database-columns.ts'

/** When each recurring job last ran, in whichever process it did. */
export const scheduledJobTable = pgTable('scheduled_job', {
  name: text('name').primaryKey(),
  startedAt: moment('started_at').notNull(),
  /** When the process that runs it was last heard of; null where it hasn't run for that long. */
  aliveAt: moment('alive_at'),
  /** How often it was begun since it last came to an end, or its time had come. */
  attempts: integer('attempts').notNull().default(1),
  /** Null while it runs, and after a process that died in the middle. */
  finishedAt: moment('finished_at'),
  /** Empty where the last run went well. */
  lastError: text('last_error').notNull().default(''),
})
