/** Several processes on one port: to callers they are one. */
import { request as httpRequest } from 'node:http'
import { text as readAll } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { owner } from '#tests/owner.ts'
import { newDatabase, newFolder, signIn, startServer } from '#tests/start/server-process.ts'

const startTwo = async (more: Record<string, string> = {}) => {
  const server = startServer({
    DATA_DIR: newFolder(),
    DATABASE_URL: await newDatabase(),
    ADMIN_USERNAME: owner.username,
    ADMIN_PASSWORD: owner.password,
    WORKERS: '2',
    LOG_LEVEL: 'info',
    ...more,
  })
  const address = await server.ready
  expect(address, server.said()).toBeDefined()
  return { server, address: address ?? '' }
}

/** Process numbers of all workers that have said that they answer. */
const workersOf = (said: string) =>
  [...said.matchAll(/"worker":(\d+)/g)].map(([, pid]) => Number(pid))

/** One request on a connection of its own, so that they go to the workers in turn. */
const send = (
  url: string,
  {
    method = 'GET',
    headers = {},
    body = '',
  }: Partial<Record<'method' | 'body', string>> & {
    headers?: Record<string, string>
  } = {},
) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const sent = httpRequest(url, { method, headers, agent: false }, (response) =>
      readAll(response).then((text) => resolve({ status: response.statusCode ?? 0, text }), reject),
    )
    sent.on('error', reject)
    sent.end(body)
  })

const json = { 'content-type': 'application/json' }
const enquiry = JSON.stringify({
  fullname: 'Sana Malik',
  phone: '03001234567',
  email: 'sana@example.com',
  address: 'Lahore',
  message: 'We need a new ordering site.',
})
const turns = Array.from({ length: 8 }, (_, at) => at)

test('sessions, writes, limits and repeated posts hold across two workers', async () => {
  const { server, address } = await startTwo()
  expect(new Set(workersOf(server.said())).size).toBe(2)
  const api = `${address}/api/v1`
  const bearer = { authorization: `Bearer ${await signIn(address)}` }
  for (const _ of turns) {
    expect((await send(`${api}/admin`, { headers: bearer })).status).toBe(200)
    expect((await send(`${address}/contact`)).status).toBe(200)
  }

  for (const at of turns) {
    const phone = `+92 300 000000${at}`
    const body = JSON.stringify({ phone })
    const write = { method: 'PUT', headers: { ...bearer, ...json }, body }
    expect((await send(`${api}/settings`, write)).status).toBe(200)
    const seen = () =>
      Promise.all(turns.map(async () => (await send(`${address}/contact`)).text.includes(phone)))
    await expect.poll(seen).not.toContain(false)
  }

  const post = { method: 'POST', headers: { ...json, 'idempotency-key': 'once' }, body: enquiry }
  const posted = await Promise.all(turns.map(() => send(`${api}/contact/create`, post)))
  for (const { status } of posted) expect(status).toBe(200)
  const { text } = await send(`${api}/contact?status=new`, { headers: bearer })
  expect(JSON.parse(text).data).toHaveLength(1)

  const wrong = JSON.stringify({ username: 'nobody', password: 'wrong' })
  const login = { method: 'POST', headers: json, body: wrong }
  const statuses: number[] = []
  for (let at = 0; at < 30; at++) statuses.push((await send(`${api}/admin/login`, login)).status)
  const refused = statuses.indexOf(429)
  expect(refused).toBeGreaterThan(0)
  // Refused once is refused by both.
  expect(new Set(statuses.slice(refused))).toEqual(new Set([429]))

  await send(`${api}/admin/logout`, { method: 'POST', headers: bearer })
  for (const _ of turns) {
    expect((await send(`${api}/admin`, { headers: bearer })).status).toBe(401)
  }
})

test('a worker that dies is replaced, and the site goes on', async () => {
  const { server, address } = await startTwo()
  const [first = 0] = workersOf(server.said())
  process.kill(first, 'SIGKILL')
  await expect.poll(() => workersOf(server.said()).length, { timeout: 30_000 }).toBe(3)
  for (const _ of turns) expect((await send(`${address}/`)).status).toBe(200)
  server.process.kill('SIGTERM')
  expect(await server.ended).toBe(0)
})

test('a stop lets a request end that is under way, in whichever worker', async () => {
  const { server, address } = await startTwo({ LOG_LEVEL: 'silent' })
  const { promise: answered, resolve } = Promise.withResolvers<number | undefined>()
  const headers = { ...json, 'content-length': String(Buffer.byteLength(enquiry)) }
  const url = `${address}/api/v1/contact/create`
  const sent = httpRequest(url, { method: 'POST', headers, agent: false }, (response) => {
    response.resume()
    resolve(response.statusCode)
  })
  sent.on('error', () => resolve(undefined))
  sent.write(enquiry.slice(0, 20))
  // It has arrived: another request, sent later, was answered.
  for (const _ of turns) expect((await send(`${address}/healthz`)).status).toBe(200)
  server.process.kill('SIGTERM')
  server.process.kill('SIGINT')
  const refused = () => send(`${address}/healthz`).catch(() => 'refused')
  await expect.poll(refused).toBe('refused')
  sent.end(enquiry.slice(20))
  expect(await answered).toBe(200)
  expect(await server.ended).toBe(0)
})

test('a port that is taken is told in one line', async () => {
  const { address } = await startTwo({ LOG_LEVEL: 'silent' })
  const { port } = new URL(address)
  const DATABASE_URL = await newDatabase()
  const second = startServer({
    DATA_DIR: newFolder(),
    DATABASE_URL,
    ADMIN_PASSWORD: owner.password,
    WORKERS: '2',
    PORT: port,
  })
  expect(await second.ended).toBe(1)
  const lines = new Set(second.said().trim().split('\n'))
  lines.delete('')
  expect([...lines]).toEqual([
    `Port ${port} on 127.0.0.1 is already in use. Stop what uses it, or set PORT.`,
  ])
})
