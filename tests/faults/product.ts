/** The built product as a process that is killed and started again, always on the same port. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { findPostmaster, stopPostmaster } from '#platform/own-postgres/postmaster.ts'
import { until } from '#tests/faults/measure.ts'
import { owner } from '#tests/owner.ts'
import nodeFlags from '../../bin/node-flags.json' with { type: 'json' }

const root = join(import.meta.dirname, '../..')
const running = new Set<Product>()
const folders: string[] = []

afterAll(async () => {
  for (const product of running) await product.stop()
  running.clear()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** A folder that is removed when all is over. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'darya-faults-'))
  folders.push(folder)
  return folder
}

export type Product = {
  origin: string
  dataDir: string
  /** Number of its first process. */
  pid(): number
  /** Number of the main process of its own database; undefined where that doesn't run. */
  databasePid(): number | undefined
  /** Begins to run it, without waiting until it answers. */
  launch(): void
  /** Resolves once it has said that it is ready. @throws Error where it ends instead */
  ready(): Promise<void>
  /** Ends it with `signal` and waits for its end. @returns its exit code */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>
  /** The end of what it has written since its last launch. */
  said(): string
  /** Ends it, and its own database too if one was left behind. */
  stop(): Promise<void>
}

/**
 * A product that is stopped when all is over. It isn't running yet.
 * @param folder where its code lies
 */
export async function newProduct(
  env: Record<string, string> = {},
  folder = root,
): Promise<Product> {
  const port = env['PORT'] ?? String(await freePort())
  const dataDir = env['DATA_DIR'] ?? newFolder()
  const place = { cluster: join(dataDir, 'postgres', 'cluster') }
  let child: ChildProcess | undefined
  let ended: Promise<number | null> = Promise.resolve(null)
  let hasEnded = true
  let said = ''
  let isReady = false
  const product: Product = {
    origin: `http://127.0.0.1:${port}`,
    dataDir,
    pid: () => child?.pid ?? 0,
    databasePid: () => findPostmaster(place)?.pid,
    launch() {
      said = ''
      isReady = false
      hasEnded = false
      // As `npm start` does.
      const started = spawn(process.execPath, [...nodeFlags, 'server/main.ts'], {
        cwd: folder,
        env: {
          PATH: process.env['PATH'],
          NODE_COMPILE_CACHE: join(folder, '.cache/node'),
          MALLOC_ARENA_MAX: '2',
          LOG_LEVEL: 'warn',
          RATE_LIMITS: 'off',
          NODE_ENV: 'production',
          ADMIN_USERNAME: owner.username,
          ADMIN_PASSWORD: owner.password,
          ...env,
          PORT: port,
          DATA_DIR: dataDir,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      for (const stream of [started.stdout, started.stderr]) {
        stream.setEncoding('utf8').on('data', (text) => {
          said = (said + text).slice(-20_000)
          isReady ||= said.includes('is ready on')
        })
      }
      ended = once(started, 'close').then(([code]) => {
        hasEnded = true
        return code as number | null
      })
      child = started
    },
    async ready() {
      await until('a start', () => {
        if (hasEnded) throw new Error(`The product ended: ${said}`)
        return isReady
      })
    },
    async end(signal) {
      if (!hasEnded) child?.kill(signal)
      return ended
    },
    said: () => said,
    async stop() {
      await product.end('SIGTERM')
      const left = findPostmaster(place)
      if (left) await stopPostmaster(left.pid)
    },
  }
  running.add(product)
  return product
}

/** A product that is ready. */
export async function startProduct(env: Record<string, string> = {}): Promise<Product> {
  const product = await newProduct(env)
  product.launch()
  await product.ready()
  return product
}

/** Bytes of memory that process `pid` holds now. */
export const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1_024

/** A port that nobody used a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}
