import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { type OwnPostgres, startOwnPostgres } from '#platform/own-postgres/own-postgres.ts'
import { preparePlace } from '#platform/own-postgres/place.ts'
import { findPostmaster, isRunning, stopPostmaster } from '#platform/own-postgres/postmaster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A throw-away PostgreSQL for the whole run; its role may make databases. */
    postgresUrl: string
  }
}

const folderName = /^darya-tests-(\d+)-/

/**
 * Vitest's global set-up: one PostgreSQL for the whole run, reached by `inject("postgresUrl")`.
 * It waits for no disk: a crash of the machine may lose its data, which no test minds.
 */
export default async function setUp(project: TestProject) {
  const server = await startThrowAwayPostgres()
  project.provide('postgresUrl', server.url)
  return server.stop
}

/** An empty PostgreSQL in a temporary folder that `stop` removes. */
export async function startThrowAwayPostgres() {
  await removeLeftServers()
  const dataDir = mkdtempSync(path.join(os.tmpdir(), `darya-tests-${process.pid}-`))
  const server = await startOwnPostgres({
    dataDir,
    log: (message) => console.error(message),
    settings: { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' },
    mayCreateDatabases: true,
  })
  const stop = async () => {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { url: urlOf(server.connection), stop }
}

/** PostgreSQL's URL form has no place for a socket's folder but a parameter. */
export function urlOf({ host, port, user, password, database }: OwnPostgres['connection']): string {
  const socket = new URLSearchParams({ host, port: String(port) })
  return `postgres://${user}:${password}@localhost/${database}?${socket}`
}

/** A test run that was killed could not stop its server. */
async function removeLeftServers(): Promise<void> {
  for (const name of readdirSync(os.tmpdir())) {
    const owner = Number(folderName.exec(name)?.[1])
    const dataDir = path.join(os.tmpdir(), name)
    if (!owner || isRunning(owner) || !isOurs(dataDir)) continue
    const left = findPostmaster(preparePlace(dataDir))
    if (left) await stopPostmaster(left.pid)
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function isOurs(folder: string): boolean {
  return statSync(folder, { throwIfNoEntry: false })?.uid === process.getuid?.()
}
