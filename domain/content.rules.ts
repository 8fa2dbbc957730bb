/**
 * What every kind of content goes through alike: a locked, versioned, audited change. An entity
 * says what it is once, as a `ContentKind`, and its own rules fill in what is particular.
 */

import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import * as z from 'zod'
import { recordAudit } from '#domain/audit/audit.ts'
import { type ContentTable, lockContent, type TrashableTable } from '#domain/content.store.ts'
import { type Actor, type Context, requireSuperAdmin, requiring } from '#domain/context.ts'
import type { PermissionArea } from '#domain/permission/permission.contract.ts'
import { updateRecord } from '#domain/record.store.ts'
import type { ContentView, RecordView } from '#domain/record-view.ts'
import { validate } from '#domain/validate.ts'
import { AppError, notFound, staleVersion } from '#platform/app-error.ts'
import type { Database } from '#platform/database.ts'

/** A kind of record that can lie in the trash, as the shared steps need to know it. */
export type TrashableKind<View extends RecordView> = {
  /** What callers and the audit call it: `category`. */
  entity: string
  /** What people call it, at the beginning of a sentence: `Category`. */
  label: string
  table: TrashableTable
  /** Which records of the table are of this kind, where it holds several. */
  only?: SQL
  /** What people know a record by. */
  nameColumn: PgColumn
  /** The record as staff see it, unless it lies in the trash. */
  read(db: Database, id: string): Promise<View | undefined>
  /** What still needs the record, in words: `2 services`. Deleting waits until this is empty. */
  usesOf?(tx: Database, id: string): Promise<string[]>
  /** Why the record can't come back from the trash just now, as a sentence. */
  obstacleTo?(tx: Database, id: string): Promise<string | undefined>
  /** Columns elsewhere that refer to the record. While one does, it stays in the trash for good. */
  referredToBy?: PgColumn[]
  /** Columns, or expressions over the table, that hold the URLs of its pictures. */
  pictures?: (PgColumn | SQL)[]
}

/** A kind of content: what the public sees while it is active. */
export type ContentKind<View extends ContentView> = TrashableKind<View> & {
  area: PermissionArea
  table: ContentTable
}

/** Who may add, change, switch and delete records of a kind. */
export const rightsOf = (area: PermissionArea) => ({
  create: requiring(area, 'create'),
  update: requiring(area, 'update'),
  changeStatus: requiring(area, 'statusChange'),
  delete: requireSuperAdmin,
})

/** Inserts a record by `insert`, which returns its id, and writes down who did. */
export async function addContent<View extends RecordView>(
  ctx: Context,
  kind: TrashableKind<View>,
  actor: Actor,
  insert: (tx: Database) => Promise<string>,
): Promise<View> {
  return ctx.db.transaction(async (tx) => {
    const after = await readBack(tx, kind, await insert(tx))
    const entityId = after._id
    await recordAudit(tx, actor, {
      action: 'create',
      entity: kind.entity,
      entityId,
      before: null,
      after,
    })
    return after
  })
}

/**
 * Changes a record by `write` while it is locked, and writes down how it was before and after.
 * @throws AppError 404, or 412 with the record where it is no longer at `expectedVersion`
 */
export async function changeContent<View extends RecordView>(
  ctx: Context,
  kind: TrashableKind<View>,
  actor: Actor,
  id: string,
  expectedVersion: number | undefined,
  write: (tx: Database, before: View) => Promise<void>,
): Promise<View> {
  return ctx.db.transaction(async (tx) => {
    const before = await lockedView(tx, kind, id, expectedVersion)
    await write(tx, before)
    const after = await readBack(tx, kind, id)
    // What was found to be as asked for already was neither written nor is it anyone's doing.
    if (after.version === before.version) return after
    await recordAudit(tx, actor, {
      action: 'update',
      entity: kind.entity,
      entityId: id,
      before,
      after,
    })
    return after
  })
}

export const statusChange = z.strictObject({
  isActive: z.boolean('isActive must be true or false'),
})

/** Makes a record public or takes it off the public site. @throws AppError 401, 403, 404, 412, 422 */
export async function changeContentStatus<View extends ContentView>(
  ctx: Context,
  kind: ContentKind<View>,
  id: string,
  input: Record<string, unknown>,
  expectedVersion: number | undefined,
): Promise<View> {
  const actor = rightsOf(kind.area).changeStatus(ctx)
  const { isActive } = validate(statusChange, input)
  return changeContent(ctx, kind, actor, id, expectedVersion, (tx) =>
    updateRecord(tx, kind.table, id, { isActive } as never),
  )
}

/**
 * Puts a record into the trash, from which a superAdmin can bring it back for 30 days.
 * @throws AppError 401, 403, 404, 409 naming what still uses it, 412
 */
export async function deleteContent<View extends ContentView>(
  ctx: Context,
  kind: ContentKind<View>,
  id: string,
  expectedVersion: number | undefined,
): Promise<void> {
  const actor = rightsOf(kind.area).delete(ctx)
  await ctx.db.transaction((tx) => putIntoTrash(tx, kind, actor, id, expectedVersion))
}

/**
 * The deletion itself, within the transaction of whoever has the right to it.
 * @throws AppError 404, 409 naming what still uses the record, 412
 */
export async function putIntoTrash<View extends RecordView>(
  tx: Database,
  kind: TrashableKind<View>,
  actor: Actor,
  id: string,
  expectedVersion?: number,
): Promise<void> {
  const before = await lockedView(tx, kind, id, expectedVersion)
  const uses = (await kind.usesOf?.(tx, id)) ?? []
  if (uses.length > 0) {
    throw new AppError(
      409,
      `This ${kind.label.toLowerCase()} is still used by ${uses.join(' and ')}`,
    )
  }
  await updateRecord(tx, kind.table, id, { deletedAt: new Date() } as never)
  await recordAudit(tx, actor, {
    action: 'delete',
    entity: kind.entity,
    entityId: id,
    before,
    after: null,
  })
}

/**
 * The record as it stands, held until the transaction ends.
 * @throws AppError 404, or 412 with the record where it is no longer at `expectedVersion`
 */
export async function lockedView<View extends RecordView>(
  tx: Database,
  kind: TrashableKind<View>,
  id: string,
  expectedVersion: number | undefined,
): Promise<View> {
  const state = await lockContent(tx, kind.table, id, kind.only)
  if (!state) throw notFound(kind.label)
  const view = await readBack(tx, kind, id)
  if (expectedVersion !== undefined && expectedVersion !== state.version) throw staleVersion(view)
  return view
}

async function readBack<View extends RecordView>(
  tx: Database,
  kind: TrashableKind<View>,
  id: string,
) {
  const view = await kind.read(tx, id)
  if (!view) throw new Error(`A ${kind.entity} that was just written can't be read`)
  return view
}
