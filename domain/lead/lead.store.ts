/** The queries on potential customers. */
import { count, desc, inArray, lt, sql } from 'drizzle-orm'
import type { LeadFilter } from '#domain/lead/lead.contract.ts'
import { leadTable } from '#domain/lead/lead.table.ts'
import { offsetOf } from '#domain/paging.ts'
import { respell } from '#domain/respelling.store.ts'
import { holdsText } from '#domain/search.ts'
import type { Database } from '#platform/database.ts'

export type LeadRow = typeof leadTable.$inferSelect

/** Notes that an address was left: a new potential customer, or one more visit of a known one. */
export async function countVisit(
  tx: Database,
  { email, source }: Pick<LeadRow, 'email' | 'source'>,
): Promise<void> {
  await respell(tx, leadTable.email, email)
  await tx
    .insert(leadTable)
    .values({ email, source })
    .onConflictDoUpdate({
      target: leadTable.email,
      set: {
        visitCount: sql`${leadTable.visitCount} + 1`,
        // Who asked for a price is worth more than who looked: looking again doesn't hide it.
        source: sql`case when ${leadTable.source} = 'quotation' then 'quotation' else excluded.source end`,
        version: sql`${leadTable.version} + 1`,
        updatedAt: sql`now()`,
      },
    })
}

/** Potential customers, newest first, one page of them, and how many there are. */
export async function selectLeads(
  db: Database,
  filter: LeadFilter,
): Promise<{ rows: LeadRow[]; total: number }> {
  const matching = holdsText(filter.search, leadTable.email)
  const rows = await db
    .select()
    .from(leadTable)
    .where(matching)
    .orderBy(desc(leadTable.createdAt), desc(leadTable.id))
    .limit(filter.limit)
    .offset(offsetOf(filter))
  const [counted] = await db.select({ total: count() }).from(leadTable).where(matching)
  return { rows, total: counted?.total ?? 0 }
}

/** Removes at most `most` potential customers whose last visit is more than `months` ago. @returns how many */
export async function deleteOldLeads(db: Database, months: number, most: number): Promise<number> {
  const due = db
    .select({ id: leadTable.id })
    .from(leadTable)
    .where(lt(leadTable.updatedAt, sql`now() - make_interval(months => ${months})`))
    .limit(most)
    .for('update', { skipLocked: true })
  const removed = await db
    .delete(leadTable)
    .where(inArray(leadTable.id, due))
    .returning({ id: leadTable.id })
  return removed.length
}
