/** What whoever runs the server may do with accounts from its command line, without signing in. */
import { randomBytes } from 'node:crypto'
import { recordAudit } from '#domain/audit/audit.ts'
import type { Services } from '#domain/context.ts'
import { superAdminRole } from '#domain/permission/permission.contract.ts'
import { updateRecord } from '#domain/record.store.ts'
import { note } from '#domain/staff/second-factor.rules.ts'
import { turnOff } from '#domain/staff/second-factor.store.ts'
import { deleteSessions } from '#domain/staff/session.store.ts'
import { newPassword, newUsername } from '#domain/staff/staff.contract.ts'
import { queuePasswordNotice } from '#domain/staff/staff.mails.ts'
import {
  holdRole,
  insertStaff,
  type StaffRow,
  selectStaffByUsername,
  updatePassword,
} from '#domain/staff/staff.store.ts'
import { staffTable } from '#domain/staff/staff.table.ts'
import { revokeLinks } from '#domain/staff/staff-link.store.ts'
import { validate } from '#domain/validate.ts'
import { AppError, notFound } from '#platform/app-error.ts'
import type { Database } from '#platform/database.ts'
import { isEmailAddress } from '#platform/mail/email-address.ts'
import { hashPassword } from '#platform/password.ts'

type Part = Pick<Services, 'db'>

/** Whom the audit names for what was done on the command line: the account itself, as no one signed in. */
const byOperator = ({ id }: { id: string }) => ({ id, username: 'command line' })

/** A random password that keeps the rules, of 120 bits. */
export const randomPassword = () => `${randomBytes(15).toString('base64url')}-A1`

/**
 * Makes a superAdmin.
 * @returns its name as it signs in: without the spaces around what was given
 * @throws AppError 409 for a user name in use, 422 for a name, address or password against the rules
 */
export async function createAdministrator(
  { db }: Part,
  { email, password, ...given }: { username: string; email: string; password: string },
): Promise<string> {
  const username = validate(newUsername, given.username)
  validate(newPassword, password)
  requireAddress(email)
  const passwordHash = await hashPassword(password)
  await db.transaction(async (tx) => {
    const role = await holdRole(tx, superAdminRole)
    if (!role) throw new AppError(409, 'The database has no roles yet: start the server once')
    const id = await insertStaff(tx, { username, email, roleId: role.id, passwordHash })
    if (!id) throw new AppError(409, 'This username is in use already')
    await audit(tx, { id }, 'create', { username, role: superAdminRole })
  })
  return username
}

/**
 * Sets a new password and ends the account's sessions and links.
 * @param email what replaces the account's address, without a word to the former one: for an account
 * that was in wrong hands. Empty for one whose address is right.
 * @throws AppError 404, 422
 */
export async function setPassword(
  { db }: Part,
  username: string,
  { password, email }: { password: string; email: string },
): Promise<void> {
  validate(newPassword, password)
  requireAddress(email)
  const account = await accountNamed(db, username)
  const passwordHash = await hashPassword(password)
  await db.transaction(async (tx) => {
    await updatePassword(tx, account.id, passwordHash)
    if (email !== '') await updateRecord(tx, staffTable, account.id, { email })
    await deleteSessions(tx, account.id)
    await revokeLinks(tx, account.id)
    await audit(tx, account, 'reset-password', email === '' ? null : { email })
    await queuePasswordNotice(tx, { ...account, email: email || account.email })
  })
}

/** Signs an account out everywhere. @throws AppError 404 */
export async function endSessions({ db }: Part, username: string): Promise<void> {
  const account = await accountNamed(db, username)
  await db.transaction(async (tx) => {
    await deleteSessions(tx, account.id)
    await audit(tx, account, 'end-sessions')
  })
}

/** For whoever lost phone and recovery codes. @throws AppError 404, 409 where it is off */
export async function removeSecondFactor({ db }: Part, username: string): Promise<void> {
  const account = await accountNamed(db, username)
  if (!account.secondFactorSecret) throw new AppError(409, 'Two-factor sign-in is off')
  await db.transaction(async (tx) => {
    await turnOff(tx, account.id)
    await note(tx, byOperator(account), account, 'disable-second-factor')
  })
}

function requireAddress(email: string): void {
  if (email !== '' && !isEmailAddress(email)) throw new AppError(422, 'This is no e-mail address')
}

async function accountNamed(db: Database, username: string): Promise<StaffRow> {
  const account = await selectStaffByUsername(db, username)
  if (!account) throw notFound('User')
  return account
}

const audit = (
  tx: Database,
  account: { id: string },
  action: string,
  after: object | null = null,
) =>
  recordAudit(tx, byOperator(account), {
    action,
    entity: 'staff',
    entityId: account.id,
    before: null,
    after,
  })
