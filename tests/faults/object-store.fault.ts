/** An object store that is away, silent, refusing or cut off in the middle of a file. */
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { variantWidths } from '#platform/media/picture-variants.ts'
import { openDoorTo } from '#tests/door.ts'
import { openJob, postApplication } from '#tests/faults/applications.ts'
import { ask, expectLedger } from '#tests/faults/ledger.ts'
import { failedOf, startLoad } from '#tests/faults/load.ts'
import { amount, report, timesOf } from '#tests/faults/measure.ts'
import { startProduct } from '#tests/faults/product.ts'
import { watchForStarvation } from '#tests/faults/starvation.ts'
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
  const watch = await watchForStarvation(DATABASE_URL)
  const load = await startLoad(origin, { watch })
  const job = await openJob(origin)
  const acknowledged = new Set<string>()
  const times: number[] = []
  let starved = 0
  let at = 0
  const post = async (name: string) => {
    const begun = performance.now()
    const status = await postApplication(origin, job, name, 3 * megabyte)
    times.push(performance.now() - begun)
    if (status === 200) acknowledged.add(name)
    return { status, isStarved: watch.starvedSince(begun) }
  }
  /**
   * Several applications at once; the same again is the same one. Asks again where the machine had too
   * little for the database, which is no answer to what is expected.
   */
  const apply = async (names: string[], expected: number) => {
    const statuses = await Promise.all(
      names.map(async (name) => {
        for (;;) {
          const { status, isStarved } = await post(name)
          if (status === expected || status !== 503 || !isStarved) return status
          starved += 1
        }
      }),
    )
    return [...new Set(statuses)]
  }
  const someNames = () => Array.from({ length: amount(3, 10) }, () => `apply-${at++}`)

  expect(await apply(someNames(), 200)).toEqual([200])
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
    expect(await apply(names, status), name).toEqual([status])
    const told = timesOf(times)
    expect(await statusOf(`${origin}/media/0123456789abcdef.webp`), name).toBe(503)
    expect(await statusOf(`${origin}/readyz`), name).toBe(200)
    end()
    expect(await apply(names, 200), name).toEqual([200])
    report(`${names.length} applications while the store is ${name}`, { [`told ${status}`]: told })
  }
  await load.stop()
  await watch.stop()
  report('meanwhile', {
    'pages read': load.reads,
    'refused while the database starved': starved + load.starved,
  })
  expect([...load.reasons]).toEqual([])
  expect(failedOf(load)).toBe(0)

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

test('a file that breaks off at the store reaches nobody as a whole one, and is kept by nobody', async () => {
  const store = await startS3Server()
  onTestFinished(() => store.close())
  const env = { DATABASE_URL: await newDatabase(), STORAGE_URL: store.url }
  const { origin } = await startProduct(env)
  const html = await (await fetch(`${origin}/services`)).text()
  const [, hash = ''] = /\/media\/([0-9a-f]{40})/.exec(html) ?? []
  const picture = `/media/${hash}.webp`
  const sizes = variantWidths.map((width) => `${hash}w${width}.webp`)
  for (const key of sizes) store.objects.delete(`media/${key}`)
  /** @returns undefined where it comes with another status than 200, or breaks off */
  const read = async (path: string) => {
    const answer = await fetch(origin + path)
    const bytes = await answer.bytes().catch(() => undefined)
    return answer.status === 200 ? bytes : undefined
  }
  const whole = await read(picture)
  expect(whole?.length).toBeGreaterThan(0)

  store.breaksOff = true
  const rounds = amount(5, 50)
  for (let round = 0; round < rounds; round++) {
    expect(await read(picture)).toBeUndefined()
    // Such a size would be made of the picture, which can't be read whole.
    for (const key of sizes) expect(await read(`/media/${key}`)).toBeUndefined()
  }
  expect(await statusOf(`${origin}/healthz`)).toBe(200)
  expect(sizes.filter((key) => store.objects.has(`media/${key}`))).toEqual([])
  store.breaksOff = false
  expect(await read(picture)).toEqual(whole)
  report('files that break off at the store', { rounds, 'given as whole': 0 })
})
