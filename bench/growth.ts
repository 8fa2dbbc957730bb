/**
 * What a growing collection costs: the same pages and lists with 24, 1,000 and 10,000 projects, and
 * then with a million entries in the log. Two workers answer, as on a machine of two cores.
 *
 *     npm run bench:growth
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { joinOwnPostgres } from '#platform/own-postgres/own-postgres.ts'
import { median } from './load.ts'
import { watchMachine } from './machine.ts'
import { type RunningProduct, startProduct } from './product.ts'
import { fillLog, fillProjects } from './size-data.ts'

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '24,1000,10000' },
    log: { type: 'boolean', default: true },
  },
  allowNegative: true,
})
const sizes = values.sizes.split(',').map(Number)
const rounds = 9
const owner = { username: 'owner', password: 'Growing-office-1' }

type Figures = Map<string, number>

const dataDir = mkdtempSync(join(tmpdir(), 'darya-growth-'))
const env = {
  ADMIN_USERNAME: owner.username,
  ADMIN_PASSWORD: owner.password,
  WORKERS: '2',
}
const machine = watchMachine()
const columns: [title: string, figures: Figures][] = []
try {
  // Makes the database and the sample content, which is no part of what is measured.
  await (await startProduct(env, dataDir)).stop()
  for (const size of sizes) {
    await measure(`${size.toLocaleString('en-US')} projects`, (client) =>
      fillProjects(client, size),
    )
  }
  if (values.log) await measure('and 1,000,000 log entries', fillLog)
  mkdirSync(join(import.meta.dirname, 'results'), { recursive: true })
  const text = report()
  console.log(text)
  writeFileSync(join(import.meta.dirname, 'results/growth.md'), text)
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}

/** Fills the database, starts anew over it and takes all figures. */
async function measure(title: string, fill: (client: pg.Client) => Promise<void>): Promise<void> {
  const filling = await startProduct(env, dataDir)
  const client = new pg.Client(joinOwnPostgres(dataDir))
  await client.connect()
  await fill(client)
  await client.end()
  await filling.stop()

  const begun = performance.now()
  const product = await startProduct(env, dataDir)
  const figures: Figures = new Map([['Start until ready, ms', performance.now() - begun]])
  try {
    await measureAnswers(product, figures)
    figures.set('Largest process, MB', largestProcess(product.pid))
  } finally {
    await product.stop()
  }
  columns.push([title, figures])
}

async function measureAnswers({ origin }: RunningProduct, figures: Figures): Promise<void> {
  const list = await (await fetch(`${origin}/api/v1/project?type=project&page=1&limit=10`)).json()
  const [first] = (list as { portfolios: { slug: string }[] }).portfolios
  if (!first) throw new Error('There is no project')
  const { data: categories } = await (await fetch(`${origin}/api/v1/category`)).json()
  const { services } = await (await fetch(`${origin}/api/v1/services`)).json()
  const token = await signIn(origin)
  const asStaff = { headers: { Authorization: `Bearer ${token}` } }
  const pages: Record<string, string> = {
    Home: '/',
    Projects: '/projects',
    'Projects, page 2': '/projects?page=2',
    Services: '/services',
    'Services of a category': `/services/sub-services/${categories[0]._id}`,
    Service: `/services/service-detail/${services[0]._id}`,
    Project: `/project-details?id=${first.slug}`,
    'API, page of 10': '/api/v1/project?type=project&page=1&limit=10',
  }
  for (const [name, path] of Object.entries(pages)) {
    const anew: number[] = []
    const kept: number[] = []
    for (let round = 0; round < rounds; round++) {
      // Any write makes all that is kept old, in every process.
      await writeHeading(origin, token)
      anew.push(await timeOf(origin + path))
      for (let again = 0; again < 4; again++) kept.push(await timeOf(origin + path))
    }
    figures.set(`${name}, made anew, ms`, median(anew))
    figures.set(`${name}, kept, ms`, median(kept))
  }
  const office: Record<string, string> = {
    'list of projects': '/project?type=project&page=1&limit=10&isActive=all&order=createdAt',
    log: '/logger/get-all',
    'log, page 50': '/logger/get-all?page=50',
    'log, search for one of its users': '/logger/get-all?search=member-7',
    'log, search for one of its paths': '/logger/get-all?search=services%2F12345',
    // All of its letters, by threes, stand in each entry that was filled in, but never in this order.
    'log, search for what no index finds': '/logger/get-all?search=X11%3B%20Mozilla',
    'export of the log, first byte': '/logger/export',
    'export of a search, first byte': '/logger/export?search=member-7',
    'export of what no index finds, first byte': '/logger/export?search=X11%3B%20Mozilla',
  }
  for (const [name, path] of Object.entries(office)) {
    const measure = name.startsWith('export') ? timeToFirstByte : timeOf
    const times: number[] = []
    for (let round = 0; round < rounds; round++) {
      times.push(await measure(`${origin}/api/v1${path}`, asStaff))
    }
    figures.set(`Office, ${name}, ms`, median(times))
  }

  const visible: number[] = []
  for (let round = 0; round < rounds; round++) visible.push(await untilVisible(origin, token))
  figures.set('From a write to both processes showing it, ms', median(visible))
}

async function timeOf(url: string, init: RequestInit = {}): Promise<number> {
  const begun = performance.now()
  const response = await fetch(url, init)
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return performance.now() - begun
}

async function timeToFirstByte(url: string, init: RequestInit): Promise<number> {
  const begun = performance.now()
  const response = await fetch(url, init)
  const reader = response.body?.getReader()
  await reader?.read()
  const took = performance.now() - begun
  await reader?.cancel()
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return took
}

async function signIn(origin: string): Promise<string> {
  const response = await send(origin, 'POST', '/admin/login', owner)
  return ((await response.json()) as { token: string }).token
}

async function send(origin: string, method: string, path: string, body: object, token?: string) {
  const response = await fetch(`${origin}/api/v1${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`)
  return response
}

/** Writes a new alert heading, which pages may show. @returns its text */
async function writeHeading(origin: string, token: string): Promise<string> {
  const textField = `Heading ${performance.now()}`
  await send(origin, 'PUT', '/alertHeader/update', { textField }, token)
  return textField
}

/**
 * Milliseconds from the answer to a new heading until every process shows it: as long as none of
 * twenty connections, which are dealt out in turn, gets the old one. Their own time is in it.
 */
async function untilVisible(origin: string, token: string): Promise<number> {
  const heading = await writeHeading(origin, token)
  const begun = performance.now()
  for (;;) {
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const response = await fetch(`${origin}/api/v1/alertHeader`, {
          headers: { Connection: 'close' },
        })
        return response.text()
      }),
    )
    if (answers.every((text) => text.includes(heading))) return performance.now() - begun
  }
}

/** MB of the largest process that the server at `pid` runs, itself included. */
function largestProcess(pid: number): number {
  const processes = execFileSync('ps', ['-eo', 'pid=,ppid=,rss=,comm='], {
    encoding: 'utf8',
  })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
  const ours = processes.filter(
    ([own, parent, , name]) => [own, parent].includes(String(pid)) && /node/i.test(name ?? ''),
  )
  return Math.max(...ours.map(([, , kilobytes]) => Number(kilobytes) / 1024))
}

function report(): string {
  const names = [...(columns[0]?.[1].keys() ?? [])]
  const rows = names.map((name) => {
    const cells = columns.map(([, figures]) => figures.get(name)?.toFixed(1))
    return `| ${[name, ...cells].join(' | ')} |`
  })
  return `# What growth costs

${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, two workers; ${machine()}.
Medians of ${rounds}, over connections on this machine. Made anew is the first answer after a write.

| | ${columns.map(([title]) => title).join(' | ')} |
|---|${columns.map(() => '---|').join('')}
${rows.join('\n')}
`
}
