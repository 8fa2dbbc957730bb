/** A database that is locked or takes no more connections, and what visitors notice of it. */
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { ask, expectLedger } from '#tests/faults/ledger.ts'
import { postEnquiry, startLoad } from '#tests/faults/load.ts'
import { amount, report, timesOf, until } from '#tests/faults/measure.ts'
import { startProduct } from '#tests/faults/product.ts'
import { statusOf } from '#tests/faults/visitors.ts'
import { newDatabase } from '#tests/start/server-process.ts'

test('a lock that is held, and connections that are all taken: fail fast, and no pile-up', async () => {
  const url = await newDatabase()
  const product = await startProduct({ DATABASE_URL: url })
  const { origin } = product
  const load = await startLoad(origin, { writers: 0 })
  const client = new pg.Client(url)
  await client.connect()
  await client.query('begin; lock table enquiry in access exclusive mode')

  // More than there are connections, at once and again.
  const times: number[] = []
  const post = async (email: string) => {
    const begun = performance.now()
    const { status } = await postEnquiry(origin, email, email, 30_000)
    times.push(performance.now() - begun)
    return status
  }
  const emails = Array.from({ length: amount(60, 300) }, (_, at) => `load-lock-${at}@example.com`)
  for (const email of emails) load.sent.add(email)
  expect(new Set(await Promise.all(emails.map(post)))).toEqual(new Set([503]))
  report(`${emails.length} enquiries at once while their table is locked`, {
    'told 503': timesOf(times),
  })
  await client.query('commit')
  await until('readiness', async () => (await statusOf(`${origin}/readyz`)) === 200)
  for (const email of emails) {
    expect(await post(email)).toBe(200)
    load.acknowledged.add(email)
  }
  await client.end()
  await load.stop()
  expect(load.readsRefused).toBe(0)
  await expectLedger({ connectionString: url }, load)
})

test.each([
  { name: 'takes its time', seconds: 0.5, told: [200, 503] },
  { name: 'takes longer than it may', seconds: 5, told: [503] },
])(
  'a database that $name: whoever waits too long is told, pages go on, nothing is stored twice',
  async ({ name, seconds, told }) => {
    const url = await newDatabase()
    const product = await startProduct({ DATABASE_URL: url })
    const { origin } = product
    const load = await startLoad(origin, { writers: 0 })
    await ask(
      { connectionString: url },
      `create function dawdle() returns trigger language plpgsql as
         $$ begin perform pg_sleep(${seconds}); return new; end $$;
       create trigger dawdle before insert on enquiry for each row execute function dawdle()`,
    )
    const times: number[] = []
    const post = async (email: string) => {
      const begun = performance.now()
      const { status } = await postEnquiry(origin, email, email, 30_000)
      times.push(performance.now() - begun)
      if (status === 200) load.acknowledged.add(email)
      return status
    }
    const emails = Array.from({ length: amount(60, 300) }, (_, at) => `load-slow-${at}@example.com`)
    for (const email of emails) load.sent.add(email)
    const statuses = await Promise.all(emails.map(post))
    expect([...new Set(statuses)].toSorted()).toEqual(told)
    expect(await statusOf(`${origin}/healthz`)).toBe(200)
    report(`${emails.length} enquiries at once to a database that ${name}`, {
      acknowledged: load.acknowledged.size,
      answered: timesOf(times),
    })
    await ask({ connectionString: url }, 'drop trigger dawdle on enquiry')
    await until('readiness', async () => (await statusOf(`${origin}/readyz`)) === 200)
    // Those that were acknowledged, too, as if their answers had been lost.
    for (const email of emails) expect(await post(email)).toBe(200)
    await load.stop()
    expect(load.readsRefused).toBe(0)
    await expectLedger({ connectionString: url }, load)
  },
)

test('no connection left on the database: not ready, pages go on, and it recovers', async () => {
  const url = await newDatabase()
  const product = await startProduct({ DATABASE_URL: url })
  const { origin } = product
  const load = await startLoad(origin, { writers: 0 })
  const name = new URL(url).pathname.slice(1)
  const admin = new pg.Client(inject('postgresUrl'))
  await admin.connect()
  const allow = (many: number) => admin.query(`alter database ${name} connection limit ${many}`)
  await allow(0)
  await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = $1`, [
    name,
  ])
  const notReady = await until(
    'a word of it',
    async () => (await statusOf(`${origin}/readyz`)) === 503,
  )
  expect((await postEnquiry(origin, 'load-none@example.com', 'none')).status).toBe(503)
  await sleep(2_000)
  await allow(-1)
  const ready = await until('readiness', async () => (await statusOf(`${origin}/readyz`)) === 200)
  expect((await postEnquiry(origin, 'load-none@example.com', 'none')).status).toBe(200)
  await admin.end()
  await load.stop()
  expect(load.readsRefused).toBe(0)
  expect(load.wrong).toEqual([])
  report('no connections left', {
    'told after ms': Math.round(notReady),
    'ready again after ms': Math.round(ready),
  })
})
