/** A database that is stopped, slow or full, and what visitors and staff notice of it. */
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openDoor } from '#tests/e2e/product-with-cut.ts'
import { expectLedger } from '#tests/faults/ledger.ts'
import { enquiryFrom, postEnquiry, startLoad } from '#tests/faults/load.ts'
import { amount, report, timesOf, until } from '#tests/faults/measure.ts'
import { startProduct } from '#tests/faults/product.ts'
import { newDatabase, signIn } from '#tests/start/server-process.ts'

/** Every public page that search engines are told of. */
async function publicPages(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
  return addresses.map(([, loc = '']) => {
    const { pathname, search } = new URL(loc.replaceAll('&amp;', '&'))
    return pathname + search
  })
}

const statusOf = async (address: string, init: RequestInit = {}) => {
  const answer = await fetch(address, { ...init, signal: AbortSignal.timeout(30_000) })
  await answer.arrayBuffer()
  return answer.status
}

/** The contact form as a browser without script posts it. */
const postPage = (origin: string) =>
  fetch(`${origin}/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      ...enquiryFrom('typed@example.com'),
      message: 'This took an evening to write.',
    }),
  })

test('a stopped database: pages go on, forms and staff are told, and all recover', async () => {
  const door = await openDoor(await newDatabase())
  onTestFinished(() => door.close())
  const product = await startProduct({ DATABASE_URL: door.url })
  const { origin } = product
  const paths = await publicPages(origin)
  const bearer = { authorization: `Bearer ${await signIn(origin)}` }
  const load = await startLoad(origin, { paths, writers: 2 })
  await until('a first acknowledgement', () => load.acknowledged.size > 5)

  door.shut(true)
  const seconds = amount(10, 60)
  const over = performance.now() + seconds * 1_000
  const before = load.reads
  while (performance.now() < over) {
    const kept = await postPage(origin)
    expect(kept.status).toBe(503)
    expect(await kept.text()).toContain('This took an evening to write.')
    expect(await statusOf(`${origin}/api/v1/contact`, { headers: bearer })).toBe(503)
    expect(await statusOf(`${origin}/readyz`)).toBe(503)
    expect(await statusOf(`${origin}/healthz`)).toBe(200)
    await sleep(250)
  }
  expect(load.reads).toBeGreaterThan(before)
  expect(load.readsRefused).toBe(0)
  const back = performance.now()
  door.shut(false)
  const ready = await until('readiness', async () => (await statusOf(`${origin}/readyz`)) === 200)
  await until('an acknowledgement', () => load.lastAcknowledged > back)
  const written = performance.now() - back
  expect(await statusOf(`${origin}/api/v1/contact`, { headers: bearer })).toBe(200)
  await load.stop()
  report(`database stopped for ${seconds} s`, {
    pages: paths.length,
    'reads meanwhile': load.reads - before,
    'ready again after ms': Math.round(ready),
    'next acknowledgement after ms': Math.round(written),
  })
  await expectLedger({ connectionString: door.url }, load)
})

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
