/** Signing in and out, and knowing who a token belongs to. */
import { type Actor, type Context, requireStaff, type Services } from '#domain/context.ts'
import {
  deleteOwnSession,
  deleteSession,
  insertSession,
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
import { selectStaffByUsername } from '#domain/staff/staff.store.ts'
import { validate } from '#domain/validate.ts'
import { AppError, notFound } from '#platform/app-error.ts'
import { verifyNothing, verifyPassword } from '#platform/password.ts'
import { hashToken, newToken } from '#platform/token.ts'

export const maySignOut = requireStaff

/**
 * Opens a session. The token is handed out this once; only its hash is kept.
 * @throws AppError 401 for a wrong name and a wrong password alike, after the same time; 429
 */
export async function signIn(
  ctx: Context,
  input: Record<string, unknown>,
): Promise<{ token: string; user: StaffView }> {
  const { username, password } = validate(credentials, input)
  const attempt = await countSignIn(ctx, username)
  const staff = await selectStaffByUsername(ctx.db, username)
  const right = staff
    ? await verifyPassword(password, staff.passwordHash)
    : await verifyNothing(password)
  if (!staff || !right) throw new AppError(401, invalidCredentials)
  const token = newToken()
  const session = {
    tokenHash: hashToken(token),
    staffId: staff.id,
    userAgent: ctx.userAgent.slice(0, 400),
    ip: ctx.ip,
  }
  if (!(await insertSession(ctx.db, session, staff.passwordHash))) {
    throw new AppError(401, invalidCredentials)
  }
  await attempt.succeeded()
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
 * Who a bearer token belongs to, with the role and rights as they are now.
 * @throws AppError 401 for a token that is dead or never lived
 */
export async function actorOf(services: Services, token: string): Promise<Actor> {
  const session = await selectLiveSession(services.db, hashToken(token))
  if (!session) throw new AppError(401, 'Your session has ended. Please sign in again.')
  if (!session.noted) await touchSession(services.db, session.sessionId)
  const { sessionId, staffId: id, username, role, permissions } = session
  return { id, username, role, permissions, sessionId }
}
