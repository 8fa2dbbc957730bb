/** An object store that is away, silent, refusing or cut off in the middle of a file. */
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { openDoorTo } from '#tests/door.ts'
import { openJob, postApplication } from '#tests/faults/applications.ts'
import { ask, expectLedger } from '#tests/faults/ledger.ts'
import { startLoad } from '#tests/faults/load.ts'
import { amount, report, timesOf } from '#tests/faults/measure.ts'
import { startProduct } from '#tests/faults/product.ts'
import { statusOf } from '#tests/faults/visitors.ts'
import { startS3Server } from '#tests/s3-server.ts'
import { newDatabase } from '#tests/start/server-process.ts'

const megabyte = 1_048_576

test('a store in trouble: uploads are refused, pages go on, and no record lacks its file', async () => {
  const DATABASE_URL = await newDatabase()
  const store = await startS3Server()
  onTestFinished(() => store.close())
  let cuts = false
  let passed = 0
  const door = await openDoorTo(
    () => connect(Number(new URL(store.url).port), '127.0.0.1'),
    ({ length }) => {
      passed += length
      return cuts && passed > megabyte ? 'cut' : undefined
    },
  )
  onTestFinished(() => door.close())
  const STORAGE_URL = store.url.replace(/(?<=127\.0\.0\.1:)\d+/, String(door.port))
  const { origin } = await startProduct({ DATABASE_URL, STORAGE_URL })
  const load = await startLoad(origin)
  const job = await openJob(origin)
  const acknowledged = new Set<string>()
  const times: number[] = []
  let at = 0
  /** Several applications at once; the same again is the same one. */
  const apply = async (names: string[]) => {
    const statuses = await Promise.all(
      names.map(async (name) => {
        const begun = performance.now()
        const status = await postApplication(origin, job, name, 3 * megabyte)
        times.push(performance.now() - begun)
        if (status === 200) acknowledged.add(name)
        return status
      }),
    )
    return [...new Set(statuses)]
  }
  const someNames = () => Array.from({ length: amount(3, 10) }, () => `apply-${at++}`)

  expect(await apply(someNames())).toEqual([200])
  const troubles = {
    away: [() => door.shut(true), () => door.shut(false), 503],
    silent: [() => door.silence(true), () => door.silence(false), 503],
    'failing (500)': [() => (store.failWith = 500), () => (store.failWith = undefined), 503],
    'full (507)': [() => (store.failWith = 507), () => (store.failWith = undefined), 507],
    'cut in the middle': [() => (cuts = true), () => (cuts = false), 503],
  } as const
  for (const [name, [begin, end, status]] of Object.entries(troubles)) {
    passed = 0
    times.length = 0
    begin()
    const names = someNames()
    expect(await apply(names), name).toEqual([status])
    const told = timesOf(times)
    expect(await statusOf(`${origin}/media/0123456789abcdef.webp`), name).toBe(503)
    expect(await statusOf(`${origin}/readyz`), name).toBe(200)
    end()
    expect(await apply(names), name).toEqual([200])
    report(`${names.length} applications while the store is ${name}`, { [`told ${status}`]: told })
  }
  await load.stop()
  expect(load.readsRefused).toBe(0)
  expect(load.refused).toEqual({ away: 0, unanswered: 0 })

  const rows = await ask<{ email: string; key: string; held: boolean }>(
    { connectionString: DATABASE_URL },
    `select a.email, m.key, m.released_at is null as held
     from application a join media m on m.key = a.resume_key`,
  )
  expect(rows.map(({ email }) => email).toSorted()).toEqual(
    [...acknowledged].map((name) => `${name}@example.com`).toSorted(),
  )
  expect(rows.filter(({ held }) => !held)).toEqual([])
  const sizes = rows.map(({ key }) => store.objects.get(`private/${key}`)?.bytes.length)
  expect(new Set(sizes)).toEqual(new Set([3 * megabyte]))
  // What else lies there is noted as let go, so that the sweep removes it.
  const noted = await ask<{ key: string }>(
    { connectionString: DATABASE_URL },
    `select key from media where visibility = 'private' and released_at is not null`,
  )
  const loose = new Set(noted.map(({ key }) => `private/${key}`))
  const held = new Set(rows.map(({ key }) => `private/${key}`))
  const stray = [...store.objects.keys()].filter(
    (key) => key.startsWith('private/') && !held.has(key) && !loose.has(key),
  )
  expect(stray).toEqual([])
  await expectLedger({ connectionString: DATABASE_URL }, load)
})
