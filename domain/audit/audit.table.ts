import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { idColumn, moment } from '#platform/database-columns.ts'

/**
 * Who changed what: written in the transaction of the change, never deleted. Only what it
 * repeats of a person who is to be forgotten is emptied.
 */
export const auditTable = pgTable(
  'audit',
  {
    id: idColumn(),
    /** No foreign key: what someone did stays on record after their account is gone. */
    staffId: uuid('staff_id').notNull(),
    username: text('username').notNull(),
    action: text('action').notNull(),
    entity: text('entity').notNull(),
    entityId: uuid('entity_id').notNull(),
    before: jsonb('before'),
    after: jsonb('after'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('audit_newest').on(t.createdAt, t.id),
    index('audit_entity').on(t.entityId, t.createdAt, t.id),
  ],
)
