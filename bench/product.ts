/** The product as the benches find it: built, with sample content, on a port of its own. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import nodeFlags from '../bin/node-flags.json' with { type: 'json' }

const root = join(import.meta.dirname, '..')

export type RunningProduct = {
  /** Where it answers, without a slash at the end. */
  origin: string
  /** Its process. */
  pid: number
  /** Ends it and removes its data, unless the folder was given. */
  stop(): Promise<void>
}

/**
 * Starts the built product as `npm start` does, and waits until it answers.
 * @param more of its environment
 * @param given its folder; by default one of its own, with a new database
 */
export async function startProduct(
  more: Record<string, string> = {},
  given?: string,
): Promise<RunningProduct> {
  const dataDir = given ?? mkdtempSync(join(tmpdir(), 'darya-bench-'))
  const own = { PORT: '0', DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'silent' }
  const server = spawn(process.execPath, [...nodeFlags, 'server/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: join(root, '.cache/node'),
      MALLOC_ARENA_MAX: '2',
      ...own,
      ...more,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(server, 'exit')
  const stop = async () => {
    server.kill('SIGTERM')
    await ended
    if (!given) rmSync(dataDir, { recursive: true, force: true })
  }
  let printed = ''
  server.stdout.setEncoding('utf8')
  const ready = new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (text) => {
      printed += text
      const address = /is ready on (\S+)/.exec(printed)?.[1]
      if (address) resolve(address)
    })
    server.on('exit', () => reject(new Error('The server ended before it was ready')))
  })
  try {
    return { origin: await ready, pid: server.pid ?? 0, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
