import { Writable } from 'node:stream'
import { Hono } from 'hono'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { allowance, createAllowance } from '#domain/request-log/allowance.ts'
import { createRequestRecorder, type LoggedCall } from '#domain/request-log/recorder.ts'
import { requestLogTable } from '#domain/request-log/request-log.table.ts'
import type { ServerEnvironment } from '#server/api.ts'
import { recordCalls } from '#server/request-log.ts'
import { openTestApp } from '#tests/test-app.ts'

const { atOnce, aMinute } = allowance
const product = openTestApp()
let lines: string[]
let server: ReturnType<typeof openServer>

/** A server that only answers what its path says, with the recording before it. */
function openServer() {
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const log = pino({}, stream)
  const recorder = createRequestRecorder({ db: product.services.db, log })
  const app = new Hono<ServerEnvironment>()
  app.use('*', recordCalls(recorder))
  app.post('/api/v1/admin/login', (c) => c.body(null, 401))
  app.post('/api/v1/admin/login/', (c) => c.body(null, 401))
  app.all('/:who/:status/*', (c) => {
    const username = c.req.param('who')
    const actor = username === 'nobody' ? null : ({ username } as never)
    c.set('ctx', { ...product.services, log, ip: '203.0.113.7', userAgent: '', actor })
    return c.body(null, Number(c.req.param('status')) as 404)
  })
  return { app, recorder }
}

beforeEach(async () => {
  lines = []
  await product.services.db.delete(requestLogTable)
  server = openServer()
})
afterEach(() => server.recorder.close())

const ask = async (path: string, times: number) => {
  for (let call = 0; call < times; call++) await server.app.request(path)
}
const requestLines = (status: number) =>
  lines.filter((line) => line.includes('"request"') && line.includes(`"status":${status}`)).length
const stored = async (status: number) => {
  const rows = await product.services.db.select().from(requestLogTable)
  return rows.filter(({ statusCode }) => statusCode === status)
}

test('strangers who fail on and on are counted, and do not fill the logs', async () => {
  await ask('/nobody/404/x', atOnce + 700)
  await server.app.request('/api/v1/admin/login', { method: 'POST' })
  await ask('/nobody/422/x', 1)
  await server.recorder.close()

  // The few above are what is added while this runs.
  const rows = await stored(404)
  const summary = rows.find(({ method }) => method === '*')
  const left = Number(/^(\d+) more calls without an account$/.exec(summary?.route ?? '')?.[1])
  expect(left).toBeGreaterThan(600)
  expect(rows.length - 1 + left).toBe(atOnce + 700)
  expect(requestLines(404)).toBe(rows.length - 1)
  const leftOut = lines.map((line) => JSON.parse(line)).find((line) => line.leftOut)
  expect(leftOut.leftOut).toEqual([{ statusCode: 404, isSignIn: false, calls: left }])
  // Other kinds are seen beside the flood.
  expect(await stored(401)).toHaveLength(1)
  expect(await stored(422)).toHaveLength(1)
})

test('dead tokens at the sign-in, which are refused unseen, hide no guess at a password', async () => {
  const post = (path: string, authorization?: string) =>
    server.app.request(`/api/v1/admin/${path}`, {
      method: 'POST',
      headers: { 'user-agent': 'Guesser', ...(authorization && { authorization }) },
    })
  const dead = { 'user-agent': 'Flood', authorization: 'Bearer dead' }
  for (let call = 0; call < atOnce + 10; call++) {
    await server.app.request('/api/v1/admin/login', { method: 'POST', headers: dead })
  }
  await post('login')
  await post('login/')
  await post('login', 'Basic bm9ib2R5')
  await server.recorder.close()
  const rows = await stored(401)
  expect(rows.filter(({ user }) => user === 'Guesser')).toHaveLength(3)
})

test('calls of staff and faults of ours are all taken down', async () => {
  await ask('/sana/404/x', atOnce + 50)
  await server.recorder.flush()
  await ask('/nobody/503/x', atOnce + 50)
  await server.recorder.close()
  for (const status of [404, 503]) {
    expect(await stored(status)).toHaveLength(atOnce + 50)
    expect(requestLines(status)).toBe(atOnce + 50)
  }
})

test('the allowance comes back minute by minute, and guesses at passwords have their own', () => {
  const strangers = createAllowance()
  const admitted = (minute: number, isSignIn: boolean) => {
    const timestamp = new Date(minute * 60_000)
    const call = { username: '', statusCode: 401, isSignIn, timestamp } as LoggedCall
    let many = 0
    while (strangers.admits(call)) many++
    return many
  }
  expect(admitted(0, false)).toBe(atOnce)
  expect(admitted(0, true)).toBe(atOnce)
  expect(admitted(3, false)).toBe(3 * aMinute)
  // A clock that was set back gives nothing and takes nothing.
  expect(admitted(1, false)).toBe(0)
  expect(admitted(2, false)).toBe(aMinute)
  expect(admitted(100_000, false)).toBe(atOnce)
  expect(strangers.takeLeftOut()).toEqual([
    { statusCode: 401, isSignIn: false, calls: 5 },
    { statusCode: 401, isSignIn: true, calls: 1 },
  ])
  expect(strangers.takeLeftOut()).toEqual([])
})
