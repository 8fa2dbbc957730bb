/** The queries on staff. */
import { and, eq, isNull } from 'drizzle-orm'
import { roleTable } from '#domain/permission/permission.table.ts'
import { staffTable } from '#domain/staff/staff.table.ts'
import type { Database } from '#platform/database.ts'

export type StaffRow = typeof staffTable.$inferSelect & { role: string }
type NewStaffRow = typeof staffTable.$inferInsert

/** The account with this user name, unless it was deleted. */
export async function selectStaffByUsername(
  db: Database,
  username: string,
): Promise<StaffRow | undefined> {
  const [found] = await db
    .select({ staff: staffTable, role: roleTable.name })
    .from(staffTable)
    .innerJoin(roleTable, eq(roleTable.id, staffTable.roleId))
    .where(and(eq(staffTable.username, username), isNull(staffTable.deletedAt)))
  return found && { ...found.staff, role: found.role }
}

/** True where the role has at least one account that can sign in. */
export async function roleHasStaff(db: Database, roleId: string): Promise<boolean> {
  const rows = await db
    .select({ id: staffTable.id })
    .from(staffTable)
    .where(and(eq(staffTable.roleId, roleId), isNull(staffTable.deletedAt)))
    .limit(1)
  return rows.length > 0
}

export async function insertStaff(tx: Database, values: NewStaffRow): Promise<void> {
  await tx.insert(staffTable).values(values)
}
