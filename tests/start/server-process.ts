/** The real server as a process of its own, for tests of its start, its end and what it survives. */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, inject } from 'vitest'
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

/** A folder that is removed after the test. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'darya-server-'))
  folders.push(folder)
  return folder
}

/** An empty database on a server that is not the product's own. */
export async function newDatabase(): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await runOn(inject('postgresUrl'), `create database ${name}`)
  return databaseUrl(inject('postgresUrl'), name)
}

export type Run = {
  process: ChildProcess
  /** Resolves with the address once the server is ready; with undefined where it ended before. */
  ready: Promise<string | undefined>
  ended: Promise<number | null>
  said: () => string
}

/** Starts a server that is stopped after the test. */
export function startServer(env: Record<string, string>): Run {
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

/** A token of the owner. */
export async function signIn(address: string | undefined): Promise<string> {
  const response = await fetch(`${address}/api/v1/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(owner),
  })
  return ((await response.json()) as { token: string }).token
}
