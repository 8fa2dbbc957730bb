/** The life of an own PostgreSQL, with real processes that are really killed. */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Connection } from '#platform/own-postgres/answer.ts'
import { type OwnPostgresOptions, startOwnPostgres } from '#platform/own-postgres/own-postgres.ts'
import { spawnOwner, startOwner } from '#tests/start/owner-process.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'

/** As soon as a busy machine allows. */
async function start(dataDir: string, options: Partial<OwnPostgresOptions> = {}) {
  const server = await startOwnPostgres({ dataDir, log: () => {}, ...options })
  onTestFinished(() => server.stop())
  return server
}

async function query(connection: Connection, sql: string) {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

const keepRow = (connection: Connection) =>
  query(connection, "create table kept (word text); insert into kept values ('river')")
const keptRows = (connection: Connection) => query(connection, 'select word from kept')

const postmasterPid = (dataDir: string) =>
  Number(readFileSync(path.join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0])

test('the first start makes a database, a later one finds what was stored', async () => {
  const dataDir = path.join(temporaryFolder(), 'not', 'there', 'yet')
  const first = await start(dataDir)
  expect(first.startedByUs).toBe(true)
  await keepRow(first.connection)
  await first.stop()
  await expect(query(first.connection, 'select 1')).rejects.toThrow()

  const second = await start(dataDir)
  expect(await keptRows(second.connection)).toEqual([{ word: 'river' }])
})

test('the database is durable, checksummed, in UTF-8, and sorts by code point', async () => {
  const { connection } = await start(temporaryFolder())
  const [settings] = await query(
    connection,
    `select current_setting('fsync') as fsync, current_setting('data_checksums') as checksums,
       pg_encoding_to_char(encoding) as encoding, datlocale as locale
     from pg_database where datname = current_database()`,
  )
  expect(settings).toEqual({ fsync: 'on', checksums: 'on', encoding: 'UTF8', locale: 'C.UTF-8' })
})

test('the application is no superuser, but may install the extensions it uses', async () => {
  const { connection } = await start(temporaryFolder())
  await query(connection, 'create extension pg_trgm; create extension citext')
  expect(await query(connection, "select similarity('river', 'rivers') > 0.5 as alike")).toEqual([
    { alike: true },
  ])
  await expect(query(connection, "select pg_read_file('/etc/passwd')")).rejects.toThrow(/denied/)
  await expect(query(connection, 'create role other')).rejects.toThrow(/denied/)
})

test('nobody comes in with another password or as another role', async () => {
  const dataDir = temporaryFolder()
  const { connection } = await start(dataDir)
  await expect(query({ ...connection, password: 'guessed' }, 'select 1')).rejects.toThrow(
    /password/,
  )
  await expect(query({ ...connection, user: 'postgres' }, 'select 1')).rejects.toThrow(/pg_hba/)
  const modes = [path.join(dataDir, 'postgres'), connection.host].map(
    (folder) => statSync(folder).mode & 0o777,
  )
  expect(modes).toEqual([0o700, 0o700])
})

test('a server left by a killed process is taken over, with its data', async () => {
  const dataDir = temporaryFolder()
  const killed = await startOwner(dataDir)
  await keepRow(killed.connection)
  const pid = postmasterPid(dataDir)
  await killed.end('SIGKILL')

  const successor = await start(dataDir)
  expect(successor.startedByUs).toBe(false)
  expect(postmasterPid(dataDir)).toBe(pid)
  expect(await keptRows(successor.connection)).toEqual([{ word: 'river' }])
  await successor.stop()
  await expect(query(successor.connection, 'select 1')).rejects.toThrow()
})

test('a left server with settings of another release is replaced', async () => {
  const dataDir = temporaryFolder()
  const killed = await startOwner(dataDir)
  await keepRow(killed.connection)
  await killed.end('SIGKILL')

  const successor = await start(dataDir, { settings: { work_mem: '5MB' } })
  expect(successor.startedByUs).toBe(true)
  expect(await query(successor.connection, 'show work_mem')).toEqual([{ work_mem: '5MB' }])
  expect(await keptRows(successor.connection)).toEqual([{ word: 'river' }])
})

test('a killed database is started again at the same address and loses nothing', async () => {
  const dataDir = temporaryFolder()
  const log = vi.fn()
  const { connection } = await start(dataDir, { log })
  await keepRow(connection)
  const pid = postmasterPid(dataDir)
  process.kill(pid, 'SIGKILL')

  await expect.poll(() => keptRows(connection).catch(() => undefined)).toEqual([{ word: 'river' }])
  await expect.poll(() => log.mock.calls.flat().at(-1)).toBe('PostgreSQL runs again')
  expect(postmasterPid(dataDir)).not.toBe(pid)
})

test('a database killed together with its owner recovers', async () => {
  const dataDir = temporaryFolder()
  const killed = await startOwner(dataDir)
  await keepRow(killed.connection)
  process.kill(killed.pid, 'SIGKILL')
  process.kill(postmasterPid(dataDir), 'SIGKILL')

  const successor = await start(dataDir)
  expect(await keptRows(successor.connection)).toEqual([{ word: 'river' }])
})

test('a number in postmaster.pid that is another program by now is no obstacle', async () => {
  const dataDir = temporaryFolder()
  const first = await start(dataDir)
  await keepRow(first.connection)
  const pidFile = path.join(dataDir, 'postgres/cluster/postmaster.pid')
  const written = readFileSync(pidFile, 'utf8')
  await first.stop()
  // Of the database's own account: only such a one does PostgreSQL take for itself.
  const { uid, gid } = statSync(path.join(dataDir, 'postgres'))
  const stranger = spawn('sleep', ['600'], { uid, gid })
  onTestFinished(() => void stranger.kill())
  writeFileSync(pidFile, written.replace(/^\d+/, String(stranger.pid)))

  const second = await start(dataDir)
  expect(await keptRows(second.connection)).toEqual([{ word: 'river' }])
  expect(stranger.exitCode).toBeNull()
})

test('a start killed while it makes the files leaves nothing in the way', async () => {
  const dataDir = temporaryFolder()
  const home = path.join(dataDir, 'postgres')
  const killed = spawnOwner(dataDir)
  const unfinished = () => existsSync(home) && readdirSync(home).some((n) => n.includes('new'))
  while (!unfinished()) await sleep(2)
  killed.kill('SIGKILL')

  const { connection } = await start(dataDir)
  expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(readdirSync(home).sort()).toEqual(['cluster', 'libraries', 'socket'])
})

test('files of another PostgreSQL are left alone, with a word on what to do', async () => {
  const dataDir = temporaryFolder()
  const cluster = path.join(dataDir, 'postgres/cluster')
  mkdirSync(cluster, { recursive: true })
  writeFileSync(path.join(cluster, 'PG_VERSION'), '17\n')

  await expect(start(dataDir)).rejects.toThrow(/was made by PostgreSQL 17, this is 18: .*release/)
  expect(readdirSync(cluster)).toEqual(['PG_VERSION'])
})

test('stopping twice is stopping once', async () => {
  const server = await start(temporaryFolder())
  await Promise.all([server.stop(), server.stop()])
  await expect(query(server.connection, 'select 1')).rejects.toThrow()
})
