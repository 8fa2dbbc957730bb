/** A new version with a migration of its own: brought in under load, and killed while it migrates. */
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { expect, onTestFinished, test } from 'vitest'
import { openDoor } from '#tests/door.ts'
import { ask, expectLedger } from '#tests/faults/ledger.ts'
import { failedOf, startLoad } from '#tests/faults/load.ts'
import { amount, createChance, report, until } from '#tests/faults/measure.ts'
import { makeNextVersion } from '#tests/faults/next-version.ts'
import { newProduct, startProduct } from '#tests/faults/product.ts'
import { startProxy } from '#tests/faults/proxy.ts'
import { watchForStarvation } from '#tests/faults/starvation.ts'
import { newDatabase } from '#tests/start/server-process.ts'

const migrations = readMigrationFiles({ migrationsFolder: 'database/migrations' }).length

/** That the new version's migration has been applied, whole and once. */
async function expectNextVersion(connectionString: string): Promise<void> {
  const [found] = await ask(
    { connectionString },
    `select (select count(*)::int from drizzle.__drizzle_migrations) as applied,
       (select string_agg(said, ' ') from next_version) as said,
       (select count(*)::int from pg_indexes where indexname = 'enquiry_next_version_index') as indexes`,
  )
  expect(found).toEqual({ applied: migrations + 1, said: 'once', indexes: 1 })
}

test('two servers are replaced by a new version in turn, and no request fails', async () => {
  const DATABASE_URL = await newDatabase()
  const first = await startProduct({ DATABASE_URL })
  const old = [first, await startProduct({ DATABASE_URL, PUBLIC_URL: first.origin })]
  const proxy = await startProxy(old.map(({ origin }) => origin))
  onTestFinished(() => proxy.close())
  const next = makeNextVersion()
  const watch = await watchForStarvation(DATABASE_URL)
  const load = await startLoad(proxy.origin, { watch })
  await until('a first acknowledgement', () => load.acknowledged.size > 20)
  for (const product of old) {
    expect(await product.end('SIGTERM')).toBe(0)
    const { port } = new URL(product.origin)
    const env = { DATABASE_URL, PORT: port, DATA_DIR: product.dataDir, PUBLIC_URL: first.origin }
    const replaced = await newProduct(env, next)
    replaced.launch()
    await replaced.ready()
    const before = load.acknowledged.size
    await until('acknowledgements', () => load.acknowledged.size > before + 20)
  }
  await load.stop()
  await watch.stop()
  report('a new version with a migration', {
    'pages read': load.reads,
    acknowledged: load.acknowledged.size,
    failed: failedOf(load),
    'refused while the database starved': load.starved,
    'asked of the other server instead': proxy.retried(),
  })
  expect([...load.reasons]).toEqual([])
  expect(failedOf(load)).toBe(0)
  await expectNextVersion(DATABASE_URL)
  await expectLedger({ connectionString: DATABASE_URL }, load)
})

test('a new version that is killed during its migration leaves what its next start mends', async () => {
  const chance = createChance()
  const next = makeNextVersion()

  /** Starts the new version on the old one's tables, and kills it once it has sent `pieces`. */
  async function upgrade(pieces: number): Promise<number> {
    const database = await newDatabase()
    const old = await startProduct({ DATABASE_URL: database, SAMPLE_CONTENT: 'off' })
    await old.stop()
    let sent = 0
    const door = await openDoor(database, () => {
      sent += 1
      if (sent === pieces) process.kill(product.pid(), 'SIGKILL')
      return undefined
    })
    const product = await newProduct({ DATABASE_URL: door.url, SAMPLE_CONTENT: 'off' }, next)
    product.launch()
    if (pieces !== Infinity) {
      await until(`piece ${pieces}`, () => sent >= pieces)
      await product.end('SIGKILL')
      product.launch()
    }
    await product.ready()
    const needed = sent
    expect((await fetch(`${product.origin}/`)).status).toBe(200)
    await expectNextVersion(database)
    await product.stop()
    door.close()
    return needed
  }

  const pieces = await upgrade(Infinity)
  const kills = amount(4, pieces)
  for (let kill = 0; kill < kills; kill++) {
    const from = Math.floor((kill * pieces) / kills)
    const to = Math.floor(((kill + 1) * pieces) / kills)
    await upgrade(1 + chance.between(from, to))
  }
  report("kill -9 within a new version's migration", { kills, 'of messages': pieces })
})
