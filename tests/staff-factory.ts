/** Staff with the role a test needs. */
import { randomUUID } from 'node:crypto'
import type { Services } from '#domain/context.ts'
import type { Permissions } from '#domain/permission/permission.contract.ts'
import { insertRoleOnce, selectRoleByName } from '#domain/permission/permission.store.ts'
import { insertStaff } from '#domain/staff/staff.store.ts'
import { hashPassword } from '#platform/password.ts'

/** What all of them sign in with. */
export const password = 'Battery-staple-9'
let hash: Promise<string> | undefined

/** An account that can sign in, with a role that exists or one made from `permissions`. */
export async function createStaff(
  { db }: Pick<Services, 'db'>,
  role: string,
  permissions: Permissions = {},
): Promise<{ username: string; password: string }> {
  hash ??= hashPassword(password)
  await insertRoleOnce(db, { name: role, permissions })
  const row = await selectRoleByName(db, role)
  const username = `staff-${randomUUID().slice(0, 8)}`
  await insertStaff(db, { username, roleId: row?.id ?? '', passwordHash: await hash })
  return { username, password }
}

/** What the form for a new user sends: of a person who isn't there, with the role that all get. */
export const newStaff = (changes: { username?: string; role?: string } = {}) => ({
  username: `ghost-${randomUUID()}`,
  fullName: 'Ghost',
  email: 'ghost@example.com',
  password: 'Zebra-crossing-9',
  contactNumber: '03001234567',
  address: 'Lahore',
  gender: 'Male',
  dateOfBirth: '1990-01-01',
  ...changes,
})
