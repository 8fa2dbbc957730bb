import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AppError } from '#platform/app-error.ts'
import { openDatabase } from '#platform/database.ts'
import { createLog } from '#platform/log.ts'
import { rateLimitTable } from '#platform/rate-limit.table.ts'
import { type LimitContext, limit, networkOf, purgeLimits } from '#platform/rate-limit.ts'
import { createTestDatabase, type TestDatabase } from '#tests/database.ts'
import { someoneWaits } from '#tests/lock-wait.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const contextOf = (changes: Partial<LimitContext> = {}): LimitContext => ({
  config: { rateLimits: true },
  db: database.db,
  log: createLog('silent'),
  ...changes,
})
const statusOf = (work: Promise<void>) =>
  work.then(
    () => 200,
    (error: unknown) => (error instanceof AppError ? error.status : error),
  )

describe('a limit', () => {
  test('lets so many through and no more, also all at once', async () => {
    const tries = Array.from({ length: 12 }, () =>
      statusOf(limit(contextOf(), 'burst', 'someone', 5, 60)),
    )
    const statuses = await Promise.all(tries)
    expect(statuses.filter((status) => status === 200)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(7)
  })

  test('is shared by all processes', async () => {
    const other = openDatabase({ connectionString: database.url }, createLog('silent'), 1)
    await limit(contextOf(), 'shared', 'someone', 1, 60)
    const there = contextOf({ db: other.db })
    expect(await statusOf(limit(there, 'shared', 'someone', 1, 60))).toBe(429)
    await other.close()
  })

  test('is counted once at a time, so that a flood takes no connections from others', async () => {
    const again = () => statusOf(limit(contextOf(), 'flood', 'someone', 1, 60))
    expect([await again(), await again()]).toEqual([200, 429])
    let counted: Promise<unknown> | undefined
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`lock table rate_limit`)
      counted = Promise.all(Array.from({ length: 5 }, again))
      await someoneWaits(database.db)
    })
    expect(await counted).toEqual(Array(5).fill(429))
  })

  test('counts each name and each key by itself', async () => {
    await limit(contextOf(), 'one', 'someone', 1, 60)
    expect(await statusOf(limit(contextOf(), 'two', 'someone', 1, 60))).toBe(200)
    expect(await statusOf(limit(contextOf(), 'one', 'someone else', 1, 60))).toBe(200)
    expect(await statusOf(limit(contextOf(), 'one', 'someone', 1, 60))).toBe(429)
  })

  test('says when to come back, in seconds', async () => {
    await limit(contextOf(), 'later', 'someone', 1, 60)
    await expect(limit(contextOf(), 'later', 'someone', 1, 60)).rejects.toMatchObject({
      status: 429,
      retryAfter: 60,
    })
  })

  test('that was counted by a clock days ahead is counted anew', async () => {
    await limit(contextOf(), 'ahead', 'someone', 1, 60)
    expect(await statusOf(limit(contextOf(), 'ahead', 'someone', 1, 60))).toBe(429)
    await database.db.update(rateLimitTable).set({ expire: sql`now() + interval '3 days'` })
    expect(await statusOf(limit(contextOf(), 'ahead', 'someone', 1, 60))).toBe(200)
    expect(await statusOf(limit(contextOf(), 'ahead', 'someone', 1, 60))).toBe(429)
  })

  test('lets everything through where limits are off', async () => {
    const off = contextOf({ config: { rateLimits: false } })
    for (let time = 0; time < 3; time++) {
      expect(await statusOf(limit(off, 'off', 'someone', 1, 60))).toBe(200)
    }
  })

  test('holds within the process while the database is away, and is no failure', async () => {
    const away = openDatabase(
      { host: '127.0.0.1', port: 1, user: 'x', database: 'x' },
      createLog('silent'),
    )
    const ctx = contextOf({ db: away.db })
    expect(await statusOf(limit(ctx, 'away', 'someone', 1, 60))).toBe(200)
    expect(await statusOf(limit(ctx, 'away', 'someone', 1, 60))).toBe(429)
    await away.close()
  })
})

test('counts that have run out are removed, the others stay', async () => {
  await database.db.delete(rateLimitTable)
  await database.db.insert(rateLimitTable).values([
    { key: 'gone', points: 1, expire: new Date(Date.now() - 1_000) },
    { key: 'counting', points: 1, expire: new Date(Date.now() + 60_000) },
  ])
  expect(await purgeLimits(contextOf())).toBe(1)
  const left = await database.db.select({ key: rateLimitTable.key }).from(rateLimitTable)
  expect(left).toEqual([{ key: 'counting' }])
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
  ['', ''],
])('%s belongs to %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
