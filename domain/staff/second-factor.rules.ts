/** The second step of signing in, and what people may do with their own. */
import { recordAudit } from '#domain/audit/audit.ts'
import { type Actor, type Context, requireSignedIn, type Services } from '#domain/context.ts'
import { readSettings } from '#domain/settings/settings.ts'
import {
  enrolment,
  enrolmentProof,
  factorChange,
  type NewSecondFactor,
  type SecondFactorView,
  secondFactorMessages,
} from '#domain/staff/second-factor.contract.ts'
import {
  consumeRecoveryCode,
  consumeStep,
  selectLink,
  selectSecrets,
  turnOff,
  turnOn,
  updateRecoveryCodes,
} from '#domain/staff/second-factor.store.ts'
import {
  hashRecoveryCode,
  newRecoveryCodes,
  newSecret,
  secretUri,
  stepOf,
} from '#domain/staff/second-factor.ts'
import { deleteSessions, isSecondFactorRequired } from '#domain/staff/session.store.ts'
import { queueSecondFactorNotice, type SecondFactorChange } from '#domain/staff/staff.mails.ts'
import { type StaffRow, selectStaff } from '#domain/staff/staff.store.ts'
import { consumeLink, insertLink, revokeLinks } from '#domain/staff/staff-link.store.ts'
import { validate } from '#domain/validate.ts'
import { AppError, ruleBroken } from '#platform/app-error.ts'
import type { Database } from '#platform/database.ts'
import { verifyPassword } from '#platform/password.ts'
import { countTry, forgive, type Limit, networkOf, tooMany } from '#platform/rate-limit.ts'
import { seal, unseal } from '#platform/secret-box.ts'
import { hashToken, newToken } from '#platform/token.ts'

/** Open to those, too, whose role still keeps them from everything else. */
export const mayUseSecondFactor = requireSignedIn

const quarterHour = 15 * 60
const pairLimit: Limit = { name: 'second-factor-pair', points: 10, seconds: quarterHour }
/** Whoever gets here knows the password, so that a stranger can't lock the owner out with it. */
const accountLimit: Limit = { name: 'second-factor-account', points: 50, seconds: quarterHour }
/** Of one session, as a stolen one must not use up the tries of the owner's. */
const passwordLimit: Limit = { name: 'current-password', points: 10, seconds: quarterHour }
const proofLimit: Limit = { name: 'second-factor-proof', points: 10, seconds: quarterHour }

/**
 * Counts one try of a code, before that is looked at.
 * @returns `succeeded` takes it back, where the code was right
 * @throws AppError 429
 */
export async function countCode(
  ctx: Context,
  account: StaffRow,
): Promise<{ succeeded(): Promise<void> }> {
  const pair = `${account.id}\n${networkOf(ctx.ip)}`
  const counted = [
    await countTry(ctx, pairLimit, pair),
    await countTry(ctx, accountLimit, account.id),
  ]
  const over = counted.filter(({ isOver }) => isOver)
  if (over.length > 0) throw tooMany(Math.max(...over.map(({ retryAfter }) => retryAfter)))
  return {
    async succeeded() {
      await forgive(ctx, pairLimit, pair, 'all')
      await forgive(ctx, accountLimit, account.id, 'one')
    },
  }
}

/**
 * How many accounts have a second factor that this server can't read, as another server with another
 * key encrypted it: they could not sign in here.
 */
export async function countForeignSecrets({
  config,
  db,
}: Pick<Services, 'config' | 'db'>): Promise<number> {
  const all = await selectSecrets(db)
  return all.filter(({ id, secret }) => secret && unseal(config, secret, id) === undefined).length
}

/**
 * Uses up a code of the authenticator app, or a recovery code.
 * @returns false for a code that is wrong or was used
 */
export async function consumeCode(
  ctx: Context,
  db: Database,
  account: StaffRow,
  code: string,
): Promise<boolean> {
  const secret =
    account.secondFactorSecret && unseal(ctx.config, account.secondFactorSecret, account.id)
  if (account.secondFactorSecret && secret === undefined) {
    ctx.log.error('a second factor was encrypted with another SECRET_KEY than this server has')
  }
  const step = secret ? stepOf(code, secret) : undefined
  if (step !== undefined) return consumeStep(db, account.id, step)
  if (!account.secondFactorSecret) return false
  return consumeRecoveryCode(db, account.id, hashRecoveryCode(code))
}

/** How the caller's own second factor stands. @throws AppError 401 */
export async function getSecondFactor(ctx: Context): Promise<SecondFactorView> {
  const account = await ownAccount(ctx, mayUseSecondFactor(ctx))
  return {
    isOn: account.secondFactorSecret !== null,
    isRequired: await isSecondFactorRequired(ctx.db, account.role),
    recoveryCodesLeft: account.recoveryCodes.length,
  }
}

/**
 * Makes a new secret for the caller. Nothing changes until a code proves that an app has it.
 * @throws AppError 401, 409 where a second factor is on, 422 for a wrong password, 429
 */
export async function beginEnrolment(
  ctx: Context,
  input: Record<string, unknown>,
): Promise<NewSecondFactor> {
  const actor = mayUseSecondFactor(ctx)
  const account = await provenAccount(ctx, actor, validate(enrolment, input).currentPassword)
  if (account.secondFactorSecret) throw isOn()
  const secret = newSecret()
  const token = newToken()
  const { agencyName } = await readSettings(ctx.db)
  await ctx.db.transaction(async (tx) => {
    await revokeLinks(tx, account.id, 'enrol-second-factor')
    await insertLink(tx, {
      tokenHash: hashToken(token),
      purpose: 'enrol-second-factor',
      staffId: account.id,
      payload: seal(ctx.config, secret, account.id),
      life: '10 minutes',
    })
  })
  return { enrolment: token, secret, uri: secretUri(secret, agencyName, account.username) }
}

/**
 * Turns the second factor on and ends the account's other sessions.
 * @returns the recovery codes, which are shown this once
 * @throws AppError 401, 409, 422 for a wrong code and for an enrolment that has run out, 429
 */
export async function confirmEnrolment(
  ctx: Context,
  input: Record<string, unknown>,
): Promise<string[]> {
  const actor = mayUseSecondFactor(ctx)
  const proof = validate(enrolmentProof, input)
  const account = await ownAccount(ctx, actor)
  if (account.secondFactorSecret) throw isOn()
  const { isOver, retryAfter } = await countTry(ctx, proofLimit, actor.sessionId)
  if (isOver) throw tooMany(retryAfter)
  const tokenHash = hashToken(proof.enrolment)
  const pending = await selectLink(ctx.db, 'enrol-second-factor', tokenHash)
  const secret =
    pending?.staffId === account.id ? unseal(ctx.config, pending.payload, account.id) : undefined
  if (!secret) {
    throw ruleBroken([{ path: 'enrolment', message: 'This took too long. Please begin again.' }])
  }
  const step = stepOf(proof.code, secret)
  if (step === undefined) throw wrongCode()
  const codes = newRecoveryCodes()
  await ctx.db.transaction(async (tx) => {
    if (!(await consumeLink(tx, 'enrol-second-factor', tokenHash))) throw wrongCode()
    const isNew = await turnOn(tx, account.id, {
      secondFactorSecret: seal(ctx.config, secret, account.id),
      secondFactorStep: step,
      recoveryCodes: codes.map(hashRecoveryCode),
    })
    // Of two enrolments that end at once, each would call its own the one that is in force.
    if (!isNew) throw isOn()
    await deleteSessions(tx, account.id, actor.sessionId)
    await note(tx, actor, account, 'enable-second-factor')
  })
  return codes
}

/**
 * Replaces the recovery codes; the former ones are dead.
 * @throws AppError 401, 409 where the second factor is off, 422 for a wrong password or code, 429
 */
export async function renewRecoveryCodes(
  ctx: Context,
  input: Record<string, unknown>,
): Promise<string[]> {
  const actor = mayUseSecondFactor(ctx)
  const account = await accountProvenByBoth(ctx, actor, input)
  const codes = newRecoveryCodes()
  await ctx.db.transaction(async (tx) => {
    if (!(await updateRecoveryCodes(tx, account.id, codes.map(hashRecoveryCode)))) throw isOff()
    await note(tx, actor, account, 'renew-recovery-codes')
  })
  return codes
}

/**
 * Turns the caller's second factor off.
 * @throws AppError 401, 403 where the role must have one, 409 where it is off, 422, 429
 */
export async function disableSecondFactor(
  ctx: Context,
  input: Record<string, unknown>,
): Promise<void> {
  const actor = mayUseSecondFactor(ctx)
  if (await isSecondFactorRequired(ctx.db, actor.role)) {
    throw new AppError(403, 'Your role requires two-factor sign-in')
  }
  const account = await accountProvenByBoth(ctx, actor, input)
  await ctx.db.transaction(async (tx) => {
    await turnOff(tx, account.id)
    await note(tx, actor, account, 'disable-second-factor')
  })
}

/** Writes the change down and tells the account's owner by mail. */
export async function note(
  tx: Database,
  actor: Pick<Actor, 'id' | 'username'>,
  account: StaffRow,
  action: SecondFactorChange,
): Promise<void> {
  await recordAudit(tx, actor, {
    action,
    entity: 'staff',
    entityId: account.id,
    before: null,
    after: null,
  })
  await queueSecondFactorNotice(tx, account, action)
}

async function ownAccount(ctx: Context, actor: Actor): Promise<StaffRow> {
  const account = await selectStaff(ctx.db, actor.id)
  if (!account) throw new AppError(401, 'Your session has ended. Please sign in again.')
  return account
}

/** A token that fell into wrong hands is not enough. */
async function provenAccount(ctx: Context, actor: Actor, password: string): Promise<StaffRow> {
  const { isOver, retryAfter } = await countTry(ctx, passwordLimit, actor.sessionId)
  if (isOver) throw tooMany(retryAfter)
  const account = await ownAccount(ctx, actor)
  if (!(await verifyPassword(password, account.passwordHash))) {
    throw ruleBroken([{ path: 'currentPassword', message: 'Your current password is wrong' }])
  }
  await forgive(ctx, passwordLimit, actor.sessionId, 'all')
  return account
}

/** Nor are token and password together, where there is more to prove. The code is used up. */
async function accountProvenByBoth(
  ctx: Context,
  actor: Actor,
  input: Record<string, unknown>,
): Promise<StaffRow> {
  const { currentPassword, code } = validate(factorChange, input)
  const account = await provenAccount(ctx, actor, currentPassword)
  if (!account.secondFactorSecret) throw isOff()
  const attempt = await countCode(ctx, account)
  if (!(await consumeCode(ctx, ctx.db, account, code))) throw wrongCode()
  await attempt.succeeded()
  return account
}

const wrongCode = () => ruleBroken([{ path: 'code', message: secondFactorMessages.wrong }])
const isOn = () => new AppError(409, 'Two-factor sign-in is on already')
const isOff = () => new AppError(409, 'Two-factor sign-in is off')
