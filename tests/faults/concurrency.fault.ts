/** Many who want the same at the same moment: a page, a record, one acknowledgement. */
import { expect, test } from 'vitest'
import { openJob, postApplication } from '#tests/faults/applications.ts'
import { ask } from '#tests/faults/ledger.ts'
import { pages, postEnquiry } from '#tests/faults/load.ts'
import { amount, report } from '#tests/faults/measure.ts'
import { freePort, newProduct, startProduct } from '#tests/faults/product.ts'
import { newDatabase, signIn } from '#tests/start/server-process.ts'

const atOnce = <T>(many: number, work: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: many }, (_, at) => work(at)))

/** Calls of staff that write. */
const callerOf =
  (origin: string, token: string) =>
  async (method: string, path: string, json: object, headers = {}) => {
    const answer = await fetch(`${origin}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(json),
    })
    return { status: answer.status, body: (await answer.json()) as { data: { version: number } } }
  }

async function firstJob(origin: string): Promise<{ _id: string; version: number }> {
  const answer = await fetch(`${origin}/api/v1/job`)
  const { data } = (await answer.json()) as { data: { _id: string; version: number }[] }
  return data[0] ?? { _id: '', version: 0 }
}

/** How many answers the product has made so far, read from its metrics. */
async function madeBy(metricsPort: string): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  return Number(/^page_cache_misses_total\{[^}]*\} (\d+)/m.exec(metrics)?.[1])
}

test('a server that has kept nothing yet makes each page once, however many ask for it first', async () => {
  const METRICS_PORT = String(await freePort())
  const product = await newProduct({ DATABASE_URL: await newDatabase(), METRICS_PORT })
  const rounds = amount(2, 10)
  const readers = 50 * pages.length
  for (let round = 0; round < rounds; round++) {
    product.launch()
    await product.ready()
    const before = await madeBy(METRICS_PORT)
    const answers = await atOnce(readers, async (at) => {
      const path = pages[at % pages.length] ?? ''
      const answer = await fetch(product.origin + path)
      return `${path} ${answer.status} ${await answer.text()}`
    })
    expect(answers.filter((answer) => !/^\S+ 200 <!doctype/i.test(answer))).toEqual([])
    expect(new Set(answers).size).toBe(pages.length)
    expect((await madeBy(METRICS_PORT)) - before).toBe(pages.length)
    await product.end('SIGTERM')
  }
  report('first readers of a server that has just started', {
    rounds,
    'readers each': readers,
    'pages made each': pages.length,
  })
})

test('a page that has just gone stale is made once, however many ask for it', async () => {
  const METRICS_PORT = String(await freePort())
  const { origin } = await startProduct({ DATABASE_URL: await newDatabase(), METRICS_PORT })
  const call = callerOf(origin, await signIn(origin))
  const { _id } = await firstJob(origin)
  const rounds = amount(5, 30)
  const readers = 300
  for (let round = 0; round < rounds; round++) {
    const title = `Round ${round}`
    expect((await call('PATCH', `/job/update/${_id}`, { title })).status).toBe(200)
    const before = await madeBy(METRICS_PORT)
    const read = await atOnce(readers, async () => (await fetch(`${origin}/career`)).text())
    expect((await madeBy(METRICS_PORT)) - before).toBe(1)
    expect(new Set(read).size).toBe(1)
    expect(read[0]).toContain(title)
  }
  report('stampedes', { rounds, 'readers each': readers, 'pages made': rounds })
})

test('of two who change one record at the same time, one is told so and loses nothing', async () => {
  const { origin } = await startProduct({ DATABASE_URL: await newDatabase() })
  const token = await signIn(origin)
  const call = callerOf(origin, token)
  const { _id, version: first } = await firstJob(origin)
  const rounds = amount(20, 200)
  let version = first
  for (let round = 0; round < rounds; round++) {
    const answers = await atOnce(2, (at) =>
      call(
        'PATCH',
        `/job/update/${_id}`,
        { title: `Round ${round} by ${at}` },
        { 'if-match': `"${version}"` },
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412])
    // Whoever lost sees the record as the other left it.
    const [one, other] = answers
    expect(one?.body.data).toEqual(other?.body.data)
    version += 1
    expect(one?.body.data.version).toBe(version)
  }
  report('two who edit one record', { rounds, 'told 412': rounds })
})

test('fifty identical posts at once are one, with one answer', async () => {
  const DATABASE_URL = await newDatabase()
  const { origin } = await startProduct({ DATABASE_URL })
  const rounds = amount(5, 50)
  for (let round = 0; round < rounds; round++) {
    const email = `load-same-${round}@example.com`
    const answers = await atOnce(50, async () => {
      // Who is told 503 because so many wait, asks again.
      for (;;) {
        const answer = await postEnquiry(origin, email, email, 30_000)
        const body = await answer.text()
        if (answer.status !== 503) return `${answer.status} ${body}`
      }
    })
    expect(new Set(answers).size).toBe(1)
    expect(answers[0]).toMatch(/^200 /)
  }
  const [found] = await ask(
    { connectionString: DATABASE_URL },
    `select count(*)::int as rows, count(distinct email)::int as emails,
       (select count(*)::int from outbox where kind = 'enquiry-receipt') as receipts
     from enquiry where email like 'load-same-%'`,
  )
  expect(found).toEqual({ rows: rounds, emails: rounds, receipts: rounds })
  report('identical posts', { rounds, 'at once': 50, rows: rounds })
})

test('twenty identical applications at once are one, with one resume', async () => {
  const DATABASE_URL = await newDatabase()
  const { origin } = await startProduct({ DATABASE_URL })
  const job = await openJob(origin)
  const rounds = amount(3, 20)
  for (let round = 0; round < rounds; round++) {
    const answers = await atOnce(20, async () => {
      for (;;) {
        const status = await postApplication(origin, job, `apply-${round}`, 100_000)
        if (status !== 503) return status
      }
    })
    expect(new Set(answers)).toEqual(new Set([200]))
  }
  const [found] = await ask(
    { connectionString: DATABASE_URL },
    `select count(*)::int as rows, count(distinct email)::int as emails,
       (select count(*)::int from media
        where visibility = 'private' and released_at is null) as resumes,
       (select count(*)::int from outbox where kind = 'application-receipt') as receipts
     from application`,
  )
  expect(found).toEqual({ rows: rounds, emails: rounds, resumes: rounds, receipts: rounds })
  report('identical applications', { rounds, 'at once': 20, rows: rounds })
})
