/** A port that someone else keeps open: systemd hands it over, and what connects meanwhile waits. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { newDatabase, newFolder } from '#tests/start/server-process.ts'

const root = join(import.meta.dirname, '../..')

/** What Node makes its servers of; nothing else in it holds a port without taking connections. */
type Handle = {
  bind(host: string, port: number): number
  getsockname(out: { port?: number }): number
  close(): void
  readonly fd: number
}
type Wrap = { TCP: new (type: number) => Handle; constants: { SERVER: number } }

/** A port that is held open until the test is over. */
function holdPort(): { fd: number; port: number } {
  const { binding } = process as unknown as { binding(name: 'tcp_wrap'): Wrap }
  const { TCP, constants } = binding('tcp_wrap')
  const held = new TCP(constants.SERVER)
  expect(held.bind('127.0.0.1', 0)).toBe(0)
  onTestFinished(() => held.close())
  const name: { port?: number } = {}
  held.getsockname(name)
  return { fd: held.fd, port: name.port ?? 0 }
}

/** Sends an enquiry without a key on a connection of its own. @returns the status, or what cut it */
const post = (port: number, email: string) =>
  new Promise<number | string | undefined>((resolve) => {
    const headers = { 'content-type': 'application/json' }
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path: '/api/v1/contact/create',
        method: 'POST',
        headers,
        agent: false,
      },
      (response) => response.resume().on('end', () => resolve(response.statusCode)),
    )
    sent.on('error', ({ message }) => resolve(message))
    sent.end(
      JSON.stringify({
        fullname: 'Sana Malik',
        phone: '03001234567',
        email,
        address: 'Lahore',
        message: 'We need a new ordering site.',
      }),
    )
  })

test.each(['1', '2'])(
  'posts without a key meet restarts of %s workers, and all are answered',
  async (workers) => {
    const { fd, port } = holdPort()
    const env = {
      PATH: process.env.PATH,
      DATA_DIR: newFolder(),
      DATABASE_URL: await newDatabase(),
      RATE_LIMITS: 'off',
      SAMPLE_CONTENT: 'off',
      LOG_LEVEL: 'warn',
      WORKERS: workers,
    }
    /** Runs it as `npm start` does under systemd, which names the process that it begins. */
    const start = async () => {
      const program = `import { runServer } from './bin/server-process.mjs'
        process.exit(await runServer(['server/main.ts']))`
      const begin = 'LISTEN_PID=$$ LISTEN_FDS=1 exec "$0" --input-type=module -e "$1"'
      const child = spawn('sh', ['-c', begin, process.execPath, program], {
        cwd: root,
        env,
        stdio: ['ignore', 'pipe', 'inherit', fd],
      })
      const ended = once(child, 'close')
      onTestFinished(() => void child.kill('SIGTERM'))
      const { promise: ready, resolve } = Promise.withResolvers<void>()
      child.stdout?.on('data', (said) => String(said).includes('is ready on') && resolve())
      await Promise.race([ready, ended])
      return async () => {
        child.kill('SIGTERM')
        expect((await ended)[0]).toBe(0)
      }
    }

    let stop = await start()
    let isOver = false
    const answers: (number | string | undefined)[] = []
    const writers = Array.from({ length: 12 }, async (_, writer) => {
      for (let turn = 0; !isOver; turn++) {
        answers.push(await post(port, `kept-${writer}-${turn}@example.com`))
      }
    })
    for (let restart = 0; restart < 3; restart++) {
      const before = answers.length
      await expect.poll(() => answers.length).toBeGreaterThan(before + 20)
      await stop()
      stop = await start()
    }
    isOver = true
    await Promise.all(writers)
    await stop()
    expect([...new Set(answers)]).toEqual([200])
  },
)
