/** Getting from files to a server that answers. */
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { explainFileError } from '#platform/data-dir.ts'
import { applicationName } from '#platform/own-postgres/cluster.ts'
import { explainFailure } from '#platform/own-postgres/explain-failure.ts'
import type { Place } from '#platform/own-postgres/place.ts'
import { findPostmaster, isRunning, stopPostmaster } from '#platform/own-postgres/postmaster.ts'
import { explainSpawnError, spawnProgram } from '#platform/own-postgres/program.ts'
import { serverArguments } from '#platform/own-postgres/settings.ts'
import { hasSocket, removeSocketFolder } from '#platform/own-postgres/socket-folder.ts'
import { StartupError } from '#platform/startup-error.ts'

/** What a client needs to connect. */
export type Connection = {
  /** The folder of the server's socket. */
  host: string
  port: number
  user: string
  password: string
  database: string
}

export type LaunchOptions = {
  place: Place
  password: string
  /** Settings that differ from the usual ones. */
  settings: Record<string, string>
  log: (message: string) => void
}

export function connectionThrough(host: string, password: string): Connection {
  return { host, port: 5432, user: applicationName, password, database: applicationName }
}

/**
 * Takes over the server that a killed process of ours left running, if it runs on this cluster
 * with today's programs and settings and answers; any other left one is stopped.
 * @returns its process and socket folder, or undefined where a server must be started
 */
export async function adopt(options: LaunchOptions) {
  const { place, settings } = options
  const left = findPostmaster(place)
  if (!left) return undefined
  const { pid, socketFolder } = left
  const wanted = commandLine(place, serverArguments(place.cluster, socketFolder, settings))
  const usable = wanted === readCommandLine(place) && hasSocket(socketFolder)
  if (usable && (await answers(pid, socketFolder, options))) return left
  await stopPostmaster(pid)
  removeSocketFolder(place, socketFolder)
  return undefined
}

/** As PostgreSQL notes it down in postmaster.opts. */
function commandLine({ binaries }: Place, serverArguments: string[]): string {
  return [binaries.postgres, ...serverArguments.map((argument) => `"${argument}"`)].join(' ')
}

function readCommandLine({ cluster }: Place): string | undefined {
  try {
    return readFileSync(path.join(cluster, 'postmaster.opts'), 'utf8').trim()
  } catch {
    return undefined
  }
}

/**
 * Starts the server and waits until it answers, through a crash recovery too.
 * @returns its process
 * @throws {StartupError} where it ends before it answers
 */
export async function launch(options: LaunchOptions, socketFolder: string): Promise<number> {
  for (const patience of [100, 200, 400, 800, 1600, 3200, 0]) {
    const { pid, failure } = await launchOnce(options, socketFolder)
    if (pid) return pid
    // Processes of a killed server let go of its memory only when they notice its end.
    if (!/still in use/.test(failure) || patience === 0)
      throw explainFailure(options.place, failure)
    await sleep(patience)
  }
  throw new Error('unreachable')
}

async function launchOnce(options: LaunchOptions, socketFolder: string) {
  const { place, settings } = options
  const log = openLog(place)
  const child = spawnProgram(
    place,
    place.binaries.postgres,
    serverArguments(place.cluster, socketFolder, settings),
    ['ignore', log.handle, log.handle],
  )
  closeSync(log.handle)
  const { pid } = child
  if (pid === undefined) {
    throw await new Promise<Error>((resolve) =>
      child.on('error', (e) => resolve(explainSpawnError(e))),
    )
  }
  child.unref()
  if (await answers(pid, socketFolder, options)) return { pid, failure: '' }
  return { pid: undefined, failure: log.written() }
}

const largestLog = 10 * 1024 * 1024

function openLog({ logFile, dataDir }: Place) {
  try {
    const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0
    if (size > largestLog) renameSync(logFile, `${logFile}.1`)
    const start = size > largestLog ? 0 : size
    const handle = openSync(logFile, 'a', 0o600)
    const written = () => readFileSync(logFile).subarray(start).toString('utf8')
    return { handle, written }
  } catch (error) {
    throw explainFileError(error, dataDir)
  }
}

/** Waits until the server answers a query: true; or has ended: false. */
async function answers(pid: number, socketFolder: string, { password, log }: LaunchOptions) {
  const started = performance.now()
  let nextWord = 5000
  while (isRunning(pid)) {
    if (await answersOnce(connectionThrough(socketFolder, password))) return isRunning(pid)
    if (performance.now() - started > nextWord) {
      log(`PostgreSQL is still starting (${Math.round(nextWord / 1000)} s): it recovers its files`)
      nextWord *= 2
    }
    await sleep(10)
  }
  return false
}

/** SQLSTATE 57P03, "cannot connect now": the server is starting, recovering or stopping. */
const notYet = new Set(['57P03', '57P01', 'ENOENT', 'ECONNREFUSED', 'ECONNRESET'])

async function answersOnce(connection: Connection): Promise<boolean> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 2000 })
  // An end that comes between the answer and our goodbye is not an error of ours.
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('SELECT 1')
    return true
  } catch (error) {
    const { code, message } = error as Error & { code?: string }
    if (code === '28P01' || code === '28000') {
      throw new StartupError(`The own PostgreSQL refuses the password in DATA_DIR: ${message}.`)
    }
    if (code && !notYet.has(code)) throw error
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
