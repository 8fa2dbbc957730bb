/** Writes all that the product keeps into one file, while it runs. */
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { type SQL, sql } from 'drizzle-orm'
import { type ArchiveWriter, createArchive } from '#platform/backup/archive.ts'
import {
  type AppliedMigration,
  atOneMoment,
  readTable,
  selectMigrations,
  selectSequences,
  selectTableNames,
} from '#platform/backup/tables.store.ts'
import type { Database } from '#platform/database.ts'
import { mediaTable } from '#platform/media/media.table.ts'
import type { MediaStore } from '#platform/media/media-store.ts'

const compress = promisify(gzip)

export const backupFormat = 'darya-studio-backup-1'
/** Name of the entry that says what the others are. */
export const manifestName = 'manifest.json'
/** Folders of the archive: one for each store of files. */
export const folders = { public: 'media', private: 'private' } as const

/** What a backup holds. */
export type Manifest = {
  format: string
  /** The moment the rows are of, ISO 8601. */
  madeAt: string
  migrations: AppliedMigration[]
  /** Rows of each table. */
  tables: Record<string, number>
  sequences: Record<string, string | null>
  /** Entries below the two folders of files. */
  files: number
  /** Entries that records name but whose files were gone before the backup began. */
  missing: string[]
}

/** What is backed up: rows and the files they name. */
export type BackupSource = {
  db: Database
  media: MediaStore
  privateFiles: MediaStore
  /** A query with one column `key`: the keys of public pictures that records name. */
  named: SQL
}

export type BackupResult = { bytes: number; rows: number; files: number; missing: string[] }

/**
 * Writes a backup to `path`. The rows are those of one moment; the files are read after it, and none
 * that a row of that moment needs can have gone by then: what is let go stays a day at the least, and
 * nothing stored is ever changed.
 * @throws where `path` exists, the database, the files or the disk fail, or `signal` ends it; nothing is
 * left then
 */
export async function writeBackup(
  { db, media, privateFiles, named }: BackupSource,
  path: string,
  signal?: AbortSignal,
): Promise<BackupResult> {
  const archive = await createArchive(path, signal)
  try {
    const { manifest, files } = await atOneMoment(db, async (tx) => {
      const { rows } = await tx.execute<{ now: string }>(sql`select now()::text as now`)
      const manifest: Manifest = {
        format: backupFormat,
        madeAt: new Date(rows[0]?.now ?? '').toISOString(),
        migrations: await selectMigrations(tx),
        tables: {},
        sequences: await selectSequences(tx),
        files: 0,
        missing: [],
      }
      for (const table of await selectTableNames(tx)) {
        manifest.tables[table] = await addTable(archive, tx, table)
      }
      return { manifest, files: await selectFiles(tx, named) }
    })
    const stores = { public: media, private: privateFiles }
    for (const { key, visibility, isHeld } of files) {
      const file = await stores[visibility].get(key)
      const name = `${folders[visibility]}/${key}`
      if (file) {
        await archive.add(name, await buffer(file.stream))
        manifest.files += 1
      } else if (isHeld) {
        manifest.missing.push(name)
      }
    }
    await archive.add(manifestName, Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`))
    const bytes = await archive.finish()
    const rows = Object.values(manifest.tables).reduce((sum, count) => sum + count, 0)
    return { bytes, rows, files: manifest.files, missing: manifest.missing }
  } catch (error) {
    await archive.abandon()
    throw error
  }
}

async function addTable(archive: ArchiveWriter, tx: Database, table: string): Promise<number> {
  let rows = 0
  let part = 0
  for await (const { text, rows: count } of readTable(tx, table)) {
    part += 1
    rows += count
    const name = `tables/${table}/${String(part).padStart(6, '0')}.jsonl.gz`
    await archive.add(name, await compress(text))
  }
  return rows
}

type NotedFile = { key: string; visibility: 'public' | 'private'; isHeld: boolean }

/** Every file that has a note or that a record names. What was let go may be swept away meanwhile. */
async function selectFiles(tx: Database, named: SQL): Promise<NotedFile[]> {
  const { rows } = await tx.execute<{ key: string; visibility: string; is_held: boolean }>(sql`
    select key, visibility, bool_or(is_held) as is_held from (
      select ${mediaTable.key} as key, ${mediaTable.visibility} as visibility,
        ${mediaTable.releasedAt} is null as is_held from ${mediaTable}
      union all
      select distinct use.key, 'public', true from (${named}) as use where use.key is not null
    ) as files group by key, visibility order by visibility, key`)
  return rows.map(({ key, visibility, is_held }) => ({
    key,
    visibility: visibility === 'private' ? 'private' : 'public',
    isHeld: is_held,
  }))
}
