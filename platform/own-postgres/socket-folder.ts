/** The folder of the server's socket. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { explainFileError } from '#platform/data-dir.ts'
import { giveTo, type Place } from '#platform/own-postgres/place.ts'

/** The kernel's limit for a socket's path: 108 bytes on Linux, 104 on macOS, one of them a NUL. */
const longestSocketPath = process.platform === 'darwin' ? 103 : 107
const socketName = '.s.PGSQL.5432'

/**
 * Makes the folder of the server's socket, closed to other users: in DATA_DIR/postgres where its
 * path is short enough, otherwise a new one under the folder for temporary files. A random name
 * there can't be taken by someone else beforehand; postmaster.pid records it.
 * Call it only while no server runs on the cluster: what an ended one left is removed.
 * @throws {StartupError} where DATA_DIR can't be written to
 */
export function makeSocketFolder(place: Place): string {
  const near = path.join(place.home, 'socket')
  try {
    const folder = fits(near) ? makeNearFolder(near) : makeTemporaryFolder()
    if (place.account) giveTo(place.account, folder)
    return folder
  } catch (error) {
    throw explainFileError(error, place.dataDir)
  }
}

function makeNearFolder(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  for (const name of readdirSync(folder)) rmSync(path.join(folder, name), { force: true })
  return folder
}

const temporaryName = 'darya-socket-'

function makeTemporaryFolder(): string {
  const usual = os.tmpdir()
  const parent = fits(path.join(usual, `${temporaryName}XXXXXX`)) ? usual : '/tmp'
  return mkdtempSync(path.join(parent, temporaryName))
}

/** Removes the socket folder of an ended server where it lies outside DATA_DIR. */
export function removeSocketFolder({ home }: Place, folder: string): void {
  if (path.dirname(folder) !== home && path.basename(folder).startsWith(temporaryName)) {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The setting is a comma-separated list with quotes, so such paths don't fit either. */
function fits(folder: string): boolean {
  return Buffer.byteLength(`${folder}/${socketName}`) <= longestSocketPath && !/[",\n]/.test(folder)
}

/** Whether a server can still be reached through `folder` (temporary folders get cleaned). */
export function hasSocket(folder: string): boolean {
  return existsSync(path.join(folder, socketName))
}
