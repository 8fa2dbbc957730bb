/** The queries on second factors. */
import { and, arrayContains, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { staffLinkTable, staffTable } from '#domain/staff/staff.table.ts'
import type { LinkPurpose } from '#domain/staff/staff-link.store.ts'
import type { Database } from '#platform/database.ts'

/** A link or challenge that may still be used, left as it is. */
export async function selectLink(
  db: Database,
  purpose: LinkPurpose,
  tokenHash: string,
): Promise<{ staffId: string; payload: string } | undefined> {
  const [link] = await db
    .select({ staffId: staffLinkTable.staffId, payload: staffLinkTable.payload })
    .from(staffLinkTable)
    .where(
      and(
        eq(staffLinkTable.tokenHash, tokenHash),
        eq(staffLinkTable.purpose, purpose),
        isNull(staffLinkTable.usedAt),
        gt(staffLinkTable.expiresAt, sql`now()`),
      ),
    )
  return link
}

/** The encrypted secrets of all accounts that have a second factor. */
export function selectSecrets(db: Database): Promise<{ id: string; secret: string | null }[]> {
  return db
    .select({ id: staffTable.id, secret: staffTable.secondFactorSecret })
    .from(staffTable)
    .where(and(isNotNull(staffTable.secondFactorSecret), isNull(staffTable.deletedAt)))
}

const raised = { version: sql`${staffTable.version} + 1`, updatedAt: sql`now()` }

/**
 * Turns the second factor on where it is off; the step whose code proved it can't be used again.
 * @returns false where it was on already, and is left as it is
 */
export async function turnOn(
  tx: Database,
  id: string,
  values: { secondFactorSecret: string; secondFactorStep: number; recoveryCodes: string[] },
): Promise<boolean> {
  const rows = await tx
    .update(staffTable)
    .set({ ...values, ...raised })
    .where(and(eq(staffTable.id, id), isNull(staffTable.secondFactorSecret)))
    .returning({ id: staffTable.id })
  return rows.length > 0
}

/** Turns the second factor off and forgets its secret and recovery codes; the version rises where it was off, too. */
export async function turnOff(tx: Database, id: string): Promise<void> {
  await tx
    .update(staffTable)
    .set({ secondFactorSecret: null, secondFactorStep: null, recoveryCodes: [], ...raised })
    .where(eq(staffTable.id, id))
}

/** Replaces the recovery codes of an account whose second factor is on. @returns whether it is */
export async function updateRecoveryCodes(
  tx: Database,
  id: string,
  recoveryCodes: string[],
): Promise<boolean> {
  const rows = await tx
    .update(staffTable)
    .set({ recoveryCodes, ...raised })
    .where(and(eq(staffTable.id, id), isNotNull(staffTable.secondFactorSecret)))
    .returning({ id: staffTable.id })
  return rows.length > 0
}

/** Uses up a time step and all before it. @returns false where it was used already */
export async function consumeStep(tx: Database, id: string, step: number): Promise<boolean> {
  const rows = await tx
    .update(staffTable)
    .set({ secondFactorStep: step })
    .where(
      and(
        eq(staffTable.id, id),
        or(isNull(staffTable.secondFactorStep), lt(staffTable.secondFactorStep, step)),
      ),
    )
    .returning({ id: staffTable.id })
  return rows.length > 0
}

/** Uses up a recovery code. @returns false where the account has none with this hash */
export async function consumeRecoveryCode(
  tx: Database,
  id: string,
  hash: string,
): Promise<boolean> {
  const rows = await tx
    .update(staffTable)
    .set({ recoveryCodes: sql`array_remove(${staffTable.recoveryCodes}, ${hash})` })
    .where(and(eq(staffTable.id, id), arrayContains(staffTable.recoveryCodes, [hash])))
    .returning({ id: staffTable.id })
  return rows.length > 0
}
