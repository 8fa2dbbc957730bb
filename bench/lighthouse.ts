/**
 * What Lighthouse says of every kind of public page on a phone, with its default slow network and
 * processor: the median of three looks. Builds and starts the product by itself; CHROMIUM_PATH names a browser where Lighthouse
 * finds none.
 *
 *     npm run bench:lighthouse [name of a page …]
 */
import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { median } from './load.ts'
import { watchMachine } from './machine.ts'
import { startProduct } from './product.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '..')
const folder = join(root, '.cache/bench')
const version = '13.5.0'
const tool = join(folder, 'node_modules/lighthouse')
const output = { cwd: root, maxBuffer: 100_000_000 }

/** The parts of a report that are read here. */
type Report = {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { id: string; score: number | null; numericValue?: number }>
  environment: {
    hostUserAgent: string
    /** How quick the tool found the processor: its own measure, without a unit. */
    benchmarkIndex: number
  }
}

/** Looks at each page, of which the median counts. */
const looks = 3

const categories = ['performance', 'accessibility', 'best-practices', 'seo']

const machine = watchMachine()
await prepareTool()
await run('npm', ['run', 'build'], output)
const product = await startProduct()
try {
  const asked = process.argv.slice(2)
  const reports = new Map<string, Report[]>()
  for (const [name, path] of await pages(product.origin)) {
    if (asked.length > 0 && !asked.includes(name)) continue
    await preparePictures(product.origin, path)
    const found: Report[] = []
    for (let look = 0; look < looks; look++) found.push(await examine(product.origin + path))
    reports.set(name, found)
    console.log(row(name, found))
    for (const line of faults(found)) console.log(`    ${line}`)
  }
  if (asked.length === 0) {
    mkdirSync(join(root, 'bench/results'), { recursive: true })
    writeFileSync(join(root, 'bench/results/lighthouse.md'), table(reports))
  }
} finally {
  await product.stop()
}

/** Installs Lighthouse into .cache/bench unless this version is there. */
async function prepareTool(): Promise<void> {
  const description = join(tool, 'package.json')
  if (existsSync(description) && JSON.parse(readFileSync(description, 'utf8')).version === version)
    return
  const install = ['install', '--prefix', folder, '--no-save', '--no-audit']
  await run('npm', [...install, `lighthouse@${version}`], output)
}

/** One address of each kind of page, under the name of the page. */
async function pages(origin: string): Promise<[name: string, path: string][]> {
  const read = async (call: string) => (await fetch(`${origin}/api/v1${call}`)).json()
  const [category] = (await read('/category')).data
  const [service] = (await read('/services')).services
  const [project] = (await read('/project')).portfolios
  const [product] = (await read('/product')).portfolios
  const [job] = (await read('/job')).data
  return [
    ['Home', '/'],
    ['About', '/about'],
    ['Services', '/services'],
    ['Services of a category', `/services/sub-services/${category._id}`],
    ['Service', `/services/service-detail/${service._id}`],
    ['Projects', '/projects'],
    ['Project', `/project-details?id=${project.slug}`],
    ['Products', '/products'],
    ['Product', `/product-details?id=${product.slug}`],
    ['Career', '/career'],
    ['Job', `/career/${job._id}`],
    ['Application form', `/career/form/${job._id}`],
    ['Contact', '/contact'],
    ['Newsletter', '/newsletter'],
    ['Privacy', '/privacy'],
    ['404', '/nothing-here'],
  ]
}

/** Waits until the smaller forms of a page's pictures are made: only its first visitor ever does. */
async function preparePictures(origin: string, path: string): Promise<void> {
  const html = await (await fetch(origin + path)).text()
  for (const [address] of html.matchAll(/\/media\/\w+\.avif/g)) {
    for (;;) {
      const answer = await fetch(origin + address)
      await answer.arrayBuffer()
      if (answer.headers.get('content-type') === 'image/avif') break
      await setTimeout(100)
    }
  }
}

/** Looks at one page. Lighthouse loses a trace now and then and says so: it looks again, twice at most. */
async function examine(url: string, again = 2): Promise<Report> {
  const { stdout } = await run(
    process.execPath,
    [
      join(tool, 'cli/index.js'),
      url,
      '--output=json',
      '--quiet',
      `--only-categories=${categories.join()}`,
      '--ignore-status-code',
      '--no-enable-error-reporting',
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-quic',
    ],
    { ...output, env: { ...process.env, ...browser() } },
  ).catch((error) => {
    if (again === 0) throw error
    return { stdout: undefined }
  })
  return stdout === undefined ? examine(url, again - 1) : JSON.parse(stdout)
}

/** Lighthouse knows the browser's path by a name of its own. */
function browser(): Record<string, string> {
  const path = process.env['CHROMIUM_PATH'] ?? ''
  return path ? { CHROME_PATH: path } : {}
}

function row(name: string, reports: Report[]): string {
  const middle = (read: (report: Report) => number | null | undefined) =>
    median(reports.map((report) => read(report) ?? Number.NaN))
  const scores = categories.map((category) =>
    Math.round(middle((report) => report.categories[category]?.score) * 100),
  )
  const auditValue = (audit: string) => middle((report) => report.audits[audit]?.numericValue)
  const milliseconds = (audit: string) => Math.round(auditValue(audit))
  const shift = auditValue('cumulative-layout-shift').toFixed(3)
  const figures = [
    milliseconds('largest-contentful-paint'),
    milliseconds('total-blocking-time'),
    shift,
  ]
  return `| ${[name, ...scores, ...figures].join(' | ')} |`
}

/** What keeps a page from 100, apart from its speed. */
function faults(reports: Report[]): string[] {
  const ids = reports.flatMap(({ audits }) =>
    Object.values(audits)
      .filter(({ score }) => score === 0)
      .map(({ id }) => id),
  )
  return [...new Set(ids)]
}

function table(reports: Map<string, Report[]>): string {
  const all = [...reports.values()].flat()
  const chromium = /Chrome\/([\d.]+)/.exec(all[0]?.environment.hostUserAgent ?? '')?.[1]
  const rows = [...reports].map(([name, found]) => row(name, found))
  const index = (wanted: 'min' | 'max') =>
    Math.round(Math[wanted](...all.map(({ environment }) => environment.benchmarkIndex)))
  return `# Lighthouse

${new Date().toISOString().slice(0, 10)}, Lighthouse ${version}, Chromium ${chromium}, Node ${process.versions.node}: the median of ${looks} looks, mobile,
the tool's simulated slow network, and a processor four times slower than this one. Scores out of 100,
times in milliseconds. ${machine()};
BenchmarkIndex from ${index('min')} to ${index('max')}.

| Page | Performance | Accessibility | Best practices | SEO | LCP | TBT | CLS |
|---|---|---|---|---|---|---|---|
${rows.join('\n')}

A page that doesn't exist answers 404 and asks not to be indexed: SEO counts both against it, best
practices the 404 as an error in the console.
`
}
