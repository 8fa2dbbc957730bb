/**
 * How many answers a second two lists of the API give, beside a bare Node server that sends the
 * same bytes: 50 connections, alternating runs, medians.
 *
 *     npm run bench:api
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { type Load, median, prepareLoadTool, sendLoad } from './load.ts'
import { startProduct } from './product.ts'

const root = join(import.meta.dirname, '..')
const paths = ['/api/v1/category', '/api/v1/project?type=project']
const connections = 50
const seconds = 5
const rounds = 5

await prepareLoadTool()
const product = await startProduct()
try {
  const rows = []
  for (const path of paths) rows.push(await compare(product.origin, path))
  const report = table(rows)
  console.log(report)
  mkdirSync(join(root, 'bench/results'), { recursive: true })
  writeFileSync(join(root, 'bench/results/api-throughput.md'), report)
} finally {
  await product.stop()
}

type Row = { path: string; bytes: number; ours: Load[]; bare: Load[] }

async function compare(origin: string, path: string): Promise<Row> {
  const response = await fetch(origin + path)
  const body = await response.text()
  const bare = fork(join(import.meta.dirname, 'bare-server.ts'))
  bare.send({ body, contentType: response.headers.get('content-type') ?? '' })
  const [port] = await once(bare, 'message')
  const row: Row = { path, bytes: Buffer.byteLength(body), ours: [], bare: [] }
  try {
    for (let round = 0; round < rounds; round++) {
      row.ours.push(await sendLoad(origin + path, connections, seconds))
      row.bare.push(await sendLoad(`http://127.0.0.1:${port}/`, connections, seconds))
    }
  } finally {
    bare.kill()
  }
  return row
}

function table(rows: Row[]): string {
  const lines = rows.map(({ path, bytes, ours, bare }) => {
    const we = median(ours.map(({ requestsPerSecond }) => requestsPerSecond))
    const they = median(bare.map(({ requestsPerSecond }) => requestsPerSecond))
    const failed = ours.reduce((sum, load) => sum + load.failed, 0)
    const p99 = median(ours.map((load) => load.p99))
    return `| ${path} | ${bytes} | ${Math.round(we)} | ${p99} | ${failed} | ${Math.round(they)} | ${(we / they).toFixed(3)} |`
  })
  return `# Lists of the API

${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model}), the load from the same machine.
${connections} connections, ${rounds} runs of ${seconds} s each, alternating; medians.

| Call | Bytes | Ours, answers/s | p99, ms | Failed | Bare Node, answers/s | Ratio |
|---|---|---|---|---|---|---|
${lines.join('\n')}
`
}
