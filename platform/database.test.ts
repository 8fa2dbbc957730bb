/** What the pool makes of a database that says nothing any more, or is allowed to take its time. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, isUnavailable, openDatabase } from '#platform/database.ts'
import { createLog } from '#platform/log.ts'
import { createTestDatabase, type TestDatabase } from '#tests/database.ts'
import { type DatabaseDoor, openDoor } from '#tests/door.ts'

const connections = 3
let database: TestDatabase
let door: DatabaseDoor
let handle: ReturnType<typeof openDatabase>
beforeAll(async () => {
  database = await createTestDatabase()
  door = await openDoor(database.url)
  handle = openDatabase({ connectionString: door.url }, createLog('silent'), connections)
})
afterAll(async () => {
  door.close()
  await handle.close()
  await database.drop()
})

const ask = (db: Database) => db.execute(sql`select 1`)
/** As many at once as there are connections. */
const onAll = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: connections }, work))
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error) => (isUnavailable(error) ? 'unavailable' : error),
  )

test('a database that falls silent is away for all who ask, and is back with all connections', async () => {
  const { db } = handle
  const statements = () => onAll(() => outcome(ask(db)))
  const transactions = () => onAll(() => outcome(db.transaction(ask)))
  const all = async () => new Set([...(await statements()), ...(await transactions())])

  expect(await all()).toEqual(new Set(['done']))
  door.silence(true)
  // The first on connections that were open, all others on ones that don't come about.
  expect(await all()).toEqual(new Set(['unavailable']))
  door.silence(false)
  expect(await all()).toEqual(new Set(['done']))
})

test('transactions that can not even begin keep no connection', async () => {
  const { db } = handle
  for (let turn = 0; turn < 2; turn++) {
    expect(await outcome(db.transaction(ask))).toBe('done')
    door.silence(true)
    const begun = onAll(() => outcome(db.transaction(ask)))
    expect(await begun).toEqual(Array(connections).fill('unavailable'))
    door.silence(false)
  }
  expect(await onAll(() => outcome(db.transaction(ask)))).toEqual(Array(connections).fill('done'))
})

test('a transaction that goes on after a statement was given up finds the database away', async () => {
  const going = handle.db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 1`)
    await tx.execute(sql`select pg_sleep(1)`).catch(() => {})
    await ask(tx)
  })
  expect(await outcome(going)).toBe('unavailable')
})

test('a statement that is slow is ended by the database, unless its transaction takes its time', async () => {
  const { db } = handle
  const rest = (tx: Database) => tx.execute(sql`select pg_sleep(3.5)`)
  expect(await outcome(db.transaction(rest))).toBe('unavailable')
  expect(await outcome(db.transaction(rest, { takesTime: true }))).toBe('done')
})
