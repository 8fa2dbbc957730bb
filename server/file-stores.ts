/** Where uploaded files lie: in a folder, or in a bucket. */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Services } from '#domain/context.ts'
import type { Config } from '#platform/config.ts'
import { createFolderStore } from '#platform/media/folder-store.ts'
import { keepRoom } from '#platform/media/room.ts'
import { bucketOf, createS3Store } from '#platform/media/s3-store.ts'

type FileStores = Pick<Services, 'media' | 'privateFiles'>

/**
 * The stores of STORAGE_URL (`s3://…`, see bucketOf, or `file:///folder`), by default DATA_DIR.
 * `uploads` stop where the disk gets full; `ours`, for the sample content, take what there is.
 * @throws StartupError where STORAGE_URL lacks a part
 */
export function openFileStores(config: Config): { uploads: FileStores; ours: FileStores } {
  const { storageUrl, dataDir, minFreeBytes } = config
  if (storageUrl?.startsWith('s3:')) {
    const bucket = bucketOf(storageUrl)
    const stores = {
      media: createS3Store(bucket, 'media/'),
      privateFiles: createS3Store(bucket, 'private/'),
    }
    return { uploads: stores, ours: stores }
  }
  const folder = storageUrl ? fileURLToPath(storageUrl) : dataDir
  const ours = {
    media: createFolderStore(join(folder, 'media')),
    privateFiles: createFolderStore(join(folder, 'private')),
  }
  const uploads = {
    media: keepRoom(ours.media, folder, minFreeBytes),
    privateFiles: keepRoom(ours.privateFiles, folder, minFreeBytes),
  }
  return { uploads, ours }
}
