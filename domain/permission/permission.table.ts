import { sql } from 'drizzle-orm'
import { jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Permissions } from '#domain/permission/permission.contract.ts'
import { moment, recordColumns } from '#platform/database-columns.ts'

/** A named role and what it may do in each area. */
export const roleTable = pgTable(
  'role',
  {
    ...recordColumns(),
    name: text('name').notNull(),
    permissions: jsonb('permissions').$type<Permissions>().notNull(),
    deletedAt: moment('deleted_at'),
  },
  (t) => [
    // Two names that differ in case alone would be taken for one another.
    uniqueIndex('role_name').on(sql`lower(${t.name})`).where(sql`${t.deletedAt} is null`),
  ],
)
