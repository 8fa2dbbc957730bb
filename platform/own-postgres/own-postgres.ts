/** The product's own PostgreSQL, for everyone who gives no DATABASE_URL. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { prepareDataDir } from '#platform/data-dir.ts'
import { adopt } from '#platform/own-postgres/adopt.ts'
import { type Connection, connectionThrough } from '#platform/own-postgres/answer.ts'
import { ensureCluster, readPassword } from '#platform/own-postgres/cluster.ts'
import { type LaunchOptions, launch } from '#platform/own-postgres/launch.ts'
import { preparePlace } from '#platform/own-postgres/place.ts'
import { findPostmaster, isRunning, stopPostmaster } from '#platform/own-postgres/postmaster.ts'
import { makeSocketFolder, removeSocketFolder } from '#platform/own-postgres/socket-folder.ts'

export type OwnPostgresOptions = {
  dataDir: string
  /** Receives a line for each thing an operator should know. */
  log: (message: string) => void
  /** Settings that differ from the usual ones; for throw-away databases of tests. */
  settings?: Record<string, string>
  /** Lets the application's role make databases; for tests. Counts when the files are made. */
  mayCreateDatabases?: boolean
}

/** A running PostgreSQL of our own. */
export type OwnPostgres = {
  connection: Connection
  /** False where the server of a killed process of ours was found running and taken over. */
  startedByUs: boolean
  /** Ends the server after all is written to its files. Also ends the watch over it. */
  stop(): Promise<void>
}

/**
 * Starts the PostgreSQL that lives in DATA_DIR/postgres, made on the first call, and keeps it
 * running until `stop`: if it dies it is started again within a second, at the same address.
 * Only one process at a time may call this for a DATA_DIR: hold `lockDataDir` before.
 * @throws {StartupError} with one line that says what is wrong and what to do
 */
export async function startOwnPostgres({
  dataDir,
  log,
  settings = {},
  mayCreateDatabases = false,
}: OwnPostgresOptions): Promise<OwnPostgres> {
  const place = preparePlace(prepareDataDir(dataDir))
  const password = await ensureCluster(place, mayCreateDatabases)
  const options = { place, password, settings, log }
  const found = await adopt(options)
  const socketFolder = found?.socketFolder ?? makeSocketFolder(place)
  const pid = found?.pid ?? (await launch(options, socketFolder))
  const stop = keepRunning(options, socketFolder, pid)
  return { connection: connectionThrough(socketFolder, password), startedByUs: !found, stop }
}

/** Whether DATA_DIR holds a PostgreSQL of ours, running or not. */
export const hasOwnPostgres = (dataDir: string) =>
  existsSync(path.join(dataDir, 'postgres', 'cluster', 'PG_VERSION'))

/**
 * The way to the PostgreSQL that another process of ours runs in DATA_DIR, for commands beside it.
 * Needs no lock and changes nothing.
 * @returns undefined where none runs
 */
export function joinOwnPostgres(dataDir: string): Connection | undefined {
  const place = { cluster: path.join(dataDir, 'postgres', 'cluster') }
  const running = findPostmaster(place)
  return running && connectionThrough(running.socketFolder, readPassword(place))
}

const lookEvery = 200
const longestPause = 5000

/**
 * Watches the process by its number, which works alike for one we started and one we took over.
 * @returns the function that ends both watch and server
 */
function keepRunning(options: LaunchOptions, socketFolder: string, firstPid: number) {
  const { place } = options
  let pid = firstPid
  let stopping = false
  let restart: Promise<void> | undefined

  const timer = setInterval(() => {
    if (restart || stopping || isRunning(pid)) return
    restart = restartUntilItRuns().finally(() => (restart = undefined))
  }, lookEvery)
  timer.unref()

  async function restartUntilItRuns() {
    options.log('PostgreSQL has ended unexpectedly; starting it again')
    for (let pause = 100; !stopping; pause = Math.min(pause * 2, longestPause)) {
      try {
        pid = await launch(options, socketFolder)
        options.log('PostgreSQL runs again')
        return
      } catch (error) {
        options.log((error as Error).message)
        await sleep(pause)
      }
    }
  }

  let stopped: Promise<void> | undefined
  return () => {
    stopped ??= (async () => {
      stopping = true
      clearInterval(timer)
      await restart
      await stopPostmaster(pid)
      removeSocketFolder(place, socketFolder)
    })()
    return stopped
  }
}
