/** Sends load to a server on this machine. The tool is fetched for the bench, not for the product. */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const folder = join(import.meta.dirname, '../.cache/bench')
const tool = join(folder, 'node_modules/autocannon/autocannon.js')

/** Installs the load tool into .cache/bench unless it is there. */
export async function prepareLoadTool(): Promise<void> {
  if (existsSync(tool)) return
  await run('npm', ['install', '--prefix', folder, '--no-save', '--no-audit', 'autocannon@9.0.0'])
}

export type Load = {
  /** Mean answers a second over the run. */
  requestsPerSecond: number
  /** Milliseconds. */
  p99: number
  failed: number
}

/** `connections` at once for `seconds`. @throws Error for an address that isn't this machine's */
export async function sendLoad(url: string, connections: number, seconds: number): Promise<Load> {
  if (new URL(url).hostname !== '127.0.0.1') throw new Error('Load goes to this machine only')
  const { stdout } = await run(
    process.execPath,
    [tool, '--json', '-c', String(connections), '-d', String(seconds), url],
    { maxBuffer: 10_000_000 },
  )
  const result = JSON.parse(stdout)
  return {
    requestsPerSecond: result.requests.average,
    p99: result.latency.p99,
    failed: result.errors + result.timeouts + result.non2xx,
  }
}

/** The value in the middle. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
