/** The folder of the server's socket. */
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Place } from '#platform/own-postgres/place.ts'

/** The kernel's limit for a socket's path: 108 bytes on Linux, 104 on macOS, one of them a NUL. */
const longestSocketPath = process.platform === 'darwin' ? 103 : 107
const socketName = '.s.PGSQL.5432'

/**
 * Makes the folder of the server's socket, closed to other users: in DATA_DIR/postgres where its
 * path is short enough, otherwise a new one under the folder for temporary files. A random name
 * there can't be taken by someone else beforehand; postmaster.pid records it.
 * Call it only while no server runs on the cluster: what an ended one left is removed.
 */
export function makeSocketFolder({ home, account }: Place): string {
  const near = path.join(home, 'socket')
  let folder = near
  if (fits(near)) {
    mkdirSync(near, { recursive: true, mode: 0o700 })
    for (const name of readdirSync(near)) rmSync(path.join(near, name), { force: true })
  } else {
    folder = mkdtempSync(
      path.join(fits(`${os.tmpdir()}/darya-XXXXXX`) ? os.tmpdir() : '/tmp', 'darya-'),
    )
  }
  if (account) chownSync(folder, account.uid, account.gid)
  return folder
}

/** Removes the socket folder of an ended server where it lies outside DATA_DIR. */
export function removeSocketFolder({ home }: Place, folder: string): void {
  if (path.dirname(folder) !== home && path.basename(folder).startsWith('darya-')) {
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
