/** Sends load to a server on this machine with wrk (Debian package `wrk`), which takes little of a core itself. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

export type Load = {
  /** Answers a second over the run. */
  perSecond: number
  /** Milliseconds. */
  p99: number
  /** Answers that were no 2xx or 3xx, and connections that broke. */
  failed: number
}

/** What to send: by default a GET that accepts what browsers accept. */
export type LoadOptions = { connections: number; seconds: number; script?: string }

/** @throws Error for an address that isn't this machine's */
export async function sendLoad(url: string, options: LoadOptions): Promise<Load> {
  if (new URL(url).hostname !== '127.0.0.1') throw new Error('Load goes to this machine only')
  const { connections, seconds, script } = options
  const { stdout } = await run('wrk', [
    ...['-t1', `-c${connections}`, `-d${seconds}s`, '--latency'],
    ...['-H', 'Accept-Encoding: gzip, deflate, br'],
    ...(script ? ['-s', script] : []),
    url,
  ])
  const read = (pattern: RegExp) => pattern.exec(stdout)?.[1] ?? ''
  const errors = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(stdout)
  const broken = (errors?.slice(1) ?? []).reduce((sum, many) => sum + Number(many), 0)
  return {
    perSecond: Number(read(/Requests\/sec:\s+([\d.]+)/)),
    p99: milliseconds(read(/99%\s+([\d.]+\w+)/)),
    failed: broken + Number(read(/Non-2xx or 3xx responses: (\d+)/)),
  }
}

const units: Record<string, number> = { us: 0.001, ms: 1, s: 1_000, m: 60_000 }
const milliseconds = (text: string) => {
  const [, number = '', unit = ''] = /^([\d.]+)(\w+)$/.exec(text) ?? []
  return Number(number) * (units[unit] ?? Number.NaN)
}

/** The value in the middle. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
