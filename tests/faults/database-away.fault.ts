/** A database that is stopped, or whose host falls silent, and what visitors and staff notice of it. */
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { type DatabaseDoor, openDoor } from '#tests/door.ts'
import { openJob } from '#tests/faults/applications.ts'
import { expectLedger } from '#tests/faults/ledger.ts'
import { postEnquiry, startLoad } from '#tests/faults/load.ts'
import { amount, report, timesOf, until } from '#tests/faults/measure.ts'
import { memoryOf, startProduct } from '#tests/faults/product.ts'
import { postPage, statusOf } from '#tests/faults/visitors.ts'
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

/** Ways for a database to be away, and back. */
const ways = {
  'a stopped database': (door: DatabaseDoor, isAway: boolean) => door.shut(isAway),
  'a database whose host falls silent': (door: DatabaseDoor, isAway: boolean) =>
    door.silence(isAway),
}

test.each(Object.entries(ways))(
  '%s: pages go on, forms and staff are told, nothing piles up, and all recover',
  async (way, take) => {
    const door = await openDoor(await newDatabase())
    onTestFinished(() => door.close())
    const product = await startProduct({ DATABASE_URL: door.url })
    const { origin } = product
    const paths = await publicPages(origin)
    const bearer = { authorization: `Bearer ${await signIn(origin)}` }
    const job = await openJob(origin)
    const titleOf = async () => {
      const answer = await fetch(`${origin}/api/v1/job/${job}`, { headers: bearer })
      return ((await answer.json()) as { data: { title: string } }).data.title
    }
    const title = await titleOf()
    const load = await startLoad(origin, { paths, writers: 2 })
    await until('a first acknowledgement', () => load.acknowledged.size > 5)

    const memory = memoryOf(product.pid())
    take(door, true)
    const seconds = amount(10, 60)
    const over = performance.now() + seconds * 1_000
    const before = load.reads
    // Many times more than there are connections, at once.
    const emails = Array.from({ length: amount(200, 1_000) }, (_, at) => `load-${at}-w@example.com`)
    for (const email of emails) load.sent.add(email)
    const times: number[] = []
    const wave = emails.map(async (email) => {
      const begun = performance.now()
      const { status } = await postEnquiry(origin, email, email, 60_000)
      times.push(performance.now() - begun)
      return status
    })
    const ended = Promise.all(wave)
    while (performance.now() < over) {
      const kept = await postPage(origin)
      expect(kept.status).toBe(503)
      expect(await kept.text()).toContain('This took an evening to write.')
      const asked = await Promise.all([
        statusOf(`${origin}/api/v1/contact`, { headers: bearer }),
        statusOf(`${origin}/api/v1/job/update/${job}`, {
          method: 'PATCH',
          headers: { ...bearer, 'content-type': 'application/json' },
          body: JSON.stringify({ title: 'Never saved' }),
        }),
        statusOf(`${origin}/readyz`),
        statusOf(`${origin}/healthz`),
      ])
      expect(asked).toEqual([503, 503, 503, 200])
      await sleep(250)
    }
    expect(new Set(await ended)).toEqual(new Set([503]))
    expect(load.reads).toBeGreaterThan(before)
    expect(load.readsRefused).toBe(0)
    const more = memoryOf(product.pid()) - memory
    const back = performance.now()
    take(door, false)
    const ready = await until('readiness', async () => (await statusOf(`${origin}/readyz`)) === 200)
    await until('an acknowledgement', () => load.lastAcknowledged > back)
    const written = performance.now() - back
    expect(await statusOf(`${origin}/api/v1/contact`, { headers: bearer })).toBe(200)
    expect(await titleOf()).toBe(title)
    for (const email of emails) {
      expect((await postEnquiry(origin, email, email)).status).toBe(200)
      load.acknowledged.add(email)
    }
    await load.stop()
    report(`${way} for ${seconds} s`, {
      pages: paths.length,
      'reads meanwhile': load.reads - before,
      [`${emails.length} posts at once told 503`]: timesOf(times),
      'memory grew by MB': Math.round(more / 1e6),
      'ready again after ms': Math.round(ready),
      'next acknowledgement after ms': Math.round(written),
    })
    await expectLedger({ connectionString: door.url }, load)
  },
)
