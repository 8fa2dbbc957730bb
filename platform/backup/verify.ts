/** Proves a backup without touching anything else. */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import * as z from 'zod'
import { DamagedArchive, readArchive } from '#platform/backup/archive.ts'
import { backupFormat, folders, type Manifest, manifestName } from '#platform/backup/backup.ts'
import { codeOf } from '#platform/database.ts'
import { isMediaKey } from '#platform/media/media-store.ts'

const decompress = promisify(gunzip)
/**
 * Bytes that a part of a table unpacks to at most. Those we write have some 4 MB, up to 200 rows more in
 * earlier releases; a small file that unpacks to gigabytes is none of ours and must not fill the memory.
 */
const largestPart = 64 * 1_048_576

const manifestShape: z.ZodType<Manifest> = z.object({
  format: z.literal(backupFormat),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.object({ hash: z.string(), createdAt: z.number() })),
  tables: z.record(z.string(), z.int()),
  sequences: z.record(z.string(), z.string().nullable()),
  files: z.int(),
  missing: z.array(z.string()),
})

/**
 * Reads all of the backup at `path` and compares it with its checksum, its counts and, for files,
 * the rows that name them.
 * @returns what it holds
 * @throws DamagedArchive saying what is wrong, or what `signal` ends it with
 */
export async function verifyBackup(path: string, signal?: AbortSignal): Promise<Manifest> {
  const rows = new Map<string, number>()
  const files = new Set<string>()
  const held: string[] = []
  let manifest: Manifest | undefined
  for await (const { name, bytes } of readArchive(path, signal)) {
    if (name === manifestName) {
      manifest = readManifest(bytes)
      continue
    }
    if (!isOurs(name)) throw new DamagedArchive(`the entry ${name}`)
    const table = tableOf(name)
    if (table) {
      const lines = await linesOf(bytes)
      rows.set(table, (rows.get(table) ?? 0) + lines.length)
      if (table === 'media') held.push(...lines.flatMap(heldFile))
    } else {
      if (!isSound(name, bytes)) throw new DamagedArchive(`the file ${name}`)
      files.add(name)
    }
  }
  if (!manifest) throw new DamagedArchive('the manifest is missing')
  for (const [table, count] of Object.entries(manifest.tables)) {
    if ((rows.get(table) ?? 0) !== count) throw new DamagedArchive(`rows of ${table}`)
  }
  if (files.size !== manifest.files) throw new DamagedArchive('the number of files')
  const known = new Set([...files, ...manifest.missing])
  const absent = held.find((name) => !known.has(name))
  if (absent) throw new DamagedArchive(`a row names ${absent}, which is not in it`)
  return manifest
}

/** The table that an entry holds a part of. */
export const tableOf = (name: string) => /^tables\/(\w+)\/\d+\.jsonl\.gz$/.exec(name)?.[1]

/** Whether an entry is a part of a table or a file that a store takes: restoring must not stop at one half-way. */
function isOurs(name: string): boolean {
  const [folder = '', key = '', ...rest] = name.split('/')
  const isFile = Object.values<string>(folders).includes(folder) && rest.length === 0
  return tableOf(name) !== undefined || (isFile && isMediaKey(key))
}

/** The rows of one part, each as JSON. @throws DamagedArchive, too, as soon as there is more than a part holds */
export async function linesOf(bytes: Buffer): Promise<string[]> {
  const text = await decompress(bytes, { maxOutputLength: largestPart }).catch((error) => {
    const isTooLarge = codeOf(error) === 'ERR_BUFFER_TOO_LARGE'
    throw new DamagedArchive(
      isTooLarge ? 'a part of a table that unpacks to more than 64 MB' : 'a part of a table',
    )
  })
  return text.toString('utf8').split('\n').filter(Boolean)
}

function readManifest(bytes: Buffer): Manifest {
  const given = parse<Partial<Manifest> | null>(bytes.toString('utf8'), 'the manifest')
  const format = given?.format
  if (typeof format === 'string' && format !== backupFormat) {
    throw new DamagedArchive(`its format is ${format.replaceAll(/\p{C}/gu, '').slice(0, 60)}`)
  }
  const manifest = manifestShape.safeParse(given)
  if (!manifest.success) throw new DamagedArchive('the manifest')
  return manifest.data
}

/** The file that a row of `media` promises to be there. */
function heldFile(line: string): string[] {
  type NotedFile = { key: string; visibility: string; released_at: string | null }
  const row = parse<NotedFile>(line, 'a row of media')
  if (row.released_at !== null) return []
  return [`${row.visibility === 'private' ? folders.private : folders.public}/${row.key}`]
}

/** The checksum comes last, so a changed byte may be met here before it is found out there. */
function parse<T>(text: string, what: string): T {
  try {
    return JSON.parse(text) as T
  } catch {
    throw new DamagedArchive(what)
  }
}

/** A picture's key begins with the hash of its bytes; private files have random ones. */
function isSound(name: string, bytes: Buffer): boolean {
  const key = /^media\/([0-9a-f]{40})\.webp$/.exec(name)?.[1]
  return key === undefined || createHash('sha256').update(bytes).digest('hex').startsWith(key)
}
