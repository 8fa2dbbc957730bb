/** Keeps who changed what. */
import { inArray } from 'drizzle-orm'
import { auditTable } from '#domain/audit/audit.table.ts'
import type { Actor } from '#domain/context.ts'
import type { Database } from '#platform/database.ts'

/** One change: a view before and after, null where the record did not exist or exists no more. */
export type Change = {
  action: string
  entity: string
  entityId: string
  before: object | null
  after: object | null
}

/** Writes the change down in the transaction that makes it, so that neither exists without the other. */
export async function recordAudit(
  tx: Database,
  actor: Pick<Actor, 'id' | 'username'>,
  change: Change,
): Promise<void> {
  await tx.insert(auditTable).values({ staffId: actor.id, username: actor.username, ...change })
}

/** Takes out of the audit what records of persons held: that something was done with them stays on record. */
export async function forgetAuditedValues(tx: Database, entityIds: string[]): Promise<void> {
  if (entityIds.length === 0) return
  await tx
    .update(auditTable)
    .set({ before: null, after: null })
    .where(inArray(auditTable.entityId, entityIds))
}
