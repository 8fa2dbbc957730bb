/** Keeps room on the disk: the database and the logs need it more than another upload does. */
import { statfs } from 'node:fs/promises'
import { AppError } from '#platform/app-error.ts'
import type { MediaStore } from '#platform/media/media-store.ts'

/** 507: the file can't be stored for want of room. */
export const noRoomLeft = (cause?: unknown) =>
  new AppError(507, 'There is no room left to store this file', { cause })

/**
 * `store`, but storing stops with 507 where it would leave less than `minFreeBytes` on the disk
 * that holds `folder`.
 */
export function keepRoom(store: MediaStore, folder: string, minFreeBytes: number): MediaStore {
  return {
    ...store,
    async put(key, bytes) {
      // The folder itself is made with its first file.
      const disk = await statfs(folder).catch(() => undefined)
      if (disk && disk.bavail * disk.bsize - bytes.length < minFreeBytes) throw noRoomLeft()
      await store.put(key, bytes)
    },
  }
}
