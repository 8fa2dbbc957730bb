/** A clock that jumps, for the product and for its database, by libfaketime of the system. */
import { once } from 'node:events'
import { chmodSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { answers, connectionThrough } from '#platform/own-postgres/answer.ts'
import { readPassword } from '#platform/own-postgres/cluster.ts'
import { startOwnPostgres } from '#platform/own-postgres/own-postgres.ts'
import { preparePlace } from '#platform/own-postgres/place.ts'
import { stopPostmaster } from '#platform/own-postgres/postmaster.ts'
import { spawnProgram } from '#platform/own-postgres/program.ts'
import { serverArguments } from '#platform/own-postgres/settings.ts'
import { makeSocketFolder } from '#platform/own-postgres/socket-folder.ts'
import { newFolder } from '#tests/faults/product.ts'
import { urlOf } from '#tests/postgres-server.ts'

const libraries = [
  '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1',
  '/usr/lib/aarch64-linux-gnu/faketime/libfaketime.so.1',
]

export type ShiftedClock = {
  /** What a process needs in its environment to go by this clock. */
  env: Record<string, string>
  /** Lets it show this many days more than it is. */
  jump(days: number): void
}

/** @returns undefined, and says so loudly, where libfaketime is missing */
export function shiftedClock(): ShiftedClock | undefined {
  const library = libraries.find(existsSync)
  if (!library) {
    console.warn('SKIPPED: there is no libfaketime here (Debian: apt-get install faketime)')
    return undefined
  }
  const folder = newFolder()
  chmodSync(folder, 0o755)
  const file = join(folder, 'clock')
  const jump = (days: number) => writeFileSync(file, `+${days}d\n`, { mode: 0o644 })
  jump(0)
  return {
    env: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      // What counts durations goes on evenly when a clock is set.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
    jump,
  }
}

/** A PostgreSQL that goes by `clock`, until the test is over. @returns its address */
export async function startShiftedPostgres(clock: ShiftedClock): Promise<string> {
  const dataDir = newFolder()
  chmodSync(dataDir, 0o755)
  const log = (message: string) => console.error(message)
  const own = await startOwnPostgres({ dataDir, log })
  await own.stop()
  const place = preparePlace(dataDir)
  const socketFolder = makeSocketFolder(place)
  const postgres = spawnProgram(
    place,
    place.binaries.postgres,
    serverArguments(place.cluster, socketFolder, {}),
    'ignore',
    clock.env,
  )
  const { pid = 0 } = postgres
  const ended = once(postgres, 'exit')
  onTestFinished(async () => {
    await stopPostmaster(pid)
    await ended
  })
  const connection = connectionThrough(socketFolder, readPassword(place))
  if (!(await answers(pid, connection, log))) throw new Error('PostgreSQL did not start')
  return urlOf(connection)
}
