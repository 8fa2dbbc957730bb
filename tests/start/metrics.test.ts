/** What monitoring reads of a server, of all of its processes, and what a log holds of requests. */
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { owner } from '#tests/owner.ts'
import { newDatabase, newFolder, signIn, startServer } from '#tests/start/server-process.ts'

/** A port that nothing listened on a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** The sum of a metric's series that hold all of `labels`. */
const sumOf = (text: string, name: string, ...labels: string[]) =>
  text
    .split('\n')
    .filter((line) => line.startsWith(`${name}{`) && labels.every((label) => line.includes(label)))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)

test.each(['1', '2'])(
  'all that %s process(es) served is counted, and nobody named',
  async (WORKERS) => {
    const port = await freePort()
    const server = startServer({
      DATA_DIR: newFolder(),
      DATABASE_URL: await newDatabase(),
      ADMIN_USERNAME: owner.username,
      ADMIN_PASSWORD: owner.password,
      METRICS_PORT: String(port),
      LOG_LEVEL: 'info',
      WORKERS,
    })
    const address = await server.ready
    expect(address, server.said()).toBeDefined()
    const metrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    expect((await fetch(`http://127.0.0.1:${port}/other`)).status).toBe(404)
    expect((await fetch(`${address}/metrics`)).status).toBe(404)

    const token = await signIn(address)
    const headers = { Authorization: `Bearer ${token}`, Connection: 'close' }
    const id = '01980000-0000-7000-8000-000000000000'
    for (let at = 0; at < 4; at += 1) {
      await fetch(`${address}/contact?email=sana@example.com`, { headers: { Connection: 'close' } })
      await fetch(`${address}/api/v1/project/${id}?secret=hunter2`, { headers })
      await fetch(`${address}/sana@example.com`, { headers: { Connection: 'close' } })
    }
    await fetch(`${address}/api/v1/contact/create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        fullname: 'Sana Malik',
        phone: '03001234567',
        email: 'sana@example.com',
        address: 'Lahore',
        message: 'We need a new ordering site.',
      }),
    })

    await expect
      .poll(async () => sumOf(await metrics(), 'http_requests_total', 'route="/contact"'))
      .toBe(4)
    const text = await metrics()
    expect(
      sumOf(text, 'http_requests_total', 'route="/api/v1/project/{idOrSlug}"', 'status="4xx"'),
    ).toBe(4)
    expect(sumOf(text, 'http_requests_total', 'route="unknown"', 'status="4xx"')).toBe(5)
    expect(sumOf(text, 'http_request_duration_seconds_count', 'route="/contact"')).toBe(4)
    const answers = sumOf(text, 'page_cache_hits_total') + sumOf(text, 'page_cache_misses_total')
    expect(answers).toBeGreaterThanOrEqual(4)
    expect(sumOf(text, 'page_cache_misses_total')).toBeGreaterThan(0)
    expect(sumOf(text, 'db_pool_connections')).toBeGreaterThan(0)
    expect(sumOf(text, 'job_started_seconds', 'job="empty-trash"')).toBeGreaterThan(0)
    expect(sumOf(text, 'job_failed')).toBe(0)
    expect(text).toMatch(/^outbox_mails\{status="queued",process="main"\} \d/m)
    for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes']) {
      const processes = text.split('\n').filter((line) => line.startsWith(`${name}{`))
      expect(processes).toHaveLength(WORKERS === '1' ? 1 : 3)
    }
    expect(text).not.toMatch(/sana|hunter2|127\.0\.0\.1|Malik/)

    const lines = server
      .said()
      .split('\n')
      .filter((line) => line.includes('"msg":"request"'))
      .map((line) => JSON.parse(line))
    const calls = lines.filter(({ route }) => route === '/api/v1/project/{idOrSlug}')
    expect(calls).toMatchObject(Array(4).fill({ method: 'GET', status: 404 }))
    expect(lines).toContainEqual(
      expect.objectContaining({ method: 'POST', route: '/api/v1/contact/create', status: 200 }),
    )
    // Whoever only reads, and finds, leaves no line.
    expect(lines.filter(({ status, route }) => route === 'page' && status < 400)).toEqual([])
    expect(JSON.stringify(lines)).not.toMatch(/sana|hunter2|127\.0\.0\.1|Malik/)
  },
)
