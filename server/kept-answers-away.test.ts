/** What visitors are shown while the database is away: what they were shown before. */
import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import { openKeptApp } from '#tests/kept-app.ts'
import { openTestApp } from '#tests/test-app.ts'

/** A way to the database that can be cut. */
const sockets = new Set<Socket>()
let way: Server
let isOpen = true
let port = 0

const app = openTestApp()
beforeAll(async () => {
  const url = new URL(app.database.url)
  const socketFolder = url.searchParams.get('host')
  const target = `${socketFolder}/.s.PGSQL.${url.searchParams.get('port') ?? 5432}`
  way = createServer((near) => {
    if (!isOpen) return void near.destroy()
    const far = connect(target)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => sockets.delete(socket))
    }
    near.pipe(far).pipe(near)
  })
  way.listen(0, '127.0.0.1')
  await once(way, 'listening')
  port = (way.address() as { port: number }).port
  return async () => {
    for (const socket of sockets) socket.destroy()
    way.close()
  }
})
const site = openKeptApp(app, {
  databaseUrl() {
    const url = new URL(app.database.url)
    return `postgres://${url.username}:${url.password}@127.0.0.1:${port}${url.pathname}`
  },
})

const cut = () => {
  isOpen = false
  for (const socket of sockets) socket.destroy()
}

test('pages and lists go on as they were, and catch up once it is back', async () => {
  const token = await app.signIn()
  const rename = (phone: string) => app.api('PUT', '/settings', { token, json: { phone } })
  await rename('+92 300 1111111')
  const text = async (path: string) => (await site.get(path)).text
  const shows = (phone: string) => expect.poll(() => text('/contact')).toContain(phone)
  await shows('+92 300 1111111')
  const before = { page: await text('/contact'), list: await text('/api/v1/settings') }

  cut()
  for (let at = 0; at < 3; at++) {
    expect((await site.get('/contact')).status).toBe(200)
    expect(await text('/contact')).toBe(before.page)
    expect(await text('/api/v1/settings')).toBe(before.list)
  }
  // Written by a process that still reaches the database.
  await rename('+92 300 2222222')
  expect(await text('/contact')).toBe(before.page)
  // What was never asked for before can't be had.
  const unknown = await site.get('/about')
  expect(unknown.status).toBe(503)
  expect(unknown.headers.get('cache-control')).toBe('no-store')
  expect((await site.get('/api/v1/job')).status).toBe(503)

  isOpen = true
  await shows('+92 300 2222222')
  expect((await site.get('/about')).status).toBe(200)
})

test('a write whose process then loses the database leaves the previous page', async () => {
  const token = await app.signIn()
  const home = await site.get('/')
  // The write itself is refused here, and nobody can say any more whether the content has changed.
  cut()
  const answer = await site.request('/api/v1/settings', {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ phone: '+92 300 3333333' }),
  })
  expect(answer.status).toBe(503)
  for (let at = 0; at < 3; at++) expect(await site.get('/')).toMatchObject({ text: home.text })
  isOpen = true
})
