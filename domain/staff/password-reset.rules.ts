/** Getting back in by a mailed link where the password is lost. */
import { setTimeout as sleep } from 'node:timers/promises'
import { recordAudit } from '#domain/audit/audit.ts'
import type { Context } from '#domain/context.ts'
import { deleteSessions } from '#domain/staff/session.store.ts'
import { passwordReset, resetRequest } from '#domain/staff/staff.contract.ts'
import { queuePasswordNotice, queueResetLink } from '#domain/staff/staff.mails.ts'
import { holdStaffByEmail, selectStaff, updatePassword } from '#domain/staff/staff.store.ts'
import { consumeLink, insertLink, revokeLinks } from '#domain/staff/staff-link.store.ts'
import { validate } from '#domain/validate.ts'
import { ruleBroken } from '#platform/app-error.ts'
import type { Database } from '#platform/database.ts'
import { hashPassword } from '#platform/password.ts'
import { countTry, type Limit, limit, networkOf } from '#platform/rate-limit.ts'
import { hashToken, newToken } from '#platform/token.ts'

const quarterHour = 15 * 60
/** Mails to one address; further requests are answered alike and send nothing. */
const mailLimit: Limit = { name: 'reset-mail', points: 3, seconds: quarterHour }

/** Milliseconds after which a request is answered, well above what it takes with an account. */
const answerAfter = 300

/**
 * Mails a link that sets a new password, where an account has this e-mail address. Whoever asks
 * learns nothing of that, neither from the answer nor from how long it takes.
 * @throws AppError 422 for what is no e-mail address, 429 for too many requests from one network
 */
export async function requestReset(ctx: Context, input: Record<string, unknown>): Promise<void> {
  const { email } = validate(resetRequest, input)
  await limit(ctx, 'reset-request', networkOf(ctx.ip), 10, quarterHour)
  await Promise.all([sendResetLinks(ctx, email), sleep(answerAfter)])
}

async function sendResetLinks(ctx: Context, email: string): Promise<void> {
  const counted = email.toLowerCase()
  const { isOver } = await countTry(ctx, mailLimit, counted)
  if (isOver) return
  await ctx.db.transaction(async (tx) => {
    // Held, so that no link is on its way to an address that is just being replaced.
    for (const account of await holdStaffByEmail(tx, email)) {
      // The database takes İ for i, and its letters would have as many counts as they have spellings.
      if (account.email.toLowerCase() !== counted) continue
      await queueResetLink(tx, ctx, account, await newResetLink(tx, account.id))
    }
  })
}

/** A new link to set the account's password, for 30 minutes. @returns its token */
export async function newResetLink(tx: Database, staffId: string): Promise<string> {
  const token = newToken()
  await insertLink(tx, {
    tokenHash: hashToken(token),
    purpose: 'reset-password',
    staffId,
    life: '30 minutes',
  })
  return token
}

/**
 * Sets a new password by a mailed link and ends every session of the account.
 * @throws AppError 422 for a link that is used, has run out, or never was, and for a weak password,
 * which leaves the link as it is; 429
 */
export async function resetPassword(ctx: Context, input: Record<string, unknown>): Promise<void> {
  const { token, password } = validate(passwordReset, input)
  await limit(ctx, 'mailed-link', networkOf(ctx.ip), 30, quarterHour)
  const passwordHash = await hashPassword(password)
  await ctx.db.transaction(async (tx) => {
    const link = await consumeLink(tx, 'reset-password', hashToken(token))
    const account = link && (await selectStaff(tx, link.staffId))
    if (!account || !(await updatePassword(tx, account.id, passwordHash))) throw linkIsDead()
    await deleteSessions(tx, account.id)
    await revokeLinks(tx, account.id, 'reset-password')
    await recordAudit(tx, account, {
      action: 'reset-password',
      entity: 'staff',
      entityId: account.id,
      before: null,
      after: null,
    })
    await queuePasswordNotice(tx, account)
  })
}

/** 422: a mailed link that can no longer be used, for whatever reason. */
export const linkIsDead = () =>
  ruleBroken([
    { path: 'token', message: 'This link has been used or has run out. Please ask for a new one.' },
  ])
