/** What a new database needs before anyone can sign in. */
import { randomBytes } from 'node:crypto'
import type { Services } from '#domain/context.ts'
import {
  memberRole,
  permissionMatrix,
  superAdminRole,
} from '#domain/permission/permission.contract.ts'
import { insertRoleOnce, selectRoleByName } from '#domain/permission/permission.store.ts'
import { insertStaff, roleHasStaff } from '#domain/staff/staff.store.ts'
import { hashPassword } from '#platform/password.ts'
import { StartupError } from '#platform/startup-error.ts'

/** An administrator that was made without a password given: it is shown once and kept nowhere. */
export type NewAdministrator = { username: string; password: string }

/** Areas in which the seeded Member may create and update. */
const memberAreas = ['services', 'product', 'projects']

/**
 * Makes the two seeded roles and, where no superAdmin exists, the first administrator from the
 * configuration. Safe to run at every start.
 * @returns the administrator whose password was made up just now, to be shown on the console
 */
export async function prepareStaff({
  config,
  db,
}: Pick<Services, 'config' | 'db'>): Promise<NewAdministrator | undefined> {
  await insertRoleOnce(db, { name: superAdminRole, permissions: permissionMatrix(() => true) })
  await insertRoleOnce(db, {
    name: memberRole,
    permissions: permissionMatrix(
      (area, flag) => memberAreas.includes(area) && flag !== 'statusChange',
    ),
  })
  const role = await selectRoleByName(db, superAdminRole)
  if (!role || (await roleHasStaff(db, role.id))) return undefined

  const username = config.adminUsername ?? 'admin'
  const password = config.adminPassword ?? randomBytes(15).toString('base64url')
  const made = await insertStaff(db, {
    username,
    email: config.adminEmail ?? '',
    roleId: role.id,
    passwordHash: await hashPassword(password),
  })
  if (!made) throw new StartupError(`ADMIN_USERNAME must be another: ${username} is in use`)
  return config.adminPassword ? undefined : { username, password }
}
