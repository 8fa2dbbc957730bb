/** The real server as a process: what it says when it can't start, and what it never loses. */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, expect, inject, test } from 'vitest'
import { databaseUrl, runOn } from '#tests/database.ts'
import { owner } from '#tests/owner.ts'

const root = join(import.meta.dirname, '../..')
const folders: string[] = []
const running: ChildProcess[] = []

afterEach(async () => {
  for (const server of running.splice(0)) {
    if (server.exitCode !== null || server.signalCode !== null) continue
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    await ended
  }
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'darya-server-'))
  folders.push(folder)
  return folder
}

/** An empty database on a server that is not the product's own. */
async function newDatabase(): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await runOn(inject('postgresUrl'), `create database ${name}`)
  return databaseUrl(inject('postgresUrl'), name)
}

type Run = {
  process: ChildProcess
  /** Resolves with the address once the server is ready; with undefined where it ended before. */
  ready: Promise<string | undefined>
  ended: Promise<number | null>
  said: () => string
}

function start(env: Record<string, string>): Run {
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'silent', SAMPLE_CONTENT: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.push(child)
  let said = ''
  const { promise: ready, resolve } = Promise.withResolvers<string | undefined>()
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk
      const address = /is ready on (\S+)/.exec(said)?.[1]
      if (address) resolve(address)
    })
  }
  const ended = once(child, 'close').then(([code]) => {
    resolve(undefined)
    return code as number | null
  })
  return { process: child, ready, ended, said: () => said }
}

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

test('kill -9 between two enquiries loses neither', { timeout: 90_000 }, async () => {
  const env = {
    DATA_DIR: newFolder(),
    ADMIN_USERNAME: owner.username,
    ADMIN_PASSWORD: owner.password,
  }
  for (const email of ['first@example.com', 'second@example.com']) {
    const server = start(env)
    const address = await server.ready
    expect(server.said()).toContain('Darya Studio is ready on http://127.0.0.1:')
    const response = await fetch(`${address}/api/v1/contact/create`, enquiry(email))
    expect(response.status).toBe(200)
    server.process.kill('SIGKILL')
    await server.ended
  }
  const server = start(env)
  const address = await server.ready
  const token = await signIn(address)
  const list = await fetch(`${address}/api/v1/contact`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { data } = (await list.json()) as { data: { email: string }[] }
  expect(data.map(({ email }) => email)).toEqual(['second@example.com', 'first@example.com'])
})

async function signIn(address: string | undefined): Promise<string> {
  const response = await fetch(`${address}/api/v1/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(owner),
  })
  return ((await response.json()) as { token: string }).token
}

test('a stop drains and exits with 0, also when it is asked for twice', async () => {
  const server = start({ DATA_DIR: newFolder(), DATABASE_URL: await newDatabase() })
  await server.ready
  server.process.kill('SIGTERM')
  server.process.kill('SIGINT')
  expect(await server.ended).toBe(0)
})

test('three processes that start at once on one empty database all serve', async () => {
  const DATABASE_URL = await newDatabase()
  const servers = [0, 1, 2].map(() => start({ DATA_DIR: newFolder(), DATABASE_URL }))
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

/** What a server says that must not start: one line, and exit code 1. */
async function refusal(env: Record<string, string>): Promise<string> {
  const server = start(env)
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
  const env = { DATA_DIR: newFolder(), DATABASE_URL: await newDatabase(), PORT: String(port) }
  expect(await refusal(env)).toBe(
    `Port ${port} on 127.0.0.1 is already in use. Stop what uses it, or set PORT.`,
  )
  other.close()
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

test('a folder that another server has', async () => {
  const env = { DATA_DIR: newFolder(), DATABASE_URL: await newDatabase() }
  await start(env).ready
  expect(await refusal(env)).toMatch(
    /^Another Darya Studio server \(process \d+\) is already running/,
  )
})
