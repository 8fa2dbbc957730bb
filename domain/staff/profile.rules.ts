/** What people may do with their own account, and what undoes it. */
import { recordAudit } from '#domain/audit/audit.ts'
import { changeContent, lockedView } from '#domain/content.rules.ts'
import { type Actor, type Context, requireStaff } from '#domain/context.ts'
import { updateRecord } from '#domain/record.store.ts'
import { linkIsDead, newResetLink } from '#domain/staff/password-reset.rules.ts'
import { sessionHasEnded } from '#domain/staff/session.rules.ts'
import { deleteSessions, isSessionAlive, isSessionNew } from '#domain/staff/session.store.ts'
import {
  emailUndo,
  passwordChange,
  profileChanges,
  type StaffView,
  viewStaff,
} from '#domain/staff/staff.contract.ts'
import {
  queueEmailNotice,
  queueLinklessEmailNotice,
  queuePasswordNotice,
  queueUndoneLetter,
} from '#domain/staff/staff.mails.ts'
import { staffKind } from '#domain/staff/staff.rules.ts'
import { selectStaff, updatePassword } from '#domain/staff/staff.store.ts'
import { staffTable } from '#domain/staff/staff.table.ts'
import {
  canOtherAddressUndo,
  consumeLink,
  insertLink,
  revokeLinks,
} from '#domain/staff/staff-link.store.ts'
import { validate } from '#domain/validate.ts'
import { AppError, notFound, ruleBroken } from '#platform/app-error.ts'
import type { Database } from '#platform/database.ts'
import { canBeMailed } from '#platform/mail/email-address.ts'
import { hashPassword, verifyPassword } from '#platform/password.ts'
import { countTry, forgive, type Limit, limit, networkOf, tooMany } from '#platform/rate-limit.ts'
import { hashToken, newToken } from '#platform/token.ts'

/**
 * Tries of one session, which nobody can make another of without the password: whoever stole it must
 * neither guess that with it, nor use up the tries of the owner, who wants to replace it.
 */
const currentPasswordLimit: Limit = { name: 'current-password', points: 10, seconds: 15 * 60 }

/** @throws AppError 401, 403 where `id` is not the caller's own account */
export function mayChangeSelf(ctx: Context, id: string): Actor {
  const actor = requireStaff(ctx)
  if (id !== actor.id) throw new AppError(403, 'Only the account itself may do this')
  return actor
}

/**
 * Changes what `input` names of one's own account and leaves the rest. The former e-mail address is
 * told of a new one, with a link that takes it back for 7 days unless an earlier one has such a link;
 * without one, only a session of the last ten minutes may give one.
 * @throws AppError 401, 403, 412, 422
 */
export async function changeProfile(
  ctx: Context,
  id: string,
  input: Record<string, unknown>,
  expectedVersion: number | undefined,
): Promise<{ user: StaffView; changed: boolean }> {
  const actor = mayChangeSelf(ctx, id)
  const wanted = validate(profileChanges, input)
  let changed = false
  const user = await changeContent(
    ctx,
    staffKind,
    actor,
    id,
    expectedVersion,
    async (tx, before) => {
      // Whoever replaces the password or takes an address back holds this row while sessions end.
      if (!(await isSessionAlive(tx, actor.sessionId))) throw sessionHasEnded()
      const entries = Object.entries(wanted) as [keyof typeof wanted, string | undefined][]
      const changes = entries.filter(([key, value]) => value !== undefined && value !== before[key])
      changed = changes.length > 0
      if (!changed) return
      const isMoving = wanted.email !== undefined && wanted.email !== before.email
      if (isMoving) await requireWhoCanBeTold(tx, actor, before)
      await updateRecord(tx, staffTable, id, Object.fromEntries(changes))
      if (!isMoving) return
      // A link to set a password that went to the former address must not outlive it.
      await revokeLinks(tx, id, 'reset-password')
      await announceChange(tx, ctx, before)
    },
  )
  return { user, changed }
}

/**
 * Whoever reads an account's mail owns it. Where no former address can be told of a new one, and undo
 * it, a session is not enough that may have been stolen at any time: its owner signs in for it.
 * @throws AppError 403
 */
async function requireWhoCanBeTold(tx: Database, actor: Actor, former: StaffView): Promise<void> {
  if (canBeMailed(former.email) || (await isSessionNew(tx, actor.sessionId))) return
  throw new AppError(403, 'Please sign in again to give your account its first e-mail address')
}

/**
 * Tells the former address of a new one. Of all that an account had within 7 days, only the one
 * trusted longest gets a link: another may have been held for a second, by whoever has a stolen
 * session, or belong to a stranger, by a slip of the owner's. So nothing that comes after a stranger's
 * change can undo what the owner does about it. The order is that in which the account's row is locked.
 */
async function announceChange(tx: Database, ctx: Context, former: StaffView): Promise<void> {
  // One that no mail reaches can undo nothing, and must not keep the next from it.
  if (!canBeMailed(former.email)) return
  if (await canOtherAddressUndo(tx, former._id, former.email)) {
    return queueLinklessEmailNotice(tx, former)
  }
  const token = newToken()
  await insertLink(tx, {
    tokenHash: hashToken(token),
    purpose: 'undo-email',
    staffId: former._id,
    payload: former.email,
    life: '7 days',
  })
  await queueEmailNotice(tx, ctx, former, token)
}

/**
 * Replaces one's own password and ends one's other sessions.
 * @throws AppError 401, 403, 404, 412, 422 at `currentPassword` where that is wrong, 429
 */
export async function changePassword(
  ctx: Context,
  id: string,
  input: Record<string, unknown>,
  expectedVersion: number | undefined,
): Promise<void> {
  const actor = mayChangeSelf(ctx, id)
  const { currentPassword, password } = validate(passwordChange, input)
  const { isOver, retryAfter } = await countTry(ctx, currentPasswordLimit, actor.sessionId)
  if (isOver) throw tooMany(retryAfter)
  const row = await selectStaff(ctx.db, id)
  if (!row || !(await verifyPassword(currentPassword, row.passwordHash))) throw wrongPassword()
  const passwordHash = await hashPassword(password)
  await ctx.db.transaction(async (tx) => {
    await lockedView(tx, staffKind, id, expectedVersion)
    // Someone else may have replaced it while this one was being hashed.
    if (!(await updatePassword(tx, id, passwordHash, row.passwordHash))) throw wrongPassword()
    await deleteSessions(tx, id, actor.sessionId)
    // A link that takes the address back stays: whoever changes this may be a stranger who knows it.
    await revokeLinks(tx, id, 'reset-password')
    await recordAudit(tx, actor, {
      action: 'change-password',
      entity: staffKind.entity,
      entityId: id,
      before: null,
      after: null,
    })
    await queuePasswordNotice(tx, row)
  })
  await forgive(ctx, currentPasswordLimit, actor.sessionId, 'all')
}

/**
 * Gives an account its former e-mail address back. Whoever changed it may have been a stranger who
 * knows the password, or has set one: the password, all sessions and all links end. The address gets
 * a link to set a new password.
 * @throws AppError 422 for a link that is used, has run out, or never was, 429
 */
export async function undoEmailChange(ctx: Context, input: Record<string, unknown>): Promise<void> {
  const { token } = validate(emailUndo, input)
  await limit(ctx, 'mailed-link', networkOf(ctx.ip), 30, 15 * 60)
  const passwordOfNobody = await hashPassword(newToken())
  await ctx.db.transaction(async (tx) => {
    const link = await consumeLink(tx, 'undo-email', hashToken(token))
    if (!link) throw linkIsDead()
    const row = await selectStaff(tx, link.staffId)
    if (!row) throw notFound('User')
    const before = viewStaff(row)
    await updateRecord(tx, staffTable, row.id, {
      email: link.payload,
      passwordHash: passwordOfNobody,
    })
    await deleteSessions(tx, row.id)
    await revokeLinks(tx, row.id)
    await recordAudit(tx, row, {
      action: 'undo-email',
      entity: staffKind.entity,
      entityId: row.id,
      before: { email: before.email },
      after: { email: link.payload },
    })
    const account = { username: row.username, email: link.payload }
    await queueUndoneLetter(tx, ctx, account, await newResetLink(tx, row.id))
  })
}

const wrongPassword = () =>
  ruleBroken([{ path: 'currentPassword', message: 'Your current password is wrong' }])
