/** Signing in and out, and knowing who a token belongs to. */
import { isDeepStrictEqual } from 'node:util'
import { type Caller, type Context, requireSignedIn, type Services } from '#domain/context.ts'
import { secondFactorMessages, secondStep } from '#domain/staff/second-factor.contract.ts'
import { consumeCode, countCode } from '#domain/staff/second-factor.rules.ts'
import { selectLink } from '#domain/staff/second-factor.store.ts'
import {
  deleteOwnSession,
  deleteSession,
  insertSession,
  type LiveSession,
  selectLiveSession,
  selectSessions,
  touchSession,
} from '#domain/staff/session.store.ts'
import { countSignIn } from '#domain/staff/sign-in-limits.ts'
import {
  credentials,
  invalidCredentials,
  type SessionView,
  type StaffView,
  viewStaff,
} from '#domain/staff/staff.contract.ts'
import { type StaffRow, selectStaff, selectStaffByUsername } from '#domain/staff/staff.store.ts'
import { consumeLink, insertLink } from '#domain/staff/staff-link.store.ts'
import { validate } from '#domain/validate.ts'
import { AppError, notFound } from '#platform/app-error.ts'
import type { Database } from '#platform/database.ts'
import { verifyNothing, verifyPassword } from '#platform/password.ts'
import { limit, networkOf } from '#platform/rate-limit.ts'
import { hashToken, newToken } from '#platform/token.ts'

export const maySignOut = requireSignedIn

/**
 * Opens a session. The token is handed out this once; only its hash is kept.
 * @throws AppError 401 for a wrong name and a wrong password alike, after the same time, and with a
 * challenge where the account has a second factor; 429
 */
export async function signIn(ctx: Context, input: Record<string, unknown>): Promise<SignedIn> {
  const { username, password } = validate(credentials, input)
  const attempt = await countSignIn(ctx, username)
  const staff = await selectStaffByUsername(ctx.db, username)
  const right = staff
    ? await verifyPassword(password, staff.passwordHash)
    : await verifyNothing(password)
  if (!staff || !right) throw new AppError(401, invalidCredentials)
  if (staff.secondFactorSecret) {
    const challenge = newToken()
    await insertLink(ctx.db, {
      tokenHash: hashToken(challenge),
      purpose: 'second-step',
      staffId: staff.id,
      payload: staff.passwordHash,
      life: '5 minutes',
    })
    await attempt.succeeded()
    throw new AppError(401, secondFactorMessages.required, { challenge })
  }
  const signedIn = await openSession(ctx, staff, staff.passwordHash)
  await attempt.succeeded()
  return signedIn
}

/**
 * Completes a sign-in whose password was right. The challenge outlives wrong codes until it has run
 * out, and dies with the first right one, the only one that is used up.
 * @throws AppError 401 for a wrong code and for a challenge that is dead, 422, 429
 */
export async function completeSignIn(
  ctx: Context,
  input: Record<string, unknown>,
): Promise<SignedIn> {
  const { challenge, code } = validate(secondStep, input)
  await limit(ctx, 'second-step', networkOf(ctx.ip), 100, 15 * 60)
  const tokenHash = hashToken(challenge)
  const begun = await selectLink(ctx.db, 'second-step', tokenHash)
  const staff = begun && (await selectStaff(ctx.db, begun.staffId))
  if (!staff) throw new AppError(401, secondFactorMessages.expired)
  const attempt = await countCode(ctx, staff)
  await ctx.db.transaction(async (tx) => {
    // First the challenge: whoever brings another code for it meanwhile waits here, and keeps theirs.
    if (!(await consumeLink(tx, 'second-step', tokenHash))) {
      throw new AppError(401, secondFactorMessages.expired)
    }
    if (!(await consumeCode(ctx, tx, staff, code))) {
      throw new AppError(401, secondFactorMessages.wrong)
    }
  })
  await attempt.succeeded()
  return openSession(ctx, staff, begun.payload)
}

export type SignedIn = { token: string; user: StaffView }

async function openSession(ctx: Context, staff: StaffRow, passwordHash: string): Promise<SignedIn> {
  const token = newToken()
  const session = {
    tokenHash: hashToken(token),
    staffId: staff.id,
    userAgent: ctx.userAgent.slice(0, 400),
    ip: ctx.ip,
  }
  const { secondFactorSecret } = staff
  if (!(await insertSession(ctx.db, session, { passwordHash, secondFactorSecret }))) {
    throw new AppError(401, invalidCredentials)
  }
  return { token, user: viewStaff(staff) }
}

/** Ends the session that is asking; its token is dead when this resolves. */
export async function signOut(ctx: Context): Promise<void> {
  const actor = maySignOut(ctx)
  await deleteSession(ctx.db, actor.sessionId, actor.id)
}

/** The caller's own sessions that are alive, the one used last first. @throws AppError 401 */
export async function listSessions(ctx: Context): Promise<SessionView[]> {
  const actor = maySignOut(ctx)
  const rows = await selectSessions(ctx.db, actor.id)
  return rows.map((row) => ({
    _id: row.id,
    userAgent: row.userAgent,
    ip: row.ip,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
    isCurrent: row.id === actor.sessionId,
  }))
}

/** Ends one of the caller's own sessions, on whatever device it is. @throws AppError 401, 404 */
export async function endSession(ctx: Context, id: string): Promise<void> {
  const actor = maySignOut(ctx)
  if (!(await deleteOwnSession(ctx.db, id, actor.id))) throw notFound('Session')
}

/**
 * Who a bearer token belongs to, with the role and rights as they are now, or who has to set up a
 * second factor before they have any.
 * @throws AppError 401 for a token that is dead or never lived
 */
export async function actorOf(services: Services, token: string): Promise<Caller> {
  const session = await selectLiveSession(services.db, { tokenHash: hashToken(token) })
  if (!session) throw sessionHasEnded()
  if (!session.noted) await touchSession(services.db, session.sessionId)
  return callerIn(session)
}

function callerIn(session: LiveSession): Caller {
  const { sessionId, staffId: id, username, role, permissions } = session
  const actor = { id, username, role, permissions, sessionId }
  return session.lacksSecondFactor ? { actor: null, enrolling: actor } : { actor }
}

/**
 * The database as `caller` may write to it. Hashing a password, drawing a picture or waiting for a lock
 * takes a while, in which a session can end and a right be withdrawn: each transaction begins and ends
 * by looking whether the caller is who they were when they were asked last. Nothing is locked for it,
 * so that two calls of one account can't wait for each other.
 * @returns a database whose transactions throw AppError 401 or 403 where that has changed
 */
export function databaseOf(caller: Caller, db: Database): Database {
  const transaction: Database['transaction'] = (work, options) =>
    db.transaction(async (tx) => {
      await requireUnchanged(tx, caller)
      const result = await work(tx)
      await requireUnchangedByOthers(tx, db, caller)
      return result
    }, options)
  return Object.create(db, { transaction: { value: transaction } })
}

async function requireUnchanged(db: Database, caller: Caller): Promise<void> {
  const { sessionId } = caller.actor ?? caller.enrolling ?? {}
  if (!sessionId) return
  const session = await selectLiveSession(db, { sessionId })
  if (!session) throw sessionHasEnded()
  if (isSame(session, caller)) return
  throw new AppError(403, 'Your rights were changed just now. Please try again.')
}

/**
 * People may change their own role, second factor and account, and what the transaction wrote hides
 * what someone else wrote before it: where it did, `db` is asked, to which only the others' is visible.
 */
async function requireUnchangedByOthers(tx: Database, db: Database, caller: Caller): Promise<void> {
  const { sessionId } = caller.actor ?? caller.enrolling ?? {}
  const session = sessionId && (await selectLiveSession(tx, { sessionId }))
  if (session && !session.isRoleWrittenHere && isSame(session, caller)) return
  await requireUnchanged(db, caller)
}

function isSame(session: LiveSession, { actor, enrolling }: Caller): boolean {
  const now = callerIn(session)
  return isDeepStrictEqual([now.actor, now.enrolling], [actor, enrolling])
}

/** 401: the session is no more, or never was. */
export const sessionHasEnded = () =>
  new AppError(401, 'Your session has ended. Please sign in again.')
