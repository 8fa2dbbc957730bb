/**
 * How long the server takes for each list of the office when there is much of everything, and how
 * the database finds it. In one process, without a network; a fresh database in a folder that goes
 * again.
 *
 *     npm run bench:size
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { createRequestRecorder } from '#domain/request-log/recorder.ts'
import { readConfig } from '#platform/config.ts'
import { createLog } from '#platform/log.ts'
import { joinOwnPostgres } from '#platform/own-postgres/own-postgres.ts'
import { createApp } from '#server/app.ts'
import { openServices } from '#server/services.ts'
import { median } from './load.ts'
import { fillOffice, sizes } from './size-data.ts'

/** Milliseconds that a list may take. */
const limit = 200
const rounds = 7

/** Each list as its screen asks for it: opened, searched, turned to its middle or end, sorted. */
const calls: Record<string, string[]> = {
  Dashboard: [
    '/count/get-all-counts',
    '/count/series?days=90&by=day',
    '/count/series?days=90&by=week',
  ],
  Projects: [
    '/project?type=project&page=1&limit=10&isActive=all&order=createdAt',
    '/project?type=project&page=1&limit=10&isActive=all&order=createdAt&search=lantern',
    '/project?type=project&page=1&limit=10&isActive=all&order=createdAt&search=PRJ-0777',
    '/project?type=project&page=990&limit=10&isActive=all&order=createdAt',
    '/project?type=project&page=1&limit=10&isActive=all&order=name',
    '/project?type=project&page=500&limit=10&isActive=all&order=-category',
    '/project?type=project&page=1&limit=10&isActive=all&order=-date',
  ],
  Products: [
    '/product?type=product&page=1&limit=10&isActive=true&order=createdAt',
    '/product?type=product&page=100&limit=10&isActive=all&order=-name',
  ],
  Categories: ['/category'],
  Services: ['/services'],
  Careers: ['/job'],
  Enquiries: [
    '/contact?page=1&limit=10',
    '/contact?page=1&limit=10&search=person-77',
    '/contact?page=200&limit=10',
    '/contact?page=1&limit=10&status=new',
  ],
  Applications: ['/career?page=1&limit=10', '/career?page=200&limit=10'],
  'Potential customers': [
    '/potentialCustomer?page=1&limit=10&search=lead-19',
    '/potentialCustomer?page=200&limit=10',
  ],
  Users: ['/admin'],
  Permissions: ['/permission/'],
  Logs: [
    '/logger/get-all?page=1&limit=10',
    '/logger/get-all?page=50000&limit=10',
    '/logger/get-all?page=100000&limit=10',
    '/logger/get-all?page=1&limit=10&search=contact/1777',
    '/logger/get-all?page=1&limit=10&search=zz',
    '/logger/get-all?page=1&limit=10&method=DELETE&status=503',
  ],
  Trash: ['/trash?page=1&limit=10'],
  Audit: ['/audit?page=1&limit=10'],
}

type Query = { text: string; values: unknown[]; milliseconds: number }
type Measured = { screen: string; path: string; times: number[]; slowest: Query | undefined }

const owner = { username: 'owner', password: 'Large-office-1' }
const dataDir = mkdtempSync(join(tmpdir(), 'darya-size-'))
const queries = recordQueries()
const config = readConfig({
  DATA_DIR: dataDir,
  ADMIN_USERNAME: owner.username,
  ADMIN_PASSWORD: owner.password,
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'silent',
})
const { services, close } = await openServices(config, createLog('silent'), () => {})
const recorder = createRequestRecorder(services)
try {
  const client = new pg.Client(joinOwnPostgres(dataDir))
  await client.connect()
  await fillOffice(client)
  const measured = await measureAll()
  const report = await reportOf(measured, client)
  await client.end()
  console.log(report.slice(0, report.indexOf('\n## ')))
  mkdirSync(join(import.meta.dirname, 'results'), { recursive: true })
  writeFileSync(join(import.meta.dirname, 'results/office-size.md'), report)
  if (measured.some(({ times }) => median(times) >= limit)) process.exitCode = 1
} finally {
  await recorder.close()
  await close()
  rmSync(dataDir, { recursive: true, force: true })
}

async function measureAll(): Promise<Measured[]> {
  const page = async () => new Response('page')
  const app = createApp({
    services,
    requestRecorder: recorder,
    sitePages: page,
    officePages: page,
    pagePictures: page,
  })
  const connection = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
  const ask = (path: string, init: RequestInit) => app.request(`/api/v1${path}`, init, connection)
  const signedIn = await ask('/admin/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(owner),
  })
  const { token } = (await signedIn.json()) as { token: string }
  const headers = { Authorization: `Bearer ${token}` }

  const measured: Measured[] = []
  for (const [screen, paths] of Object.entries(calls)) {
    for (const path of paths) {
      const times: number[] = []
      let slowest: Query | undefined
      for (let round = 0; round < rounds; round++) {
        queries.length = 0
        const begin = performance.now()
        const response = await ask(path, { headers })
        await response.text()
        times.push(performance.now() - begin)
        if (!response.ok) throw new Error(`${path} answered ${response.status}`)
        slowest = queries.toSorted((a, b) => b.milliseconds - a.milliseconds)[0]
      }
      measured.push({ screen, path, times, slowest })
    }
  }
  return measured
}

/** Notes every query that any connection makes from now on. */
function recordQueries(): Query[] {
  const noted: Query[] = []
  // biome-ignore lint/suspicious/noExplicitAny: the driver takes a query in half a dozen forms
  const prototype = pg.Client.prototype as any
  const query = prototype.query
  prototype.query = function (this: unknown, ...args: unknown[]) {
    const begin = performance.now()
    const [first, second] = args as [{ text?: string; values?: unknown[] } | string, unknown]
    const text = typeof first === 'string' ? first : (first.text ?? '')
    const values = Array.isArray(second) ? second : []
    if (!/^\s*(select|with)/i.test(text)) return query.apply(this, args)
    const note = () => noted.push({ text, values, milliseconds: performance.now() - begin })
    const last = args.at(-1)
    if (typeof last === 'function') {
      args[args.length - 1] = (...answered: unknown[]) => {
        note()
        last(...answered)
      }
      return query.apply(this, args)
    }
    const answer = query.apply(this, args)
    answer?.then?.(note, () => {})
    return answer
  }
  return noted
}

async function reportOf(measured: Measured[], client: pg.Client): Promise<string> {
  const rows = measured.map(({ screen, path, times }) => {
    const middle = median(times)
    return `| ${screen} | \`${path}\` | ${middle.toFixed(1)} | ${Math.max(...times).toFixed(1)} | ${middle < limit ? 'yes' : 'NO'} |`
  })
  const plans = []
  for (const { path, slowest } of measured) {
    if (!slowest) continue
    const plan = await client.query(
      `explain (analyze, costs off, timing off, summary off, buffers off) ${slowest.text}`,
      slowest.values,
    )
    const lines = plan.rows.map((row) => row['QUERY PLAN'])
    plans.push(`### \`${path}\`\n\n\`\`\`\n${lines.join('\n')}\n\`\`\``)
  }
  const counts = Object.entries(sizes).map(
    ([name, many]) => `${many.toLocaleString('en-US')} ${name}`,
  )
  return `# The office with much in it

${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model}).
${counts.join(', ')}. Milliseconds from the request to the whole answer, without a network, ${rounds} times each.
A list may take ${limit} ms.

| Screen | Call | Median, ms | Slowest, ms | Below ${limit} |
|---|---|---|---|---|
${rows.join('\n')}

## How the database finds it

The slowest query of each call.

${plans.join('\n\n')}
`
}
