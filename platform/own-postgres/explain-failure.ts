import { statfsSync } from 'node:fs'
import type { Place } from '#platform/own-postgres/place.ts'
import { StartupError } from '#platform/startup-error.ts'

/** Turns what PostgreSQL printed when it failed into one line that says what to do. */
export function explainFailure(place: Place, output: string): StartupError {
  const { dataDir, home, logFile } = place
  // A log on a full disk stays empty.
  if (/No space left on device|Disk quota exceeded/.test(output) || (!output && isFull(dataDir))) {
    return new StartupError(
      `DATA_DIR ${dataDir} is on a full disk: PostgreSQL needs about 200 MB there.`,
    )
  }
  if (/Read-only file system/.test(output)) {
    return new StartupError(`DATA_DIR ${dataDir} is on a read-only disk.`)
  }
  if (/Permission denied/.test(output)) {
    return new StartupError(
      `PostgreSQL may not use ${home}: it and all in it must belong to the user who starts the server.`,
    )
  }
  const last = output
    .split('\n')
    .filter((line) => /FATAL|PANIC|error:/.test(line))
    .at(-1)
    ?.replace(/^.*?(?:FATAL|PANIC|error):\s*/, '')
  return new StartupError(
    `PostgreSQL did not start: ${last ?? 'it said nothing'} (see ${logFile}).`,
  )
}

const almostNothing = 1024 * 1024

function isFull(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize < almostNothing
}
