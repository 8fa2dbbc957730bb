import { statfsSync } from 'node:fs'
import type { Place } from '#platform/own-postgres/place.ts'
import { StartupError } from '#platform/startup-error.ts'

/** Turns what PostgreSQL printed when it failed into one line that says what to do. */
export function explainFailure(place: Place, output: string): StartupError {
  return new StartupError(explanation(place, output), { cause: output })
}

function explanation({ dataDir, home, logFile }: Place, output: string): string {
  // A log on a full disk stays empty.
  if (noRoom.test(output) || (!output && freeBytes(dataDir) < 1024 * 1024)) {
    return fullDisk(dataDir)
  }
  if (output.includes('Read-only file system')) {
    return `DATA_DIR ${dataDir} is on a read-only disk.`
  }
  if (output.includes('Permission denied')) {
    return `PostgreSQL may not use ${home}: it and all in it must belong to the user who starts the server.`
  }
  const nameless = /could not look up effective user ID (\d+)/.exec(output)?.[1]
  if (nameless) {
    return `User ${nameless} has no name in /etc/passwd, without which PostgreSQL makes no database: name it there, start as another user, or set DATABASE_URL.`
  }
  return `PostgreSQL did not start: ${lastWords(output)} (see ${logFile}).`
}

function lastWords(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '')
  const line = lines.findLast((line) => /FATAL|PANIC|error:/.test(line)) ?? lines.at(-1)
  return line?.replace(/^.*?(?:FATAL|PANIC|error):\s*/, '') ?? 'it said nothing'
}

const noRoom = /No space left on device|Disk quota exceeded|Check free disk space/

/** What is said of a disk on which the database doesn't fit. */
export function fullDisk(dataDir: string): string {
  return `DATA_DIR ${dataDir} is on a full disk: PostgreSQL needs about 100 MB there to begin with.`
}

/** The room left on the disk of `folder` for users who aren't root, in bytes. */
export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}
