/** The product as the benches find it: built, with sample content, on a port of its own. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

export type RunningProduct = {
  /** Where it answers, without a slash at the end. */
  origin: string
  /** Ends it and removes its data. */
  stop(): Promise<void>
}

/**
 * Starts the built product as `npm start` does, with a new database, and waits until it answers.
 * @param more of its environment
 */
export async function startProduct(more: Record<string, string> = {}): Promise<RunningProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), 'darya-bench-'))
  const own = { PORT: '0', DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'silent' }
  const server = spawn(process.execPath, ['--max-semi-space-size=4', 'server/main.ts'], {
    cwd: root,
    env: { ...process.env, NODE_COMPILE_CACHE: join(root, '.cache/node'), ...own, ...more },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(server, 'exit')
  const stop = async () => {
    server.kill('SIGTERM')
    await ended
    rmSync(dataDir, { recursive: true, force: true })
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
    return { origin: await ready, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
