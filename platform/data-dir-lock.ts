/** One server for each DATA_DIR. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { prepareDataDir } from '#platform/data-dir.ts'
import { StartupError } from '#platform/startup-error.ts'

export type DataDirLock = {
  /** Tells a server that starts now that waiting for us is worth its while. */
  announceStop(): void
  /** Lets the next server in. The end of the process does the same, however it comes. */
  release(): void
}

/** Milliseconds a start waits for a holder that may be about to end, or has said it is. */
const patience = { running: 1_000, stopping: 10_000 }

/**
 * Makes DATA_DIR where it is missing and keeps other servers out of it.
 *
 * The lock must be gone at once when its holder is killed, must not depend on process numbers,
 * which are given out again, nor be fooled by one made in another container. Only a lock held by
 * the kernel is all that; the one that Node offers everywhere is the lock of a SQLite file
 * (fcntl underneath), so an empty one is held in an exclusive transaction. Nothing is stored in it.
 * @throws {StartupError} where another server holds the folder, or it can't be written to
 */
export async function lockDataDir(dataDir: string): Promise<DataDirLock> {
  const folder = prepareDataDir(dataDir)
  const note = path.join(folder, 'server.pid')
  const started = performance.now()
  let lock = tryLock(folder)
  while (!lock) {
    const { pid, stopping } = readNote(note)
    if (performance.now() - started > (stopping ? patience.stopping : patience.running)) {
      throw new StartupError(
        `Another Darya Studio server (process ${pid}) is already running on DATA_DIR ${dataDir}: stop it, or set another DATA_DIR and PORT.`,
      )
    }
    await sleep(50)
    lock = tryLock(folder)
  }
  const held = lock
  writeNote(note, `${process.pid}\n`)
  return {
    announceStop: () => writeNote(note, `${process.pid}\nstopping\n`),
    release: () => {
      rmSync(note, { force: true })
      held.close()
    },
  }
}

/** SQLite's code for a file that someone else has locked. */
const busy = 5

function tryLock(folder: string): DatabaseSync | undefined {
  const file = path.join(folder, 'server.lock')
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(file, { timeout: 0 })
    // No journal file: on a full disk, which is to be told by others, there is no room for one.
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
    return lock
  } catch (error) {
    lock?.close()
    const { errcode, message } = error as Error & { errcode?: number }
    if (errcode === busy) return undefined
    throw new StartupError(`${file} can't be locked: ${message}.`, { cause: error })
  }
}

/** The note only words messages: a missing one, or one that a full disk refuses, does no harm. */
function readNote(note: string): { pid: string; stopping: boolean } {
  try {
    const [pid = '', word] = readFileSync(note, 'utf8').split('\n')
    return { pid: pid || 'unknown', stopping: word === 'stopping' }
  } catch {
    return { pid: 'unknown', stopping: false }
  }
}

function writeNote(note: string, text: string): void {
  try {
    writeFileSync(note, text)
  } catch {
    // See above.
  }
}
