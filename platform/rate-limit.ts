/**
 * Counts how often something is tried and says when it is enough. All processes share the counts
 * through the database; while that is away, each process counts for itself, and nothing fails.
 */
import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { lt, sql } from 'drizzle-orm'
import { RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '#platform/app-error.ts'
import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database.ts'
import { errorFields } from '#platform/error-fields.ts'
import type { Log } from '#platform/log.ts'
import { rateLimitTable } from '#platform/rate-limit.table.ts'

/** What limits are counted with; every rule's context will do. */
export type LimitContext = { config: Pick<Config, 'rateLimits'>; db: Database; log: Log }

/** So many tries within so many seconds, counted from the first. */
export type Limit = { name: string; points: number; seconds: number }

const limiters = new WeakMap<Database, Map<string, RateLimiterDrizzle>>()

/**
 * Counts one try of `key` under the limit `name`.
 * @param key whose tries are counted together; only a hash of it is stored
 * @throws AppError 429 with `Retry-After` when there were more than `points` within `seconds`
 */
export async function limit(
  ctx: LimitContext,
  name: string,
  key: string,
  points: number,
  seconds: number,
): Promise<void> {
  const { isOver, retryAfter } = await countTry(ctx, { name, points, seconds }, key)
  if (isOver) throw tooMany(retryAfter)
}

/** 429: what was asked for was tried too often; `retryAfter` in seconds. */
export const tooMany = (retryAfter: number) =>
  new AppError(429, 'Too many tries. Please wait a while and try again.', { retryAfter })

/**
 * Counts one try and says how many there have been, for those who do something else than refuse.
 * `retryAfter` is in seconds.
 */
export async function countTry(
  ctx: LimitContext,
  of: Limit,
  key: string,
): Promise<{ tries: number; isOver: boolean; retryAfter: number }> {
  if (!ctx.config.rateLimits) return { tries: 0, isOver: false, retryAfter: 0 }
  const answer = ({ consumedPoints, msBeforeNext }: RateLimiterRes) => ({
    tries: consumedPoints,
    isOver: consumedPoints > of.points,
    retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1000)),
  })
  try {
    const limiter = limiterOf(ctx.db, of)
    const counted = await consume(limiter, key)
    // A clock that was days ahead has been set right: nobody is to wait until it gets there again.
    if (counted.msBeforeNext <= 2 * of.seconds * 1_000) return answer(counted)
    await limiter.delete(hashed(key))
    return answer(await consume(limiter, key))
  } catch (refusal) {
    ctx.log.warn({ cause: errorFields(refusal), limit: of.name }, 'a limit could not be counted')
    return { tries: 0, isOver: false, retryAfter: 0 }
  }
}

/** @returns the count, whether it is above the limit or not */
const consume = (limiter: RateLimiterDrizzle, key: string): Promise<RateLimiterRes> =>
  limiter.consume(hashed(key)).catch((refusal: unknown) => {
    if (refusal instanceof RateLimiterRes) return refusal
    throw refusal
  })

/** Takes back one counted try, or all of them, where it turned out to be a rightful one. */
export async function forgive(
  ctx: LimitContext,
  of: Limit,
  key: string,
  which: 'one' | 'all',
): Promise<void> {
  if (!ctx.config.rateLimits) return
  const limiter = limiterOf(ctx.db, of)
  const done = which === 'all' ? limiter.delete(hashed(key)) : limiter.reward(hashed(key))
  await done.catch((error) => {
    ctx.log.warn({ cause: errorFields(error), limit: of.name }, 'a limit could not be taken back')
  })
}

/**
 * Whom an address belongs to, as far as one can tell: an IPv6 caller has at least a /64 to
 * themselves and could change the rest of the address with every try.
 */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip
  const [head = '', tail] = ip.split('%')[0]?.split('::') ?? []
  const groups = head.split(':').filter(Boolean)
  const ending = tail?.split(':').filter(Boolean) ?? []
  // An address that ends in dotted IPv4 has that in place of two groups.
  const taken = groups.length + ending.length + (ending.at(-1)?.includes('.') ? 1 : 0)
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - taken)
  const all = [...groups, ...Array<string>(zeros).fill('0'), ...ending]
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/** Removes counts that have run out. @returns how many */
export async function purgeLimits({ db }: Pick<LimitContext, 'db'>): Promise<number> {
  const { rowCount } = await db.delete(rateLimitTable).where(lt(rateLimitTable.expire, sql`now()`))
  return rowCount ?? 0
}

function limiterOf(db: Database, { name, points, seconds }: Limit): RateLimiterDrizzle {
  const known = limiters.get(db) ?? new Map<string, RateLimiterDrizzle>()
  limiters.set(db, known)
  const id = `${name} ${points} ${seconds}`
  const found = known.get(id)
  if (found) return found
  const options = { keyPrefix: name, points, duration: seconds }
  const made = new RateLimiterDrizzle({
    ...options,
    storeClient: db,
    schema: rateLimitTable,
    clearExpiredByTimeout: false,
    insuranceLimiter: new RateLimiterMemory(options),
  })
  known.set(id, made)
  return made
}

const hashed = (key: string) => createHash('sha256').update(key).digest('base64url')
