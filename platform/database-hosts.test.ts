import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#platform/database.ts'
import { addressesOf, clientFor } from '#platform/database-hosts.ts'
import { createLog } from '#platform/log.ts'
import { createTestDatabase } from '#tests/database.ts'
import { openDoor } from '#tests/door.ts'

test.each([
  [
    'postgres://u:p@one:5432,two:5433/db',
    ['postgres://u:p@one:5432/db', 'postgres://u:p@two:5433/db'],
  ],
  ['postgresql://one,[::1]:5433/', ['postgresql://one/', 'postgresql://[::1]:5433/']],
  ['postgres://u:p%40,q@one/db?sslmode=require', ['postgres://u:p%40,q@one/db?sslmode=require']],
  [
    'postgres://one,two/db?target_session_attrs=read-write&sslmode=require',
    ['postgres://one/db?sslmode=require', 'postgres://two/db?sslmode=require'],
  ],
  ['postgres://one/db?a=b&target_session_attrs=primary', ['postgres://one/db?a=b']],
  ['postgres:///db?host=/run/sockets', ['postgres:///db?host=/run/sockets']],
])('%s is for %j', (url, addresses) => {
  expect(addressesOf(url)).toEqual(addresses)
})

const database = await createTestDatabase()
const [first, second] = [await openDoor(database.url), await openDoor(database.url)]
afterAll(async () => {
  first.close()
  second.close()
  await database.drop()
})

/** The database behind both doors. @param options of the address */
function behindBoth(options = ''): string {
  const url = new URL(first.url)
  return first.url.replace(url.host, `${url.host},${new URL(second.url).host}`) + options
}

test('a host that is lost is left for one that answers, and the other way round', async () => {
  const handle = openDatabase({ connectionString: behindBoth() }, createLog('silent'), 2)
  const ask = async () => {
    // The connections that were lost with a host are told to the pool one by one.
    for (let turn = 0; turn < 50; turn++) {
      const answer = await handle.db.execute(sql`select 1 as one`).catch(() => undefined)
      if (answer) return answer.rows
      await sleep(20)
    }
    return undefined
  }
  for (const [shut, open] of [
    [first, second],
    [second, first],
    [first, second],
  ] as const) {
    open.shut(false)
    shut.shut(true)
    expect(await ask()).toEqual([{ one: 1 }])
  }
  second.shut(true)
  await expect(handle.db.execute(sql`select 1`)).rejects.toMatchObject({ cause: {} })
  first.shut(false)
  expect(await ask()).toEqual([{ one: 1 }])
  second.shut(false)
  await handle.close()
})

test('hosts that take no writes are none', async () => {
  const standby = behindBoth('?options=-c%20default_transaction_read_only%3Don')
  const client = new (clientFor({ connectionString: standby }))({ connectionString: standby })
  await expect(client.connect()).rejects.toMatchObject({ code: '25006' })
})
