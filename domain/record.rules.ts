/** What a record that isn't content goes through when staff edit it: a locked, versioned, audited change. */
import { recordAudit } from '#domain/audit/audit.ts'
import type { Actor, Context } from '#domain/context.ts'
import { lockRecord, type RecordTable, updateRecord } from '#domain/record.store.ts'
import { notFound, staleVersion } from '#platform/app-error.ts'
import type { Database } from '#platform/database.ts'

/** A kind of record, as the shared step needs to know it. */
export type RecordKind<View extends object> = {
  /** What the audit calls it: `enquiry`. */
  entity: string
  /** What people call it, at the beginning of a sentence: `Enquiry`. */
  label: string
  table: RecordTable
  /** The record as staff see it. */
  read(db: Database, id: string): Promise<View | undefined>
}

/**
 * Writes `changes` to a record while it is locked, and writes down how it was before and after.
 * @throws AppError 404, or 412 with the record where it is no longer at `expectedVersion`
 */
export async function changeRecord<View extends object>(
  ctx: Context,
  kind: RecordKind<View>,
  actor: Actor,
  id: string,
  expectedVersion: number | undefined,
  changes: object,
): Promise<View> {
  return ctx.db.transaction(async (tx) => {
    const version = await lockRecord(tx, kind.table, id)
    const before = version === undefined ? undefined : await kind.read(tx, id)
    if (!before) throw notFound(kind.label)
    if (expectedVersion !== undefined && expectedVersion !== version) throw staleVersion(before)
    await updateRecord(tx, kind.table, id, changes as never)
    const after = (await kind.read(tx, id)) ?? null
    const { entity } = kind
    await recordAudit(tx, actor, { action: 'update', entity, entityId: id, before, after })
    return after as View
  })
}
