/** Uploaded files in a folder of the local disk. */

import { randomUUIDv7 } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { AppError } from '#platform/app-error.ts'
import { codeOf } from '#platform/database.ts'
import { isMediaKey, type MediaStore } from '#platform/media/media-store.ts'
import { noRoomLeft } from '#platform/media/room.ts'

/** A file that was still being written when its process ended. */
const isPart = (name: string) => /^\.[0-9a-f-]{36}\.part$/.test(name)

/**
 * A store in `folder`, which is made when the first file comes. Files are spread over sub-folders
 * by the first two characters of their key. The list also names files that were never finished, so
 * that they can be removed.
 */
export function createFolderStore(folder: string): MediaStore {
  const pathOf = (key: string) => {
    if (isPart(key)) return join(folder, key)
    if (!isMediaKey(key)) throw new AppError(404, 'File not found')
    return join(folder, key.slice(0, 2), key)
  }
  return {
    async put(key, bytes) {
      const path = pathOf(key)
      if (await makeNew(path)) return
      const temporary = join(folder, `.${randomUUIDv7()}.part`)
      try {
        // Résumés lie here as well, and DATA_DIR is open to other accounts where ours is root's.
        const made = await mkdir(dirname(path), { recursive: true, mode: 0o700 })
        const file = await open(temporary, 'wx', 0o600)
        try {
          await file.writeFile(bytes)
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(temporary, path)
        const above = made ? [dirname(made)] : []
        for (const changed of [dirname(path), folder, ...above]) await flushFolder(changed)
      } catch (cause) {
        await rm(temporary, { force: true }).catch(() => {})
        if (['ENOSPC', 'EDQUOT'].includes(codeOf(cause) ?? '')) throw noRoomLeft(cause)
        throw cause
      }
    },
    async get(key) {
      if (!isMediaKey(key)) return undefined
      const path = pathOf(key)
      const found = await stat(path).catch(() => undefined)
      if (!found?.isFile()) return undefined
      const stream = Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>
      return { size: found.size, stream }
    },
    async remove(key) {
      await rm(pathOf(key), { force: true })
    },
    async removeOlder(key, moment) {
      const path = pathOf(key)
      const found = await stat(path).catch(() => undefined)
      const isOlder = found !== undefined && found.mtime < moment
      if (isOlder) await rm(path, { force: true })
      return isOlder
    },
    async *list() {
      for (const entry of await readdir(folder).catch(() => [])) {
        const names = isPart(entry) ? [entry] : await filesIn(join(folder, entry))
        for (const key of names) {
          const found = await stat(pathOf(key)).catch(() => undefined)
          if (found) yield { key, storedAt: found.mtime }
        }
      }
    },
  }
}

/** Keys in one sub-folder; none where `path` is no folder of ours. */
const filesIn = async (path: string) =>
  (await readdir(path).catch(() => [])).filter((name) => isMediaKey(name))

/** Errors of file systems that flush no folders. */
const flushesNone = ['EINVAL', 'ENOTSUP', 'EPERM', 'EISDIR', 'EBADF']

/** Puts the names in a folder on the disk, so that a power cut can't take one that a record holds. */
async function flushFolder(path: string): Promise<void> {
  try {
    await using folder = await open(path)
    await folder.sync()
  } catch (error) {
    if (!flushesNone.includes(codeOf(error) ?? '')) throw error
  }
}

/** Sets the time of a file that exists to now. @returns false where there is none */
const makeNew = (path: string) =>
  utimes(path, new Date(), new Date()).then(
    () => true,
    () => false,
  )
