/** What may be done about mails that could not be sent, and by whom. */
import { recordAudit } from '#domain/audit/audit.ts'
import { type Context, requireSuperAdmin, type Services } from '#domain/context.ts'
import { type FailedMailFilter, mailDays, viewFailedMail } from '#domain/mail/mail.contract.ts'
import { offsetOf, paginationOf } from '#domain/paging.ts'
import { notFound } from '#platform/app-error.ts'
import { removeInBatches } from '#platform/jobs/remove-in-batches.ts'
import {
  deleteOldMails,
  requeueFailed,
  selectFailed,
  selectMailIds,
} from '#platform/mail/outbox.store.ts'
import {
  mailFolderIn,
  removeWrittenMails,
  sweepWrittenMails,
} from '#platform/mail/written-mails.ts'

export const mayCareForMail = requireSuperAdmin

/** Mails that were given up, newest first. @throws AppError 401, 403 */
export async function listFailedMails(ctx: Context, filter: FailedMailFilter) {
  mayCareForMail(ctx)
  const { rows, total } = await selectFailed(ctx.db, { ...filter, offset: offsetOf(filter) })
  return { data: rows.map(viewFailedMail), pagination: paginationOf(filter, total) }
}

/** Queues such a mail once more, with all of its attempts. @throws AppError 401, 403, 404 */
export async function retryMail(ctx: Context, id: string): Promise<void> {
  const actor = mayCareForMail(ctx)
  await ctx.db.transaction(async (tx) => {
    if (!(await requeueFailed(tx, id))) throw notFound('Mail')
    const change = { action: 'retry', entity: 'mail', entityId: id, before: null, after: null }
    await recordAudit(tx, actor, change)
  })
}

/** Mails of one statement. */
const purgedAtOnce = 500

/**
 * Forgets mails that went out or were given up more than 30 days ago, with their files on this server
 * and any file whose mail is gone already. Meant to run daily.
 */
export async function purgeMails({ db, config }: Pick<Services, 'db' | 'config'>): Promise<void> {
  const folder = mailFolderIn(config.dataDir)
  await removeInBatches(purgedAtOnce, async (most) => {
    const ids = await deleteOldMails(db, mailDays, most)
    await removeWrittenMails(folder, ids)
    return ids.length
  })
  await sweepWrittenMails(folder, (some) => selectMailIds(db, some))
}
