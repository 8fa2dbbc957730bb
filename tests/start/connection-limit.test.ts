/** How many connections strangers may have open to a server, of one process and of several. */
import { connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { freePort } from '#tests/faults/product.ts'
import { newDatabase, newFolder, startServer } from '#tests/start/server-process.ts'

const callers: Socket[] = []
afterEach(() => {
  for (const caller of callers.splice(0)) caller.destroy()
})

/** Asks from `localAddress`, on a connection that stays open. @returns whether there was an answer */
async function isAnswered(port: number, localAddress: string): Promise<boolean> {
  const caller = connect({ port, host: '127.0.0.1', localAddress })
  callers.push(caller)
  caller.on('error', () => {})
  caller.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')
  return new Promise((resolve) => {
    caller.once('data', () => resolve(true))
    caller.once('close', () => resolve(false))
  })
}

// Elsewhere this machine has but one address of its own.
test.runIf(process.platform === 'linux').each([1, 2])(
  'each of %i process(es) closes what is too much of one network, and tells how many',
  async (workers) => {
    const metricsPort = await freePort()
    const server = startServer({
      DATA_DIR: newFolder(),
      DATABASE_URL: await newDatabase(),
      CONNECTIONS_PER_NETWORK: '3',
      METRICS_PORT: String(metricsPort),
      WORKERS: String(workers),
    })
    const address = await server.ready
    expect(address, server.said()).toBeDefined()
    const port = Number(new URL(address ?? '').port)
    // One after the other: what comes at once is shared among the processes as they are free.
    const many = async (localAddress: string) => {
      const answers: boolean[] = []
      for (let at = 0; at < 10; at++) answers.push(await isAnswered(port, localAddress))
      return answers
    }
    const stranger = await many('127.0.0.2')
    expect(stranger.filter(Boolean)).toHaveLength(3 * workers)
    expect(await many('127.0.0.1')).not.toContain(false)
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    const counts = [...metrics.matchAll(/^connections_refused_total\{.*\} (\d+)$/gm)]
    const refused = counts.reduce((sum, [, count]) => sum + Number(count), 0)
    expect(refused).toBe(10 - 3 * workers)
  },
)
