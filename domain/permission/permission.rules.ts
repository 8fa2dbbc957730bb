/** What may be done with roles, and by whom. */
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
import {
  covers,
  grants,
  newRole,
  type Permissions,
  type PermissionView,
  permissionMatrix,
  protectedRoles,
  roleChanges,
  viewPermission,
} from '#domain/permission/permission.contract.ts'
import {
  countStaffOfRole,
  insertRoleOnce,
  isNameOfDeletedRoleTaken,
  isRoleNameTaken,
  selectRole,
  selectRoleByName,
  selectRoles,
} from '#domain/permission/permission.store.ts'
import { roleTable } from '#domain/permission/permission.table.ts'
import { updateRecord } from '#domain/record.store.ts'
import { staffTable } from '#domain/staff/staff.table.ts'
import { validate } from '#domain/validate.ts'
import { AppError, notFound } from '#platform/app-error.ts'
import { codeOf } from '#platform/database.ts'

export const roleRights = {
  read: requireStaff,
  create: requiring('privilege', 'create'),
  update: requiring('privilege', 'update'),
  delete: requireSuperAdmin,
}

export const roleKind: TrashableKind<PermissionView> = {
  entity: 'role',
  label: 'Role',
  table: roleTable,
  nameColumn: roleTable.name,
  async read(db, id) {
    const row = await selectRole(db, id)
    return row && viewPermission(row)
  },
  async usesOf(db, id) {
    const many = await countStaffOfRole(db, id)
    return many > 0 ? [`${many} ${many === 1 ? 'user' : 'users'}`] : []
  },
  async obstacleTo(tx, id) {
    const taken = await isNameOfDeletedRoleTaken(tx, id)
    return taken ? 'Another role has its name now.' : undefined
  },
  referredToBy: [staffTable.roleId],
}

/** The role and rights of whoever is asking. @throws AppError 401 */
export async function ownPermission(ctx: Context): Promise<PermissionView> {
  const actor = roleRights.read(ctx)
  const row = await selectRoleByName(ctx.db, actor.role)
  if (!row) throw notFound('Role')
  return viewPermission(row)
}

/** All roles, oldest first. @throws AppError 401 */
export async function listRoles(ctx: Context): Promise<PermissionView[]> {
  roleRights.read(ctx)
  return (await selectRoles(ctx.db)).map(viewPermission)
}

/**
 * @throws AppError 401, 403 for rights that the caller lacks, 409 for a name in use, 422
 */
export async function createRole(
  ctx: Context,
  input: Record<string, unknown>,
): Promise<PermissionView> {
  const actor = roleRights.create(ctx)
  const { role, permissions: wanted } = validate(newRole, input)
  const permissions = permissionMatrix((area, flag) => grants(wanted, area, flag))
  requireHeld(actor, permissions)
  return addContent(ctx, roleKind, actor, async (tx) => {
    const id = await insertRoleOnce(tx, { name: role, permissions })
    if (!id) throw nameInUse()
    return id
  })
}

/**
 * Changes what `input` names and leaves the rest; holds for everyone with the role from their next
 * call on. The version stays where nothing differs.
 * @throws AppError 401, 403 for a protected role and for rights that the caller lacks, 404, 409, 412, 422
 */
export async function changeRole(
  ctx: Context,
  id: string,
  input: Record<string, unknown>,
  expectedVersion: number | undefined,
): Promise<{ role: PermissionView; changed: boolean }> {
  const actor = roleRights.update(ctx)
  const { role: name, permissions: wanted = {} } = validate(roleChanges, input)
  let changed = false
  const role = await changeContent(
    ctx,
    roleKind,
    actor,
    id,
    expectedVersion,
    async (tx, before) => {
      refuseProtected(before)
      const permissions = permissionMatrix(
        (area, flag) => wanted[area]?.[flag as 'create'] ?? grants(before.permissions, area, flag),
      )
      // What the role has already was granted by someone else.
      const added = permissionMatrix(
        (area, flag) => grants(permissions, area, flag) && !grants(before.permissions, area, flag),
      )
      requireHeld(actor, added)
      const renamed = name !== undefined && name !== before.role
      changed =
        renamed ||
        !(covers(before.permissions, permissions) && covers(permissions, before.permissions))
      if (!changed) return
      if (renamed && (await isRoleNameTaken(tx, name, id))) throw nameInUse()
      await updateRecord(tx, roleTable, id, { name: name ?? before.role, permissions }).catch(
        (error) => {
          // Someone else took the name between the look and the write.
          throw codeOf(error) === '23505' ? nameInUse() : error
        },
      )
    },
  )
  return { role, changed }
}

/**
 * Puts a role that nobody has into the trash. Accounts that lie there with it wait for it.
 * @throws AppError 401, 403 for a protected role, 404, 409 where someone has it, 412
 */
export async function deleteRole(
  ctx: Context,
  id: string,
  expectedVersion: number | undefined,
): Promise<void> {
  const actor = roleRights.delete(ctx)
  await ctx.db.transaction(async (tx) => {
    const role = await roleKind.read(tx, id)
    if (!role) throw notFound(roleKind.label)
    refuseProtected(role)
    await putIntoTrash(tx, roleKind, actor, id, expectedVersion)
  })
}

function refuseProtected({ role }: PermissionView): void {
  if (protectedRoles.includes(role)) throw new AppError(403, `The role ${role} is protected`)
}

/** @throws AppError 403 where `permissions` hold a right that `actor` lacks */
function requireHeld(actor: Actor, permissions: Permissions): void {
  if (isSuperAdmin(actor) || covers(actor.permissions, permissions)) return
  throw new AppError(403, 'Nobody can grant rights that they lack')
}

const nameInUse = () => new AppError(409, 'A role of this name exists already')
