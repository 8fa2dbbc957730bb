/** What may be done with what was deleted. */
import { forgetAuditedValues, recordAudit } from '#domain/audit/audit.ts'
import { putIntoTrash, rightsOf, type TrashableKind } from '#domain/content.rules.ts'
import { contentKinds, trashKinds } from '#domain/content-kinds.ts'
import { type Actor, type Context, requireSuperAdmin, type Services } from '#domain/context.ts'
import { type Page, paginationOf } from '#domain/paging.ts'
import { updateRecord } from '#domain/record.store.ts'
import type { RecordView } from '#domain/record-view.ts'
import {
  recordsToDelete,
  recordsToRestore,
  type TrashView,
  trashDays,
  viewTrash,
} from '#domain/trash/trash.contract.ts'
import { countTrash, lockTrashed, purgeTrashed, selectTrash } from '#domain/trash/trash.store.ts'
import { validate } from '#domain/validate.ts'
import { AppError, notFound, ruleBroken } from '#platform/app-error.ts'
import { codeOf, type Database } from '#platform/database.ts'
import { removeInBatches } from '#platform/jobs/remove-in-batches.ts'

type Kind = TrashableKind<RecordView>
/** A record that a call has dealt with. */
type Done = { _id: string; entity: string }

/** The moment before which what was deleted can't come back any more. */
const trashBegins = () => new Date(Date.now() - trashDays * 86_400_000)

/** One page of the trash, the latest first. @throws AppError 401, 403, 422 */
export async function listTrash(
  ctx: Context,
  { entity, search = '', ...page }: Page & Partial<Record<'entity' | 'search', string | undefined>>,
): Promise<{ data: TrashView[]; pagination: ReturnType<typeof paginationOf> }> {
  requireSuperAdmin(ctx)
  const kinds = entity === undefined ? trashKinds : [kindNamed(trashKinds, entity)]
  const since = trashBegins()
  const [rows, total] = await Promise.all([
    selectTrash(ctx.db, kinds, { since, search }, page),
    countTrash(ctx.db, kinds, { since, search }),
  ])
  const data: TrashView[] = []
  for (const row of rows) {
    const obstacle = await kindNamed(kinds, row.entity).obstacleTo?.(ctx.db, row.id)
    data.push(viewTrash(row, obstacle ?? ''))
  }
  return { data, pagination: paginationOf(page, total) }
}

/**
 * Puts several records of one kind into the trash, all of them or none.
 * @throws AppError 401, 403, 404, 409 or 422, with one entry in `errors` for each id that failed
 */
export async function deleteRecords(ctx: Context, input: Record<string, unknown>): Promise<Done[]> {
  requireSuperAdmin(ctx)
  const { entity, ids } = validate(recordsToDelete, input)
  const kind = kindNamed(contentKinds, entity)
  const actor = rightsOf(kind.area).delete(ctx)
  return forEach(ctx, kind, ids, (tx, id) => putIntoTrash(tx, kind, actor, id))
}

/**
 * Brings back several records of one kind, all of them or none. They are as active as they were.
 * @throws AppError 401, 403, 404, 409 or 422, with one entry in `errors` for each id that failed
 */
export async function restoreRecords(
  ctx: Context,
  input: Record<string, unknown>,
): Promise<Done[]> {
  const actor = requireSuperAdmin(ctx)
  const { entity, ids, _id } = validate(recordsToRestore, input)
  const kind = kindNamed(trashKinds, entity)
  const chosen = ids ?? (_id === undefined ? [] : [_id])
  return forEach(ctx, kind, chosen, (tx, id) => restore(tx, kind, actor, id))
}

async function restore(tx: Database, kind: Kind, actor: Actor, id: string): Promise<void> {
  if (!(await lockTrashed(tx, kind, id, trashBegins()))) throw notFound(kind.label)
  const obstacle = await kind.obstacleTo?.(tx, id)
  if (obstacle) throw new AppError(409, obstacle)
  await updateRecord(tx, kind.table, id, { deletedAt: null } as never)
  const after = (await kind.read(tx, id)) ?? null
  const change = { action: 'restore', entity: kind.entity, entityId: id, before: null, after }
  await recordAudit(tx, actor, change)
}

/**
 * Removes for good what was deleted more than 30 days ago. A record that another one still refers
 * to, such as a job that someone applied for, is left until that one is gone. Of persons the audit
 * then holds no longer what they were, only that something was done. Meant to run daily.
 * @returns how many records of each kind were removed
 */
export async function purgeTrash({ db, log }: Pick<Services, 'db' | 'log'>) {
  const removed: Record<string, number> = {}
  const before = trashBegins()
  for (const kind of trashKinds) {
    removed[kind.entity] = await removeInBatches(purgedAtOnce, (most) =>
      db.transaction(async (tx) => {
        const ids = await purgeTrashed(tx, kind, before, most)
        if (ofPersons.has(kind.entity)) await forgetAuditedValues(tx, ids)
        return ids.length
      }),
    )
  }
  log.info({ removed }, 'purged the trash')
  return removed
}

const nameTaken = 'Another record has the name of one of them now.'

/** Kinds whose records tell of a person. */
const ofPersons = new Set(['staff'])

/** Records of one statement. */
const purgedAtOnce = 500

/** Does `work` for each id in one transaction, and tells of all that failed. */
async function forEach(
  ctx: Context,
  kind: Kind,
  ids: string[],
  work: (tx: Database, id: string) => Promise<void>,
): Promise<Done[]> {
  // Always in the same order, so that two calls on the same records can't wait for each other.
  const inOrder = [...new Set(ids)].sort()
  return ctx.db.transaction(async (tx) => {
    const failures: { at: number; error: AppError }[] = []
    for (const id of inOrder) {
      try {
        await work(tx, id)
      } catch (error) {
        // Someone took its name between the look and the write, and the transaction can't go on.
        if (codeOf(error) === '23505') throw new AppError(409, nameTaken)
        if (!(error instanceof AppError)) throw error
        failures.push({ at: ids.indexOf(id), error })
      }
    }
    const [first] = failures.sort((a, b) => a.at - b.at)
    if (first) {
      throw new AppError(first.error.status, first.error.message, {
        fields: failures.map(({ at, error }) => ({ path: `ids.${at}`, message: error.message })),
      })
    }
    return [...new Set(ids)].map((_id) => ({ _id, entity: kind.entity }))
  })
}

function kindNamed<Named extends Kind>(kinds: Named[], entity: string): Named {
  const kind = kinds.find((candidate) => candidate.entity === entity)
  if (!kind) {
    const known = kinds.map((candidate) => candidate.entity).join(', ')
    throw ruleBroken([{ path: 'entity', message: `Entity must be one of ${known}` }])
  }
  return kind
}
