/** A cluster that loses its leader, and what of that gets through to those who write and read. */
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { clientFor } from '#platform/database-hosts.ts'
import { expectLedger } from '#tests/faults/ledger.ts'
import { pages, startLoad } from '#tests/faults/load.ts'
import { amount, report, timesOf, until } from '#tests/faults/measure.ts'
import { type Cluster, missingPrograms, startCluster } from '#tests/faults/patroni.ts'
import { startProduct } from '#tests/faults/product.ts'
import { startProxy } from '#tests/faults/proxy.ts'

const missing = missingPrograms()
if (missing.length > 0) console.warn(`SKIPPED, no cluster can be started without ${missing}`)

let cluster: Cluster | undefined
afterAll(() => cluster?.stop())

/** Whether the database itself takes a write, without the product in between. */
async function takesWrite(address: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: address,
    connectionTimeoutMillis: 1_000,
    query_timeout: 1_000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('create table if not exists probe (at timestamptz)')
    await client.query('insert into probe values (now())')
    return true
  } catch {
    return false
  } finally {
    void client.end().catch(() => {})
  }
}

test.skipIf(missing.length > 0)(
  'the leader of the database is killed under load: nothing is lost, pages go on, writes come back',
  async () => {
    cluster = await startCluster()
    const DATABASE_URL = cluster.url
    const addressOf = ({ database }: { database: string }) =>
      DATABASE_URL.replace(/@[^/]*/, `@${database}`)
    const env = { DATABASE_URL, SECRET_KEY: 'k'.repeat(32) }
    const first = await startProduct(env)
    const products = [first, await startProduct({ ...env, PUBLIC_URL: first.origin })]
    // A page is made by each server once; from then on none needs the database.
    for (const { origin } of products) {
      for (const path of pages) expect((await fetch(origin + path)).status).toBe(200)
    }
    const proxy = await startProxy(products.map(({ origin }) => origin))
    onTestFinished(() => proxy.close())
    const load = await startLoad(proxy.origin)
    const failovers: number[] = []
    const afterwards: number[] = []

    const kills = amount(3, 10)
    for (let kill = 0; kill < kills; kill++) {
      await cluster.whole()
      await until('some acknowledgements', () => load.acknowledged.size > 20 * (kill + 1))
      const leader = await cluster.leader()
      expect(leader).toBeDefined()
      if (!leader) return
      const survivors = cluster.members.filter((member) => member !== leader)
      const begun = performance.now()
      cluster.kill(leader)
      let failover: number | undefined
      const probing = until('a new leader', async () => {
        const answers = await Promise.all(survivors.map((member) => takesWrite(addressOf(member))))
        return answers.includes(true)
      }).then((ms) => {
        failover = ms
      })
      await until('an acknowledgement', () => load.lastAcknowledged > begun)
      const written = performance.now() - begun
      await probing
      failovers.push(failover ?? 0)
      afterwards.push(Math.max(0, written - (failover ?? 0)))
      cluster.launch(leader)
      await sleep(1_000)
    }
    await cluster.whole()
    await load.stop()
    report(`${kills} × the leader killed`, {
      'until the cluster takes writes': timesOf(failovers),
      'until the product does, beyond that': timesOf(afterwards),
      acknowledged: load.acknowledged.size,
      'posts told 503': load.refused.away,
      'posts unanswered': load.refused.unanswered,
      'whole pages': load.reads,
      'reads refused': load.readsRefused,
    })
    expect(load.readsRefused).toBe(0)
    const newest = await cluster.leader()
    await expectLedger({ connectionString: addressOf(newest ?? { database: '' }) }, load)
    // The same, asked as the product asks.
    const client = new (clientFor({ connectionString: DATABASE_URL }))({
      connectionString: DATABASE_URL,
    })
    await client.connect()
    expect((await client.query('select pg_is_in_recovery() as standby')).rows).toEqual([
      { standby: false },
    ])
    await client.end()
  },
)
