/** The queries on staff. */
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Permissions } from '#domain/permission/permission.contract.ts'
import { roleTable } from '#domain/permission/permission.table.ts'
import { staffTable } from '#domain/staff/staff.table.ts'
import type { Database } from '#platform/database.ts'
import { isUuid } from '#platform/uuid.ts'

export type StaffRow = typeof staffTable.$inferSelect & { role: string }
type NewStaffRow = typeof staffTable.$inferInsert

const live = isNull(staffTable.deletedAt)

const selectWithRole = (db: Database) =>
  db
    .select({ staff: staffTable, role: roleTable.name })
    .from(staffTable)
    .innerJoin(roleTable, eq(roleTable.id, staffTable.roleId))

const withRole = ({ staff, role }: { staff: typeof staffTable.$inferSelect; role: string }) => ({
  ...staff,
  role,
})

/** Every account that isn't in the trash, oldest first. */
export async function selectAllStaff(db: Database): Promise<StaffRow[]> {
  const found = await selectWithRole(db)
    .where(live)
    .orderBy(asc(staffTable.createdAt), asc(staffTable.id))
  return found.map(withRole)
}

/** An account that isn't in the trash; undefined where there is none, also for what is no id. */
export async function selectStaff(db: Database, id: string): Promise<StaffRow | undefined> {
  if (!isUuid(id)) return undefined
  const [found] = await selectWithRole(db).where(and(eq(staffTable.id, id), live))
  return found && withRole(found)
}

/** The account with this user name, unless it was deleted. */
export async function selectStaffByUsername(
  db: Database,
  username: string,
): Promise<StaffRow | undefined> {
  const [found] = await selectWithRole(db).where(and(eq(staffTable.username, username), live))
  return found && withRole(found)
}

/**
 * The accounts with this e-mail address, whatever its case; several people may share one. The ten
 * oldest at most, so that none is crowded out by accounts that are made with its address later. They
 * keep it until the transaction ends.
 */
export async function holdStaffByEmail(tx: Database, email: string): Promise<StaffRow[]> {
  const found = await selectWithRole(tx)
    .where(and(eq(sql`lower(${staffTable.email})`, sql`lower(${email})`), live))
    .orderBy(asc(staffTable.createdAt), asc(staffTable.id))
    .limit(10)
    .for('share', { of: staffTable })
  return found.map(withRole)
}

/** True where the role has at least one account that can sign in. */
export async function roleHasStaff(db: Database, roleId: string): Promise<boolean> {
  const rows = await db
    .select({ id: staffTable.id })
    .from(staffTable)
    .where(and(eq(staffTable.roleId, roleId), live))
    .limit(1)
  return rows.length > 0
}

/** Adds the account. @returns its id, or undefined where the user name is in use, or was once */
export async function insertStaff(tx: Database, values: NewStaffRow): Promise<string | undefined> {
  const [row] = await tx
    .insert(staffTable)
    .values(values)
    .onConflictDoNothing({ target: staffTable.username })
    .returning({ id: staffTable.id })
  return row?.id
}

/**
 * Replaces the password, whatever it was or only while its hash is still `expectedHash`.
 * @returns whether it was replaced
 */
export async function updatePassword(
  tx: Database,
  id: string,
  passwordHash: string,
  expectedHash?: string,
): Promise<boolean> {
  const rows = await tx
    .update(staffTable)
    .set({ passwordHash, version: sql`${staffTable.version} + 1`, updatedAt: sql`now()` })
    .where(
      and(
        eq(staffTable.id, id),
        live,
        expectedHash === undefined ? undefined : eq(staffTable.passwordHash, expectedHash),
      ),
    )
    .returning({ id: staffTable.id })
  return rows.length > 0
}

/** What giving someone a role needs to know of it. */
export type GrantableRole = { id: string; name: string; permissions: Permissions }

/** The role of this name, kept from being deleted or changed until the transaction ends. */
export async function holdRole(tx: Database, name: string): Promise<GrantableRole | undefined> {
  const [row] = await tx
    .select({ id: roleTable.id, name: roleTable.name, permissions: roleTable.permissions })
    .from(roleTable)
    .where(and(eq(roleTable.name, name), isNull(roleTable.deletedAt)))
    .for('share')
  return row
}

/**
 * The role of an account that may lie in the trash, as may the role, held until the transaction ends:
 * whoever deletes it waits, and then sees who has it.
 */
export async function holdRoleOf(
  tx: Database,
  staffId: string,
): Promise<{ name: string; isDeleted: boolean } | undefined> {
  const [row] = await tx
    .select({ name: roleTable.name, deletedAt: roleTable.deletedAt })
    .from(roleTable)
    .innerJoin(staffTable, eq(staffTable.roleId, roleTable.id))
    .where(eq(staffTable.id, staffId))
    .for('key share', { of: roleTable })
  return row && { name: row.name, isDeleted: row.deletedAt !== null }
}
