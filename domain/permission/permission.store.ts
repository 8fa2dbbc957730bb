/** The queries on roles. */
import { and, asc, count, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Permissions } from '#domain/permission/permission.contract.ts'
import { roleTable } from '#domain/permission/permission.table.ts'
import { staffTable } from '#domain/staff/staff.table.ts'
import type { Database } from '#platform/database.ts'
import { isUuid } from '#platform/uuid.ts'

export type RoleRow = typeof roleTable.$inferSelect

const live = isNull(roleTable.deletedAt)

/** Every role that isn't in the trash, oldest first. */
export function selectRoles(db: Database): Promise<RoleRow[]> {
  return db
    .select()
    .from(roleTable)
    .where(live)
    .orderBy(asc(roleTable.createdAt), asc(roleTable.id))
}

/** A role that isn't in the trash; undefined where there is none, also for what is no id. */
export async function selectRole(db: Database, id: string): Promise<RoleRow | undefined> {
  if (!isUuid(id)) return undefined
  const [row] = await db
    .select()
    .from(roleTable)
    .where(and(eq(roleTable.id, id), live))
  return row
}

/** The role that has exactly this name, unless it is in the trash. */
export async function selectRoleByName(db: Database, name: string): Promise<RoleRow | undefined> {
  const [row] = await db
    .select()
    .from(roleTable)
    .where(and(eq(roleTable.name, name), live))
  return row
}

/** True where a role other than `exceptId` has this name, whatever its case. */
export async function isRoleNameTaken(
  db: Database,
  name: string,
  exceptId?: string,
): Promise<boolean> {
  const rows = await db
    .select({ id: roleTable.id })
    .from(roleTable)
    .where(
      and(
        eq(sql`lower(${roleTable.name})`, sql`lower(${name})`),
        live,
        exceptId ? ne(roleTable.id, exceptId) : undefined,
      ),
    )
  return rows.length > 0
}

/** True where a role was made under the name of one that lies in the trash. */
export async function isNameOfDeletedRoleTaken(db: Database, id: string): Promise<boolean> {
  const [row] = await db
    .select({ name: roleTable.name })
    .from(roleTable)
    .where(eq(roleTable.id, id))
  return row !== undefined && isRoleNameTaken(db, row.name, id)
}

/** Makes the role unless one of that name exists. @returns its id where it was made */
export async function insertRoleOnce(
  tx: Database,
  values: { name: string; permissions: Permissions },
): Promise<string | undefined> {
  const [row] = await tx
    .insert(roleTable)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: roleTable.id })
  return row?.id
}

/** How many accounts that can sign in have the role. */
export async function countStaffOfRole(db: Database, roleId: string): Promise<number> {
  const [row] = await db
    .select({ many: count() })
    .from(staffTable)
    .where(and(eq(staffTable.roleId, roleId), isNull(staffTable.deletedAt)))
  return row?.many ?? 0
}
