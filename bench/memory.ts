/**
 * How much memory the server takes: when it is ready, after 100,000 answers, and each minute of a
 * load that asks for kept pages, for lists, and for what is made anew each time.
 *
 *     npm run bench:memory -- --minutes=10
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sendLoad } from './load.ts'
import { watchMachine } from './machine.ts'
import { startProduct } from './product.ts'

/** MB that one process may take after 100,000 answers. */
const limit = 150
const wanted = 100_000

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } })
const minutes = Number(values.minutes)

/** Asked for in turn. The searches are never kept. */
const addresses = [
  ...['/', '/about', '/services', '/projects', '/products', '/career', '/contact', '/privacy'],
  ...['/api/v1/project?type=project', '/api/v1/services', '/api/v1/category', '/api/v1/job'],
  ...['/api/v1/project?search=web', '/nothing-here'],
]
const inTurn = `local addresses = { ${addresses.map((address) => `"${address}"`).join(', ')} }
local at = 0
request = function()
  at = at % #addresses + 1
  return wrk.format("GET", addresses[at])
end
`

const machine = watchMachine()
const folder = mkdtempSync(join(tmpdir(), 'darya-memory-'))
try {
  // The sample content is made at the first start, which later ones don't have to do.
  const first = await startProduct({}, join(folder, 'data'))
  await first.stop()
  const script = join(folder, 'in-turn.lua')
  writeFileSync(script, inTurn)
  const product = await startProduct({}, join(folder, 'data'))
  const rows: [when: string, answers: number, megabytes: number][] = []
  let answers = 0
  const note = (when: string) => {
    rows.push([when, answers, residentSize(product.pid)])
    console.log(rows.at(-1)?.join('  '))
  }
  const load = async (path: string, seconds: number, withScript = false) => {
    const options = { connections: 50, seconds, ...(withScript && { script }) }
    const { perSecond } = await sendLoad(product.origin + path, options)
    answers += Math.round(perSecond * seconds)
  }
  try {
    note('ready')
    while (answers < wanted) await load('/', 1)
    note('after 100,000 answers of the home page')
    for (let minute = 1; minute <= minutes; minute++) {
      await load('/', 60, true)
      note(`after ${minute} min of all kinds`)
    }
  } finally {
    await product.stop()
  }
  mkdirSync(join(import.meta.dirname, 'results'), { recursive: true })
  writeFileSync(join(import.meta.dirname, 'results/memory.md'), report(rows))
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** MB of a process that lie in memory, the pages of the Node program among them. */
function residentSize(pid: number): number {
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })
  return Math.round(Number(kilobytes) / 1024)
}

function report(rows: [when: string, answers: number, megabytes: number][]): string {
  const lines = rows.map(
    ([when, answers, megabytes]) =>
      `| ${when} | ${answers.toLocaleString('en-US')} | ${megabytes} |`,
  )
  return `# Memory

${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, one process, 50 connections; ${machine()}.
Resident size in MB; it may be ${limit} after 100,000 answers. Some 60 of them are the Node program
itself, which all its processes share. The load is of ${addresses.length} addresses in turn, of which two are never kept.

| When | Answers so far | MB |
|---|---|---|
${lines.join('\n')}
`
}
