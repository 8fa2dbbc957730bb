/**
 * How often one may try to sign in. Someone who guesses at one account from one address is stopped;
 * guesses at one account from many addresses only slow it down, so that nobody can lock its owner
 * out; and one address can't go through all the accounts.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import {
  countTry,
  forgive,
  type Limit,
  type LimitContext,
  networkOf,
  tooMany,
} from '#platform/rate-limit.ts'

const quarterHour = 15 * 60
const pairLimit: Limit = { name: 'sign-in-pair', points: 10, seconds: quarterHour }
const addressLimit: Limit = { name: 'sign-in-address', points: 100, seconds: quarterHour }
const accountLimit: Limit = {
  name: 'sign-in-account',
  points: 20,
  seconds: quarterHour,
  countsOn: true,
}

/** Milliseconds that each failure above the account's limit adds, and the longest wait. */
const slowness = 200
const longestWait = 4_000

/** One try, counted as a failure until it turns out right. */
export type SignInTry = { succeeded(): Promise<void> }

/**
 * Counts a try before its password is looked at, so that many at once can't slip through.
 * @throws AppError 429 with `Retry-After`
 */
export async function countSignIn(
  ctx: LimitContext & { ip: string },
  username: string,
): Promise<SignInTry> {
  const address = networkOf(ctx.ip)
  const account = username.toLowerCase()
  const pair = `${account}\n${address}`
  const [byPair, byAddress] = await Promise.all([
    countTry(ctx, pairLimit, pair),
    countTry(ctx, addressLimit, address),
  ])
  const over = [byPair, byAddress].filter(({ isOver }) => isOver)
  if (over.length > 0) throw tooMany(Math.max(...over.map(({ retryAfter }) => retryAfter)))
  // Counted only here: whoever is stopped already must not slow the owner down any further.
  const { tries } = await countTry(ctx, accountLimit, account)
  const excess = Math.max(0, tries - accountLimit.points)
  if (excess > 0) await sleep(Math.min(excess * slowness, longestWait))
  return {
    async succeeded() {
      await Promise.all([
        forgive(ctx, pairLimit, pair, 'all'),
        forgive(ctx, addressLimit, address, 'one'),
        forgive(ctx, accountLimit, account, 'one'),
      ])
    },
  }
}
