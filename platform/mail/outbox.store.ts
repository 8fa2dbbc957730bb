/** The queries on promised mails. */
import { and, count, desc, eq, ilike, inArray, lt, or, sql } from 'drizzle-orm'
import type { Database } from '#platform/database.ts'
import { outboxTable } from '#platform/outbox.table.ts'
import { containing } from '#platform/search-pattern.ts'
import { isUuid } from '#platform/uuid.ts'

export type OutboxRow = typeof outboxTable.$inferSelect

/**
 * Takes the mail that has been due longest, for `lease` seconds: no other process gets it before
 * these are over, and if this one dies, another gets it then.
 */
export async function claimMail(db: Database, lease: number): Promise<OutboxRow | undefined> {
  const [claimed] = await db
    .update(outboxTable)
    .set({
      attempts: sql`${outboxTable.attempts} + 1`,
      nextAttemptAt: sql`now() + make_interval(secs => ${lease})`,
    })
    .where(
      eq(
        outboxTable.id,
        // Nothing is put off for 9 hours but by a clock that has been set right since.
        sql`(select id from ${outboxTable} where status = 'queued'
               and (next_attempt_at <= now() or next_attempt_at > now() + interval '9 hours')
             order by next_attempt_at limit 1 for update skip locked)`,
      ),
    )
    .returning()
  return claimed
}

/**
 * Notes that the mail has gone, and forgets what it said: it may have held a secret link.
 * @returns false where the mail was erased in the meantime
 */
export async function markSent(db: Database, id: string): Promise<boolean> {
  const noted = await db
    .update(outboxTable)
    .set({ status: 'sent', sentAt: sql`now()`, text: '', html: '', lastError: '' })
    .where(eq(outboxTable.id, id))
    .returning({ id: outboxTable.id })
  return noted.length > 0
}

/** Puts the mail off for `delay` seconds. */
export async function putOff(db: Database, id: string, delay: number, why: string): Promise<void> {
  await db
    .update(outboxTable)
    .set({ nextAttemptAt: sql`now() + make_interval(secs => ${delay})`, lastError: why })
    .where(eq(outboxTable.id, id))
}

/** Gives the mail up until someone asks to try again. */
export async function markFailed(db: Database, id: string, why: string): Promise<void> {
  await db
    .update(outboxTable)
    .set({ status: 'failed', lastError: why })
    .where(eq(outboxTable.id, id))
}

/** Mails that were given up and hold `search` in recipient or subject, newest first, and how many there are. */
export async function selectFailed(
  db: Database,
  page: { search: string; limit: number; offset: number },
): Promise<{ rows: OutboxRow[]; total: number }> {
  const pattern = containing(page.search)
  const failed = and(
    eq(outboxTable.status, 'failed'),
    page.search === ''
      ? undefined
      : or(ilike(outboxTable.recipient, pattern), ilike(outboxTable.subject, pattern)),
  )
  const rows = await db
    .select()
    .from(outboxTable)
    .where(failed)
    .orderBy(desc(outboxTable.createdAt), desc(outboxTable.id))
    .limit(page.limit)
    .offset(page.offset)
  const [counted] = await db.select({ total: count() }).from(outboxTable).where(failed)
  return { rows, total: counted?.total ?? 0 }
}

/** Queues a mail again that was given up. @returns false where there is no such mail */
export async function requeueFailed(db: Database, id: string): Promise<boolean> {
  if (!isUuid(id)) return false
  const queued = await db
    .update(outboxTable)
    .set({ status: 'queued', attempts: 0, nextAttemptAt: sql`now()` })
    .where(and(eq(outboxTable.id, id), eq(outboxTable.status, 'failed')))
    .returning({ id: outboxTable.id })
  return queued.length > 0
}

/**
 * Forgets up to `most` mails of more than `days` days ago that went out or were given up; what is
 * still tried stays.
 * @returns their ids
 */
export async function deleteOldMails(db: Database, days: number, most: number): Promise<string[]> {
  const due = db
    .select({ id: outboxTable.id })
    .from(outboxTable)
    .where(
      and(
        inArray(outboxTable.status, ['sent', 'failed']),
        lt(outboxTable.createdAt, sql`now() - make_interval(days => ${days})`),
      ),
    )
    .limit(most)
    .for('update', { skipLocked: true })
  const removed = await db
    .delete(outboxTable)
    .where(inArray(outboxTable.id, due))
    .returning({ id: outboxTable.id })
  return removed.map(({ id }) => id)
}

/** Which of these mails there are, of one kind or of all. */
export async function selectMailIds(db: Database, ids: string[], kind?: string): Promise<string[]> {
  const isOfKind = kind === undefined ? undefined : eq(outboxTable.kind, kind)
  const rows = await db
    .select({ id: outboxTable.id })
    .from(outboxTable)
    .where(and(inArray(outboxTable.id, ids), isOfKind))
  return rows.map(({ id }) => id)
}
