/** The queries on newsletter subscribers. */
import { and, asc, count, desc, eq, gt, gte, inArray, lt, notExists, sql } from 'drizzle-orm'
import type { SubscriberFilter, SubscriberStatus } from '#domain/newsletter/newsletter.contract.ts'
import { subscriberTable, subscriberTokenTable } from '#domain/newsletter/newsletter.table.ts'
import { offsetOf } from '#domain/paging.ts'
import { respell } from '#domain/respelling.store.ts'
import { holdsText } from '#domain/search.ts'
import type { Database } from '#platform/database.ts'

export type SubscriberRow = typeof subscriberTable.$inferSelect

/**
 * The subscriber with this address, made where there is none yet; its row is locked until the
 * transaction ends.
 */
export async function lockSubscriber(tx: Database, email: string): Promise<SubscriberRow> {
  await respell(tx, subscriberTable.subscriberEmail, email)
  await tx
    .insert(subscriberTable)
    .values({ subscriberEmail: email })
    .onConflictDoNothing({ target: subscriberTable.subscriberEmail })
  const [row] = await tx
    .select()
    .from(subscriberTable)
    .where(eq(subscriberTable.subscriberEmail, email))
    .for('update')
  if (!row) throw new Error('A subscriber that was just written can’t be read')
  return row
}

/** Lets a link work for a subscriber; those sent before go on working. */
export async function insertToken(
  tx: Database,
  values: { tokenHash: string; subscriberId: string },
): Promise<void> {
  await tx.insert(subscriberTokenTable).values(values)
}

/** The subscriber whose link carries the token with this hash. */
export async function selectByToken(
  db: Database,
  tokenHash: string,
): Promise<SubscriberRow | undefined> {
  const [found] = await db
    .select({ subscriber: subscriberTable })
    .from(subscriberTokenTable)
    .innerJoin(subscriberTable, eq(subscriberTable.id, subscriberTokenTable.subscriberId))
    .where(eq(subscriberTokenTable.tokenHash, tokenHash))
  return found?.subscriber
}

/** Changes the status, noting when; a subscriber who has it already stays as it is. */
export async function updateStatus(
  tx: Database,
  id: string,
  status: SubscriberRow['status'],
): Promise<void> {
  const now = sql`now()`
  await tx
    .update(subscriberTable)
    .set({
      status,
      ...(status === 'confirmed' && { confirmedAt: now }),
      ...(status === 'unsubscribed' && { unsubscribedAt: now }),
      version: sql`${subscriberTable.version} + 1`,
      updatedAt: now,
    })
    .where(sql`${subscriberTable.id} = ${id} and ${subscriberTable.status} <> ${status}`)
}

/**
 * Removes up to `most` subscribers that nobody has confirmed within `days` days of the last mail that
 * asked for it.
 * @returns how many
 */
export async function deleteUnconfirmed(db: Database, days: number, most: number): Promise<number> {
  const since = sql`now() - make_interval(days => ${days})`
  const askedSince = db
    .select({ one: sql`1` })
    .from(subscriberTokenTable)
    .where(
      and(
        eq(subscriberTokenTable.subscriberId, subscriberTable.id),
        gte(subscriberTokenTable.createdAt, since),
      ),
    )
  const due = db
    .select({ id: subscriberTable.id })
    .from(subscriberTable)
    .where(
      and(
        eq(subscriberTable.status, 'pending'),
        lt(subscriberTable.updatedAt, since),
        notExists(askedSince),
      ),
    )
    .limit(most)
    .for('update', { skipLocked: true })
  const removed = await db
    .delete(subscriberTable)
    .where(inArray(subscriberTable.id, due))
    .returning({ id: subscriberTable.id })
  return removed.length
}

/** The subscribers that `filter` lets through, newest first, one page of them, and how many there are. */
export async function selectSubscribers(
  db: Database,
  filter: SubscriberFilter,
): Promise<{ rows: SubscriberRow[]; total: number }> {
  const { status, search, limit } = filter
  const matching = and(
    status && eq(subscriberTable.status, status),
    holdsText(search, subscriberTable.subscriberEmail),
  )
  const rows = await db
    .select()
    .from(subscriberTable)
    .where(matching)
    .orderBy(desc(subscriberTable.createdAt), desc(subscriberTable.id))
    .limit(limit)
    .offset(offsetOf(filter))
  const [counted] = await db.select({ total: count() }).from(subscriberTable).where(matching)
  return { rows, total: counted?.total ?? 0 }
}

/** Every subscriber, or each with `status`, oldest first, read in steps so that no single query takes long. */
export async function selectAllSubscribers(
  db: Database,
  status: SubscriberStatus | undefined,
): Promise<SubscriberRow[]> {
  const step = 5_000
  const all: SubscriberRow[] = []
  for (;;) {
    const last = all.at(-1)
    const rows = await db
      .select()
      .from(subscriberTable)
      .where(
        and(status && eq(subscriberTable.status, status), last && gt(subscriberTable.id, last.id)),
      )
      .orderBy(asc(subscriberTable.id))
      .limit(step)
    all.push(...rows)
    if (rows.length < step) return all
  }
}
