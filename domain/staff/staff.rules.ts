/** What may be done with the accounts of others, and by whom. */
import {
  addContent,
  changeContent,
  putIntoTrash,
  type TrashableKind,
} from '#domain/content.rules.ts'
import {
  type Actor,
  type Context,
  isSuperAdmin,
  requireStaff,
  requireSuperAdmin,
  requiring,
} from '#domain/context.ts'
import { enquiryTable } from '#domain/enquiry/enquiry.table.ts'
import {
  covers,
  grants,
  memberRole,
  superAdminRole,
} from '#domain/permission/permission.contract.ts'
import { updateRecord } from '#domain/record.store.ts'
import { deleteSessions } from '#domain/staff/session.store.ts'
import {
  type ColleagueView,
  newStaff,
  roleChange,
  type StaffView,
  viewColleague,
  viewStaff,
} from '#domain/staff/staff.contract.ts'
import { queueNewSuperAdminNotice } from '#domain/staff/staff.mails.ts'
import {
  type GrantableRole,
  holdRole,
  holdRoleOf,
  insertStaff,
  selectAllStaff,
  selectStaff,
} from '#domain/staff/staff.store.ts'
import { staffTable } from '#domain/staff/staff.table.ts'
import { revokeLinks } from '#domain/staff/staff-link.store.ts'
import { validate } from '#domain/validate.ts'
import { AppError, ruleBroken } from '#platform/app-error.ts'
import type { Database } from '#platform/database.ts'
import { hashPassword } from '#platform/password.ts'

export const staffRights = {
  list: requireStaff,
  register: requiring('userManagement', 'create'),
  changeRole: requiring('userManagement', 'update'),
  delete: requireSuperAdmin,
}

export const staffKind: TrashableKind<StaffView> = {
  entity: 'staff',
  label: 'User',
  table: staffTable,
  nameColumn: staffTable.username,
  async read(db, id) {
    const row = await selectStaff(db, id)
    return row && viewStaff(row)
  },
  // Another role in its place could give them rights that they never had.
  async obstacleTo(tx, id) {
    const role = await holdRoleOf(tx, id)
    return role?.isDeleted
      ? `Their role ${role.name} is in the trash. Restore the role first.`
      : undefined
  },
  referredToBy: [enquiryTable.assigneeId],
}

/**
 * All accounts, oldest first. Without a right to manage users the caller sees of others only who
 * they are and what role they have; of themselves everybody sees everything.
 * @throws AppError 401
 */
export async function listStaff(ctx: Context): Promise<(StaffView | ColleagueView)[]> {
  const actor = staffRights.list(ctx)
  const seesAll =
    isSuperAdmin(actor) ||
    grants(actor.permissions, 'userManagement', 'create') ||
    grants(actor.permissions, 'userManagement', 'update')
  const rows = await selectAllStaff(ctx.db)
  return rows.map((row) => (seesAll || row.id === actor.id ? viewStaff(row) : viewColleague(row)))
}

/**
 * Makes an account. The user name of an account in the trash stays taken, so that the account can
 * come back and the log doesn't mean two persons by one name. Of another superAdmin all are told by mail.
 * @throws AppError 401, 403 for a role beyond the caller's rights, 409 for a user name in use, 422
 */
export async function registerStaff(
  ctx: Context,
  input: Record<string, unknown>,
): Promise<StaffView> {
  const actor = staffRights.register(ctx)
  const { password, role: roleName = memberRole, ...fields } = validate(newStaff, input)
  // Before the transaction, as hashing takes long on purpose.
  const passwordHash = await hashPassword(password)
  return addContent(ctx, staffKind, actor, async (tx) => {
    const role = await grantableRole(tx, actor, roleName)
    if (role.name === superAdminRole) requireSuperAdmin(ctx)
    const id = await insertStaff(tx, { ...fields, roleId: role.id, passwordHash })
    if (!id) throw new AppError(409, 'This username is in use already')
    if (role.name === superAdminRole) {
      await tellSuperAdmins(tx, { username: fields.username, by: actor.username })
    }
    return id
  })
}

async function tellSuperAdmins(tx: Database, made: { username: string; by: string }) {
  for (const account of await selectAllStaff(tx)) {
    const isOther = account.role === superAdminRole && account.username !== made.username
    if (isOther) await queueNewSuperAdminNotice(tx, account, made)
  }
}

/**
 * Gives someone another role, which holds from their next call on.
 * @throws AppError 401, 403 for one's own role, for a superAdmin's, for making one, and for a role
 * beyond the caller's rights, 404, 412, 422
 */
export async function changeStaffRole(
  ctx: Context,
  id: string,
  input: Record<string, unknown>,
  expectedVersion: number | undefined,
): Promise<StaffView> {
  const actor = staffRights.changeRole(ctx)
  const { role: roleName } = validate(roleChange, input)
  return changeContent(ctx, staffKind, actor, id, expectedVersion, async (tx, before) => {
    if (before.role === superAdminRole) {
      throw new AppError(403, "A superAdmin's role cannot be changed")
    }
    if (id === actor.id) throw new AppError(403, 'Nobody can change their own role')
    if (roleName === superAdminRole) {
      throw new AppError(403, 'Nobody can be made a superAdmin')
    }
    const role = await grantableRole(tx, actor, roleName)
    if (role.name === before.role) return
    await updateRecord(tx, staffTable, id, { roleId: role.id })
  })
}

/**
 * Puts an account into the trash and ends its sessions and links at once.
 * @throws AppError 401, 403 for oneself and for a superAdmin, 404, 412
 */
export async function deleteStaff(
  ctx: Context,
  id: string,
  expectedVersion: number | undefined,
): Promise<void> {
  const actor = staffRights.delete(ctx)
  if (id === actor.id) throw new AppError(403, 'Nobody can delete their own account')
  await ctx.db.transaction(async (tx) => {
    const row = await selectStaff(tx, id)
    if (row?.role === superAdminRole) throw new AppError(403, 'A superAdmin cannot be deleted')
    await putIntoTrash(tx, staffKind, actor, id, expectedVersion)
    await deleteSessions(tx, id)
    await revokeLinks(tx, id)
  })
}

/** @throws AppError 422 for a role that isn't there, 403 where it has rights that `actor` lacks */
async function grantableRole(tx: Database, actor: Actor, name: string): Promise<GrantableRole> {
  const role = await holdRole(tx, name)
  if (!role) throw ruleBroken([{ path: 'role', message: 'There is no such role' }])
  if (!isSuperAdmin(actor) && !covers(actor.permissions, role.permissions)) {
    throw new AppError(403, 'Nobody can grant rights that they lack')
  }
  return role
}
