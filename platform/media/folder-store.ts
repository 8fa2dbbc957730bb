/** Uploaded files in a folder of the local disk. */

import { randomUUIDv7 } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { AppError } from '#platform/app-error.ts'
import { codeOf } from '#platform/database.ts'
import type { MediaStore } from '#platform/media/media-store.ts'

const validKey = /^[a-z0-9]{16,64}\.[a-z0-9]{1,8}$/

/**
 * A store in `folder`, which is made when the first file comes. Files are spread over sub-folders
 * by the first two characters of their key.
 */
export function createFolderStore(folder: string): MediaStore {
  const pathOf = (key: string) => {
    if (!validKey.test(key)) throw new AppError(404, 'File not found')
    return join(folder, key.slice(0, 2), key)
  }
  return {
    async put(key, bytes) {
      const path = pathOf(key)
      if (await exists(path)) return
      const temporary = join(folder, `.${randomUUIDv7()}.part`)
      try {
        await mkdir(dirname(path), { recursive: true })
        const file = await open(temporary, 'wx', 0o640)
        try {
          await file.writeFile(bytes)
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(temporary, path)
      } catch (cause) {
        await rm(temporary, { force: true }).catch(() => {})
        if (codeOf(cause) === 'ENOSPC' || codeOf(cause) === 'EDQUOT') {
          throw new AppError(507, 'There is no room left to store this file', { cause })
        }
        throw cause
      }
    },
    async get(key) {
      if (!validKey.test(key)) return undefined
      const path = pathOf(key)
      const found = await stat(path).catch(() => undefined)
      if (!found?.isFile()) return undefined
      const stream = Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>
      return { size: found.size, stream }
    },
    async remove(key) {
      await rm(pathOf(key), { force: true })
    },
  }
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )
