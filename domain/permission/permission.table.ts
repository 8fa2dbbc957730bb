import { jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Permissions } from '#domain/permission/permission.contract.ts'
import { recordColumns } from '#platform/database-columns.ts'

/** A named role and what it may do in each area. */
export const roleTable = pgTable(
  'role',
  {
    ...recordColumns(),
    name: text('name').notNull(),
    permissions: jsonb('permissions').$type<Permissions>().notNull(),
  },
  (t) => [uniqueIndex('role_name').on(t.name)],
)
