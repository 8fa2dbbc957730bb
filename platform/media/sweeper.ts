/** Removes stored pictures that nothing names any more. */
import { and, eq, exists, isNotNull, isNull, lt, notExists, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#platform/database.ts'
import { mediaTable } from '#platform/media/media.table.ts'
import type { MediaStore } from '#platform/media/media-store.ts'
import { variantOf } from '#platform/media/picture-variants.ts'

const day = 86_400_000
/** Days for which a file that nothing names is kept (the specification, meanings). */
const keptFor = 30
/** Days after which a file that no record ever named is taken for one of a request that failed. */
const unclaimedFor = 1
/** Files that are looked up with one statement. */
const lookedUpAtOnce = 100

/** How many pictures were let go, taken back into use, and removed. */
export type SweepResult = { released: number; reclaimed: number; removed: number }

/**
 * Notes which public pictures no record names since when, and removes those that have been without
 * one for 30 days, and files without a note that are older than a day. Safe to run beside uploads
 * and beside itself: a file is new again from the moment someone uploads it once more.
 * @param named a query with one column `key`: the keys that records name
 * @param signal stops between two steps; the next run does the rest
 */
export async function sweepPictures(
  db: Database,
  store: MediaStore,
  named: SQL,
  signal?: AbortSignal,
): Promise<SweepResult> {
  const isPublic = eq(mediaTable.visibility, 'public')
  const use = sql`(select 1 from (${named}) as use where use.key = ${mediaTable.key})`
  const released = await db
    .update(mediaTable)
    .set({ releasedAt: sql`now()` })
    .where(and(isPublic, isNull(mediaTable.releasedAt), notExists(use)))
    .returning({ key: mediaTable.key })
  const reclaimed = await db
    .update(mediaTable)
    .set({ releasedAt: null })
    .where(and(isPublic, isNotNull(mediaTable.releasedAt), exists(use)))
    .returning({ key: mediaTable.key })
  await db
    .delete(mediaTable)
    .where(and(isPublic, lt(mediaTable.releasedAt, daysAgo(keptFor)), notExists(use)))
  const removed = await removeUnclaimed(db, store, named, signal)
  return { released: released.length, reclaimed: reclaimed.length, removed }
}

async function removeUnclaimed(
  db: Database,
  store: MediaStore,
  named: SQL,
  signal?: AbortSignal,
): Promise<number> {
  const before = daysAgo(unclaimedFor)
  let removed = 0
  let batch: string[] = []
  const removeBatch = async () => {
    const claimed = await claimedOf(db, batch.map(pictureOf), named)
    for (const key of batch) {
      if (!claimed.has(pictureOf(key)) && (await store.removeOlder(key, before))) removed += 1
    }
    batch = []
  }
  for await (const { key, storedAt } of store.list()) {
    if (signal?.aborted) return removed
    if (storedAt < before) batch.push(key)
    if (batch.length === lookedUpAtOnce) await removeBatch()
  }
  if (batch.length > 0) await removeBatch()
  return removed
}

/** The picture that a file belongs to: a variant lasts as long as what it was made of. */
const pictureOf = (key: string) => variantOf(key)?.original ?? key

/** Those of `keys` that have a note or that a record names. */
async function claimedOf(db: Database, keys: string[], named: SQL): Promise<Set<string>> {
  const list = sql.join(
    keys.map((key) => sql`${key}::text`),
    sql`, `,
  )
  const { rows } = await db.execute<{ key: string }>(sql`
    select ${mediaTable.key} as key from ${mediaTable} where ${mediaTable.key} in (${list})
    union
    select use.key from (${named}) as use where use.key in (${list})`)
  return new Set(rows.map(({ key }) => key))
}

const daysAgo = (days: number) => new Date(Date.now() - days * day)
