/** Files that only staff may read: how they come to lie in the store no longer than a record needs them. */
import { randomBytes } from 'node:crypto'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '#platform/database.ts'
import { mediaTable } from '#platform/media/media.table.ts'
import type { MediaStore } from '#platform/media/media-store.ts'

/** Hours after which a file that no record holds is swept away; no request takes as long. */
const graceHours = 24

/**
 * Stores `bytes` under a random key. Until a record holds the file by `holdPrivateFile` it counts as
 * let go, so that a process that dies in between leaves nothing for ever.
 * @returns the key
 */
export async function putPrivateFile(
  db: Database,
  store: MediaStore,
  bytes: Buffer,
): Promise<string> {
  const key = `${randomBytes(20).toString('hex')}.bin`
  await db.insert(mediaTable).values({
    key,
    visibility: 'private',
    contentType: 'application/octet-stream',
    size: bytes.length,
    releasedAt: sql`now()`,
  })
  await store.put(key, bytes)
  return key
}

/** Notes in the transaction of the record that it holds the file. */
export async function holdPrivateFile(tx: Database, key: string): Promise<void> {
  await tx.update(mediaTable).set({ releasedAt: null }).where(eq(mediaTable.key, key))
}

/** Notes in the transaction that removes them that records hold these files no more. */
export async function releasePrivateFiles(tx: Database, keys: string[]): Promise<void> {
  await tx.update(mediaTable).set({ releasedAt: sql`now()` }).where(inArray(mediaTable.key, keys))
}

/** Removes a file that no record came to hold. */
export async function discardPrivateFile(
  db: Database,
  store: MediaStore,
  key: string,
): Promise<void> {
  await store.remove(key)
  await db.delete(mediaTable).where(eq(mediaTable.key, key))
}

/** Removes the files that were let go a day ago, until none is left or `signal` says to stop. */
export async function sweepPrivateFiles(
  db: Database,
  store: MediaStore,
  signal: AbortSignal,
): Promise<void> {
  const due = and(
    eq(mediaTable.visibility, 'private'),
    lt(mediaTable.releasedAt, sql`now() - make_interval(hours => ${graceHours})`),
  )
  for (;;) {
    const files = await db.select({ key: mediaTable.key }).from(mediaTable).where(due).limit(100)
    for (const { key } of files) {
      if (signal.aborted) return
      await discardPrivateFile(db, store, key)
    }
    if (files.length === 0) return
  }
}
