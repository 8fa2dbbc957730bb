/** Servers that are replaced under load, and one that is killed while it brings the tables up to date. */
import { setTimeout as sleep } from 'node:timers/promises'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { expect, onTestFinished, test } from 'vitest'
import { openDoor } from '#tests/door.ts'
import { expectApplications, startApplying } from '#tests/faults/applications.ts'
import { ask, expectLedger } from '#tests/faults/ledger.ts'
import { failedOf, startLoad } from '#tests/faults/load.ts'
import { amount, createChance, report, timesOf, until } from '#tests/faults/measure.ts'
import { startNginx } from '#tests/faults/nginx.ts'
import { newFolder, newProduct, type Product, startProduct } from '#tests/faults/product.ts'
import { startProxy } from '#tests/faults/proxy.ts'
import { watchForStarvation } from '#tests/faults/starvation.ts'
import { newDatabase, signIn } from '#tests/start/server-process.ts'

/** Bytes of a resume: enough for a stop in the middle of it. */
const resumeBytes = 262_144

/** Restarts `products` in turn under the load of `origin`, and expects that no request fails. */
async function restartInTurn(DATABASE_URL: string, products: Product[], origin: string) {
  const watch = await watchForStarvation(DATABASE_URL)
  const load = await startLoad(origin, { readers: 4, writers: 4, watch })
  const applying = await startApplying(origin, resumeBytes, watch)
  const restarts = amount(6, 20)
  const ends: number[] = []
  for (let restart = 0; restart < restarts; restart++) {
    const product = products[restart % products.length]
    await sleep(300)
    const begun = performance.now()
    expect(await product?.end('SIGTERM')).toBe(0)
    ends.push(performance.now() - begun)
    product?.launch()
    await product?.ready()
  }
  await load.stop()
  await applying.stop()
  await watch.stop()
  const failed = failedOf(load) + applying.refused - applying.starved
  const figures = {
    'pages read': load.reads,
    acknowledged: load.acknowledged.size,
    'applications with a resume': applying.acknowledged.size,
    failed,
    'of these reads': load.readsRefused,
    'posts told 503': load.refused.away,
    'posts unanswered': load.refused.unanswered,
    'applications refused': applying.refused,
    'why unanswered': [...load.reasons].join('; ') || 'none was',
    'refused while the database starved': load.starved + applying.starved,
    'a stop took': timesOf(ends),
    'longest wait of others for the database, ms': Math.round(watch.longest()),
  }
  report(`${restarts} rolling restarts`, figures)
  expect([...load.reasons]).toEqual([])
  expect(failed).toBe(0)
  const connection = { connectionString: DATABASE_URL }
  await expectLedger(connection, load)
  const resumes = { origin, token: await signIn(origin), bytes: resumeBytes }
  await expectApplications(connection, applying, resumes)
}

/** Two servers that are one product, with one folder for what is uploaded. */
async function startTwo(): Promise<{ DATABASE_URL: string; products: Product[] }> {
  const DATABASE_URL = await newDatabase()
  const env = { DATABASE_URL, STORAGE_URL: `file://${newFolder()}` }
  const first = await startProduct(env)
  const second = await startProduct({ ...env, PUBLIC_URL: first.origin })
  return { DATABASE_URL, products: [first, second] }
}

test('two servers behind a proxy are restarted in turn, and no request fails', async () => {
  const { DATABASE_URL, products } = await startTwo()
  const proxy = await startProxy(products.map(({ origin }) => origin))
  onTestFinished(() => proxy.close())
  await restartInTurn(DATABASE_URL, products, proxy.origin)
  report('of these', { 'asked of the other server instead': proxy.retried() })
})

test('so they are behind nginx, which keeps connections open and repeats no post without a key', async (context) => {
  const { DATABASE_URL, products } = await startTwo()
  const origin = await startNginx(products.map((product) => product.origin))
  if (!origin) return context.skip()
  await restartInTurn(DATABASE_URL, products, origin)
})

test('a server that is killed during its first start leaves what the next one mends', async () => {
  const chance = createChance()
  const migrations = readMigrationFiles({ migrationsFolder: 'database/migrations' }).length

  /** Starts on an empty database; kills it as soon as it has sent `pieces`, and starts it again. */
  async function start(pieces: number): Promise<number> {
    let sent = 0
    const database = await newDatabase()
    const door = await openDoor(database, () => {
      sent += 1
      if (sent === pieces) process.kill(product.pid(), 'SIGKILL')
      return undefined
    })
    const env = { DATABASE_URL: door.url, SAMPLE_CONTENT: 'off' }
    const product = await newProduct(env)
    product.launch()
    if (pieces !== Infinity) {
      await until(`piece ${pieces}`, () => sent >= pieces)
      await product.end('SIGKILL')
      product.launch()
    }
    await product.ready()
    const needed = sent
    expect((await fetch(`${product.origin}/readyz`)).status).toBe(200)
    expect((await fetch(`${product.origin}/`)).status).toBe(200)
    await signIn(product.origin)
    const [found] = await ask<{ applied: number; staff: number }>(
      { connectionString: database },
      `select (select count(*)::int from drizzle.__drizzle_migrations) as applied,
         (select count(*)::int from staff) as staff`,
    )
    expect(found).toEqual({ applied: migrations, staff: 1 })
    await product.stop()
    door.close()
    return needed
  }

  const pieces = await start(Infinity)
  const kills = amount(5, pieces)
  for (let kill = 0; kill < kills; kill++) {
    // The short form takes one moment from each stretch, the long one every statement.
    const from = Math.floor((kill * pieces) / kills)
    const to = Math.floor(((kill + 1) * pieces) / kills)
    await start(1 + chance.between(from, to))
  }
  report('kill -9 within the migrations of a first start', { kills, 'of messages': pieces })
})
