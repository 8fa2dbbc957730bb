/** Brings a backup back into a place where nothing is yet. */
import type pg from 'pg'
import { readArchive } from '#platform/backup/archive.ts'
import { folders, type Manifest } from '#platform/backup/backup.ts'
import {
  emptyTables,
  insertLines,
  selectTableNames,
  setSequence,
  withoutKeysAndTriggers,
} from '#platform/backup/tables.store.ts'
import { linesOf, tableOf, verifyBackup } from '#platform/backup/verify.ts'
import type { Database } from '#platform/database.ts'
import type { MediaStore } from '#platform/media/media-store.ts'
import { migrateDatabaseTo, requireKnown } from '#platform/migrate.ts'
import { StartupError } from '#platform/startup-error.ts'

export type RestoreTarget = {
  db: Database
  pool: pg.Pool
  media: MediaStore
  privateFiles: MediaStore
}

/**
 * Restores the backup at `path`: it is verified whole, then the files are stored, the tables made as
 * they were at its time, and all rows added in one transaction. The next start brings an older
 * backup's tables up to date.
 * @throws StartupError where the place is not empty or the backup is of a newer release;
 * DamagedArchive where the file is not whole. Nothing is changed then.
 */
export async function restoreBackup(target: RestoreTarget, path: string): Promise<Manifest> {
  const { db, pool, media, privateFiles } = target
  const manifest = await verifyBackup(path)
  requireKnown(manifest.migrations)
  if ((await selectTableNames(db)).length > 0) {
    throw new StartupError(
      'The database is not empty: a backup is only restored into an empty one.',
    )
  }
  for (const store of [media, privateFiles]) {
    for await (const _ of store.list()) {
      throw new StartupError(
        'There are uploaded files already: a backup is only restored where there are none.',
      )
    }
  }
  const stores = new Map([
    [`${folders.public}/`, media],
    [`${folders.private}/`, privateFiles],
  ])
  for await (const { name, bytes } of readArchive(path)) {
    for (const [prefix, store] of stores) {
      if (name.startsWith(prefix)) await store.put(name.slice(prefix.length), bytes)
    }
  }
  await migrateDatabaseTo(pool, manifest.migrations)
  const fill = async (tx: Database) => {
    await emptyTables(tx, await selectTableNames(tx))
    await withoutKeysAndTriggers(tx, async () => {
      for await (const { name, bytes } of readArchive(path)) {
        const table = tableOf(name)
        if (table) await insertLines(tx, table, await linesOf(bytes))
      }
    })
    for (const [name, value] of Object.entries(manifest.sequences)) {
      if (value !== null) await setSequence(tx, name, value)
    }
  }
  await db.transaction(fill, { takesTime: true })
  return manifest
}
