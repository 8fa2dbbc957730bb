/**
 * How many answers a second the product gives, beside others that send the same on the same machine:
 * nginx with the finished bytes, a bare Node server, and Next.js. The runs alternate, so that whatever
 * else the machine does meets all alike; the medians are written to bench/results.
 *
 *     npm run bench                  one process each
 *     npm run bench -- --workers=2   two each
 *     npm run bench -- --rounds=3 --seconds=2
 */
import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { type FinishedBytes, finishedBytes } from './finished-bytes.ts'
import { type Load, median, sendLoad } from './load.ts'
import { watchMachine } from './machine.ts'
import { nextVersion, startNext } from './next.ts'
import { startNginx } from './nginx.ts'
import { freePort, type Running, startServer } from './processes.ts'
import { startProduct } from './product.ts'

const root = join(import.meta.dirname, '..')
const { values } = parseArgs({
  options: {
    workers: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
  },
})
const workers = Number(values.workers)
const rounds = Number(values.rounds)
const seconds = Number(values.seconds)
const connections = 50
const owner = { username: 'owner', password: 'Correct-horse-7' }

const has = (program: string, flag: string) => {
  try {
    execFileSync(program, [flag], { stdio: 'ignore' })
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ENOENT'
  }
}
if (!has('wrk', '-v')) {
  console.error('MISSING: wrk, without which nothing can be measured. apt-get install wrk')
  process.exit(1)
}
const withNginx = has('nginx', '-v')
if (!withNginx)
  console.error('MISSING: nginx, so nothing is measured against it. apt-get install nginx')

const machine = watchMachine()
const folder = mkdtempSync(join(tmpdir(), 'darya-bench-'))
const running: Running[] = []
const started = async (server: Promise<Running>) => {
  running.push(await server)
  return (await server).origin
}

try {
  const env = {
    WORKERS: String(workers),
    ADMIN_USERNAME: owner.username,
    ADMIN_PASSWORD: owner.password,
  }
  const ours = await started(startProduct(env))
  const paths = { page: '/', list: '/api/v1/project?type=project' }
  const text = async (path: string) => (await fetch(ours + path)).text()
  const next = await started(startNext(await text(paths.page), await text(paths.list)))

  const sections: string[] = []
  for (const [name, path] of Object.entries(paths)) {
    const bytes = await finishedBytes(ours + path)
    const urls: [string, string][] = [['Darya Studio', ours + path]]
    if (withNginx) {
      const origin = await started(startNginx(join(folder, name), bytes, workers))
      urls.push(['nginx, the finished bytes from a file', `${origin}/`])
    }
    urls.push(['bare Node server, the same bytes', `${await started(startBare(name, bytes))}/`])
    urls.push(['Next.js, regenerated statically', name === 'page' ? `${next}/` : `${next}/list`])
    sections.push(table(`GET ${path}`, bytes, await alternate(urls)))
    console.log(sections.at(-1))
  }
  sections.push(await measureLogin(ours))
  console.log(sections.at(-1))
  mkdirSync(join(root, 'bench/results'), { recursive: true })
  const file = join(root, `bench/results/throughput-${workers}-process.md`)
  writeFileSync(file, [heading(), ...sections].join('\n'))
} finally {
  for (const server of running.reverse()) await server.stop()
  rmSync(folder, { recursive: true, force: true })
}

function startBare(name: string, { headers, body }: FinishedBytes): Promise<Running> {
  const own = ['date', 'connection', 'keep-alive']
  const file = join(folder, `${name}.json`)
  const flat = headers.filter(([header]) => !own.includes(header.toLowerCase())).flat()
  writeFileSync(file, JSON.stringify({ headers: flat, body: body.toString('base64') }))
  const program = join(import.meta.dirname, 'bare-server.ts')
  return freePort().then((port) =>
    startServer([process.execPath, program, String(port), file], port),
  )
}

/** Each in turn, `rounds` times, after a run that isn't counted. */
async function alternate(urls: [name: string, url: string][]): Promise<Map<string, Load[]>> {
  for (const [, url] of urls) await sendLoad(url, { connections, seconds: 1 })
  const loads = new Map<string, Load[]>(urls.map(([name]) => [name, []]))
  for (let round = 0; round < rounds; round++) {
    for (const [name, url] of urls) {
      loads.get(name)?.push(await sendLoad(url, { connections, seconds }))
    }
  }
  return loads
}

function table(title: string, { body }: FinishedBytes, loads: Map<string, Load[]>): string {
  const of = (name: string) => median(loads.get(name)?.map(({ perSecond }) => perSecond) ?? [])
  const we = of('Darya Studio')
  const rows = [...loads].map(([name, runs]) => {
    const failed = runs.reduce((sum, load) => sum + load.failed, 0)
    const p99 = median(runs.map((load) => load.p99)).toFixed(2)
    return `| ${name} | ${Math.round(of(name))} | ${p99} | ${failed} | ${(we / of(name)).toFixed(2)} |`
  })
  return `## ${title}

${body.length} bytes of body as brotli. Next.js sends it uncompressed: it keeps no compressed form, and
compressing for each request would only slow it down.

| | Answers/s | p99, ms | Failed | We, relative to it |
|---|---|---|---|---|
${rows.join('\n')}
`
}

/** Signing in, beside what checking passwords alone allows; and reading pages meanwhile. */
async function measureLogin(origin: string): Promise<string> {
  const script = join(folder, 'login.lua')
  writeFileSync(
    script,
    `wrk.method = "POST"
wrk.headers["Content-Type"] = "application/json"
wrk.body = '${JSON.stringify(owner)}'
`,
  )
  const alone: number[] = []
  const logins: Load[] = []
  const program = join(import.meta.dirname, 'hash-alone.ts')
  for (let round = 0; round < rounds; round++) {
    const { stdout } = await promisify(execFile)(process.execPath, [program, String(seconds)])
    alone.push(Number(stdout))
    logins.push(await sendLoad(`${origin}/api/v1/admin/login`, { connections: 8, seconds, script }))
  }
  const [, page] = await Promise.all([
    sendLoad(`${origin}/api/v1/admin/login`, { connections: 8, seconds, script }),
    sendLoad(`${origin}/`, { connections: 1, seconds }),
  ])
  const hashes = median(alone)
  const perSecond = median(logins.map((load) => load.perSecond))
  const failed = logins.reduce((sum, load) => sum + load.failed, 0)
  return `## POST /api/v1/admin/login

Argon2id alone checks ${hashes.toFixed(1)} passwords a second on all cores; ${perSecond.toFixed(1)} logins a second succeed, ${failed} failed: ${(perSecond / hashes).toFixed(2)} of it.
Meanwhile the home page is read ${Math.round(page.perSecond)} times a second over one connection, p99 ${page.p99.toFixed(1)} ms.
`
}

function heading(): string {
  const nginx = withNginx ? (printedVersion('nginx', '-v') ?? 'nginx') : 'nginx was missing'
  return `# Answers a second

${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${nginx}, Next.js ${nextVersion()}, ${printedVersion('wrk', '-v') ?? 'wrk'}.
${machine()}; the load from the same machine.
${workers} process(es) of ours and of nginx; ${connections} connections, ${rounds} runs of ${seconds} s each, alternating; medians.
Where the load is above the number of cores, others were at work too, and the figures say little.
`
}

/** The version that a program prints, wherever it prints it. */
function printedVersion(program: string, flag: string): string | undefined {
  try {
    const out = execFileSync('sh', ['-c', `${program} ${flag} 2>&1; true`], { encoding: 'utf8' })
    return /nginx\/[\d.]+|wrk/.exec(out)?.[0].replace('/', ' ')
  } catch {
    return undefined
  }
}
