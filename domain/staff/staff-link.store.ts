/** The queries on links that are mailed to staff and may be used once. */
import { and, eq, gt, isNull, lte, ne, sql } from 'drizzle-orm'
import { staffLinkTable, staffTable } from '#domain/staff/staff.table.ts'
import type { Database } from '#platform/database.ts'

export type LinkPurpose = (typeof staffLinkTable.$inferSelect)['purpose']

/** @param life how long the link may be used, as PostgreSQL writes it: `30 minutes` */
export async function insertLink(
  tx: Database,
  link: {
    tokenHash: string
    purpose: LinkPurpose
    staffId: string
    payload?: string
    life: string
  },
): Promise<void> {
  const { life, ...values } = link
  await tx
    .insert(staffLinkTable)
    .values({ ...values, expiresAt: sql`now() + ${life}::interval` as never })
}

/**
 * Uses the link up. Of two who use it at once, the second waits for the first and finds it used.
 * @returns undefined for one that is used, has run out, or never was, and where the account is gone
 */
export async function consumeLink(
  tx: Database,
  purpose: LinkPurpose,
  tokenHash: string,
): Promise<{ staffId: string; payload: string } | undefined> {
  // The account comes first, as for whoever changes it: of two that held one each, both would wait.
  await tx
    .select({ id: staffTable.id })
    .from(staffTable)
    .innerJoin(staffLinkTable, eq(staffLinkTable.staffId, staffTable.id))
    .where(eq(staffLinkTable.tokenHash, tokenHash))
    .for('update', { of: staffTable })
  const [link] = await tx
    .update(staffLinkTable)
    .set({ usedAt: sql`now()` })
    .from(staffTable)
    .where(
      and(
        eq(staffLinkTable.tokenHash, tokenHash),
        eq(staffLinkTable.purpose, purpose),
        isNull(staffLinkTable.usedAt),
        gt(staffLinkTable.expiresAt, sql`now()`),
        eq(staffTable.id, staffLinkTable.staffId),
        isNull(staffTable.deletedAt),
      ),
    )
    .returning({ staffId: staffLinkTable.staffId, payload: staffLinkTable.payload })
  return link
}

/**
 * Whether a change of e-mail address can still be undone by a link that went to another address than
 * this one. Conclusive while the account's row is locked.
 */
export async function canOtherAddressUndo(
  tx: Database,
  staffId: string,
  address: string,
): Promise<boolean> {
  const rows = await tx
    .select({ id: staffLinkTable.id })
    .from(staffLinkTable)
    .where(
      and(
        eq(staffLinkTable.staffId, staffId),
        eq(staffLinkTable.purpose, 'undo-email'),
        ne(staffLinkTable.payload, address),
        isNull(staffLinkTable.usedAt),
        gt(staffLinkTable.expiresAt, sql`now()`),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** Makes links of the account unusable: those of one purpose, or all. */
export async function revokeLinks(
  tx: Database,
  staffId: string,
  purpose?: LinkPurpose,
): Promise<void> {
  await tx
    .update(staffLinkTable)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(staffLinkTable.staffId, staffId),
        isNull(staffLinkTable.usedAt),
        purpose && eq(staffLinkTable.purpose, purpose),
      ),
    )
}

/** Removes links that can't be used any more because their time is over. */
export async function deleteExpiredLinks(db: Database): Promise<void> {
  await db.delete(staffLinkTable).where(lte(staffLinkTable.expiresAt, sql`now()`))
}
