/** The real server as a process: what it says when it can't start, and what it never loses. */
import { once } from 'node:events'
import { createServer } from 'node:net'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { databaseUrl } from '#tests/database.ts'
import { owner } from '#tests/owner.ts'
import { newDatabase, newFolder, signIn, startServer } from '#tests/start/server-process.ts'

const enquiry = (email: string) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    fullname: 'Sana Malik',
    phone: '03001234567',
    email,
    address: 'Lahore',
    message: 'We need a new ordering site.',
  }),
})

test('kill -9 between two enquiries loses neither', async () => {
  const env = {
    DATA_DIR: newFolder(),
    ADMIN_USERNAME: owner.username,
    ADMIN_PASSWORD: owner.password,
  }
  for (const email of ['first@example.com', 'second@example.com']) {
    const server = startServer(env)
    const address = await server.ready
    expect(server.said()).toContain('Darya Studio is ready on http://127.0.0.1:')
    const response = await fetch(`${address}/api/v1/contact/create`, enquiry(email))
    expect(response.status).toBe(200)
    server.process.kill('SIGKILL')
    await server.ended
  }
  const server = startServer(env)
  const address = await server.ready
  const token = await signIn(address)
  const list = await fetch(`${address}/api/v1/contact`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { data } = (await list.json()) as { data: { email: string }[] }
  expect(data.map(({ email }) => email)).toEqual(['second@example.com', 'first@example.com'])
})

test('a stop drains and exits with 0, also when it is asked for twice', async () => {
  const server = startServer({ DATA_DIR: newFolder(), DATABASE_URL: await newDatabase() })
  await server.ready
  server.process.kill('SIGTERM')
  server.process.kill('SIGINT')
  expect(await server.ended).toBe(0)
})

test('three processes that start at once on one empty database all serve', async () => {
  const DATABASE_URL = await newDatabase()
  const servers = [0, 1, 2].map(() => startServer({ DATA_DIR: newFolder(), DATABASE_URL }))
  for (const server of servers) {
    const address = await server.ready
    expect(address, server.said()).toBeDefined()
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
  }
  const client = new pg.Client(DATABASE_URL)
  await client.connect()
  const { rows } = await client.query('select count(*)::int as many from staff')
  await client.end()
  expect(rows[0].many).toBe(1)
})

test('a start says that no proxy is named where there has to be one', async () => {
  const env = {
    DATABASE_URL: await newDatabase(),
    PUBLIC_URL: 'https://studio.example.com',
    LOG_LEVEL: 'warn',
  }
  const forgetful = startServer({ ...env, DATA_DIR: newFolder() })
  await forgetful.ready
  expect(forgetful.said()).toContain('TRUSTED_PROXIES names no proxy')
  const careful = startServer({ ...env, DATA_DIR: newFolder(), TRUSTED_PROXIES: '127.0.0.1' })
  await careful.ready
  expect(careful.said()).not.toContain('TRUSTED_PROXIES')
})

/** What a server says that must not start: one line, and exit code 1. */
async function refusal(env: Record<string, string>): Promise<string> {
  const server = startServer(env)
  expect(await server.ended).toBe(1)
  const lines = server.said().trim().split('\n')
  expect(lines).toHaveLength(1)
  return lines[0] ?? ''
}

test('a port in use', async () => {
  const other = createServer()
  other.listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as { port: number }
  onTestFinished(() => void other.close())
  const env = { DATA_DIR: newFolder(), DATABASE_URL: await newDatabase() }
  const told = `Port ${port} on 127.0.0.1 is already in use. Stop what uses it, or set PORT.`
  const first = startServer({ ...env, PORT: String(port) })
  expect(await first.ended).toBe(1)
  const [administrator = '', ...others] = first.said().trim().split('\n')
  expect(others).toEqual([told])
  expect(await refusal({ ...env, PORT: String(port) })).toBe(told)

  // The password was made by the start that failed, and is told by no other.
  const [, username, password] =
    /^First administrator: (\S+) with password (\S+)/.exec(administrator) ?? []
  const address = await startServer(env).ready
  const login = await fetch(`${address}/api/v1/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  expect(login.status).toBe(200)
})

test.each([
  ['postgres://user:hunter2@127.0.0.1:9/none', 'nothing listens at its address'],
  ['postgres://user:hunter2@no-such-host.invalid/none', 'its host is unknown'],
])('a wrong DATABASE_URL %s', async (DATABASE_URL, why) => {
  const said = await refusal({ DATA_DIR: newFolder(), DATABASE_URL })
  expect(said).toBe(`DATABASE_URL can't be used: ${why}.`)
})

test('a DATABASE_URL to a database that is not there', async () => {
  const DATABASE_URL = databaseUrl(inject('postgresUrl'), 'no_such_database')
  expect(await refusal({ DATA_DIR: newFolder(), DATABASE_URL })).toBe(
    "DATABASE_URL can't be used: there is no such database.",
  )
})

test('a wrong setting', async () => {
  expect(await refusal({ DATA_DIR: newFolder(), PORT: 'eighty' })).toMatch(
    /^The environment .* PORT/,
  )
})

test('a proxy that is no address, before anything is made', async () => {
  const env = { DATA_DIR: newFolder(), DATABASE_URL: await newDatabase() }
  for (const WORKERS of ['1', '2']) {
    expect(await refusal({ ...env, TRUSTED_PROXIES: 'nginx', WORKERS })).toBe(
      'TRUSTED_PROXIES holds nginx, which is no address',
    )
  }
  const client = new pg.Client(env.DATABASE_URL)
  await client.connect()
  const { rows } = await client.query(`select to_regclass('staff') as staff`)
  await client.end()
  expect(rows).toEqual([{ staff: null }])
})

test('a folder that another server has', async () => {
  const env = { DATA_DIR: newFolder(), DATABASE_URL: await newDatabase() }
  await startServer(env).ready
  expect(await refusal(env)).toMatch(
    /^Another Darya Studio server \(process \d+\) is already running/,
  )
})
