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
export type Limit = {
  name: string
  points: number
  seconds: number
  /** Whether it matters how many come above it, as where they are only slowed. */
  countsOn?: boolean
}

/**
 * How many tries there have been, whether that is above the limit, and for how many seconds. Only this process's
 * own where the database could not count.
 */
type Count = { tries: number; isOver: boolean; retryAfter: number; isOwn?: boolean }

/** The try of a key that came last, while it is being counted. */
const counting = new Map<string, Promise<Count>>()

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
 *
 * Tries of one key are counted one after the other, and what comes while one is refused is refused with it:
 * each count waits for the one before it, and whoever tries hundreds at once would take all connections to
 * the database from everyone else.
 */
export async function countTry(ctx: LimitContext, of: Limit, key: string): Promise<Count> {
  if (!ctx.config.rateLimits) return { tries: 0, isOver: false, retryAfter: 0 }
  const id = `${of.name} ${of.points} ${of.seconds} ${hashed(key)}`
  const count = countAfter(counting.get(id), ctx, of, key)
  counting.set(id, count)
  try {
    return await count
  } finally {
    if (counting.get(id) === count) counting.delete(id)
  }
}

async function countAfter(
  before: Promise<Count> | undefined,
  ctx: LimitContext,
  of: Limit,
  key: string,
): Promise<Count> {
  const known = await before
  if (known?.isOver && !of.countsOn) return known
  return known?.isOwn ? countHere(of, key) : countInStore(ctx, of, key)
}

const countHere = async (of: Limit, key: string): Promise<Count> => ({
  ...countOf(of, await consume(memoryOf(of), key)),
  isOwn: true,
})

const countOf = ({ points }: Limit, { consumedPoints, msBeforeNext }: RateLimiterRes): Count => ({
  tries: consumedPoints,
  isOver: consumedPoints > points,
  retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1000)),
})

async function countInStore(ctx: LimitContext, of: Limit, key: string): Promise<Count> {
  try {
    const limiter = limiterOf(ctx.db, of)
    const counted = await consume(limiter, key)
    // A clock that was days ahead has been set right: nobody is to wait until it gets there again.
    if (counted.msBeforeNext <= 2 * of.seconds * 1_000) return countOf(of, counted)
    await limiter.delete(hashed(key))
    return countOf(of, await consume(limiter, key))
  } catch {
    return countHere(of, key)
  }
}

/** @returns the count, whether it is above the limit or not */
const consume = (
  limiter: RateLimiterDrizzle | RateLimiterMemory,
  key: string,
): Promise<RateLimiterRes> =>
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
  const made = new RateLimiterDrizzle({
    keyPrefix: name,
    points,
    duration: seconds,
    storeClient: db,
    schema: rateLimitTable,
    clearExpiredByTimeout: false,
  })
  known.set(id, made)
  return made
}

const memories = new Map<string, RateLimiterMemory>()

/** What counts in this process alone, while the database doesn't. */
function memoryOf({ name, points, seconds }: Limit): RateLimiterMemory {
  const id = `${name} ${points} ${seconds}`
  const found = memories.get(id)
  if (found) return found
  const made = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds })
  memories.set(id, made)
  return made
}

const hashed = (key: string) => createHash('sha256').update(key).digest('base64url')
