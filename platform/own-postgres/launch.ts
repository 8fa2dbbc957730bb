/** Starting the server. */
import { once } from 'node:events'
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { explainFileError } from '#platform/data-dir.ts'
import { answers, connectionThrough } from '#platform/own-postgres/answer.ts'
import { explainFailure } from '#platform/own-postgres/explain-failure.ts'
import type { Place } from '#platform/own-postgres/place.ts'
import { readPidFile, stopPostmaster } from '#platform/own-postgres/postmaster.ts'
import { explainSpawnError, spawnProgram } from '#platform/own-postgres/program.ts'
import { serverArguments } from '#platform/own-postgres/settings.ts'

export type LaunchOptions = {
  place: Place
  password: string
  /** Settings that differ from the usual ones. */
  settings: Record<string, string>
  log: (message: string) => void
}

/** The processes of a killed server hold its memory until they notice its end, a moment later. */
const memoryInUse = 'is still in use'
const memoryPatience = 10_000

/**
 * Starts the server and waits until it answers, through a crash recovery too. Call it only while
 * no server runs on the cluster.
 * @returns its process
 * @throws {StartupError} where it ends before it answers
 */
export async function launch(options: LaunchOptions, socketFolder: string): Promise<number> {
  const deadline = performance.now() + memoryPatience
  for (;;) {
    const { pid, said } = await launchOnce(options, socketFolder)
    if (pid) return pid
    if (!said.includes(memoryInUse) || performance.now() > deadline) {
      throw explainFailure(options.place, said)
    }
    await sleep(200)
  }
}

async function launchOnce(options: LaunchOptions, socketFolder: string) {
  const { place, password, settings, log } = options
  const file = openLog(place)
  const child = spawnProgram(
    place,
    place.binaries.postgres,
    serverArguments(place.cluster, socketFolder, settings),
    ['ignore', file.handle, file.handle],
    passingStalePid(place),
  )
  closeSync(file.handle)
  const { pid } = child
  if (pid === undefined) {
    const [error] = await once(child, 'error')
    throw explainSpawnError(error)
  }
  child.unref()
  try {
    const answered = await answers(pid, connectionThrough(socketFolder, password), log)
    return answered ? { pid, said: '' } : { pid: undefined, said: file.written() }
  } catch (error) {
    await stopPostmaster(pid)
    throw error
  }
}

/**
 * After a crash postmaster.pid may name a process that has got the number since, and PostgreSQL
 * then thinks that it runs already. We know that it doesn't; this variable, by which pg_ctl says
 * so of itself, makes it disregard that one number, and keeps its check of the shared memory.
 */
function passingStalePid(place: Place): NodeJS.ProcessEnv {
  const stale = readPidFile(place)
  return stale ? { PG_GRANDPARENT_PID: String(stale.pid) } : {}
}

const largestLog = 10 * 1024 * 1024

/** The server writes its log itself, so that it can outlive us. */
function openLog({ logFile, dataDir }: Place) {
  try {
    const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0
    if (size > largestLog) renameSync(logFile, `${logFile}.1`)
    const start = size > largestLog ? 0 : size
    const handle = openSync(logFile, 'a', 0o600)
    return { handle, written: () => readFileSync(logFile).subarray(start).toString('utf8') }
  } catch (error) {
    throw explainFileError(error, dataDir)
  }
}
