/** What may be done about mails that could not be sent, and by whom. */
import { type Context, requireSuperAdmin } from '#domain/context.ts'
import { type FailedMailFilter, viewFailedMail } from '#domain/mail/mail.contract.ts'
import { offsetOf, paginationOf } from '#domain/paging.ts'
import { notFound } from '#platform/app-error.ts'
import { requeueFailed, selectFailed } from '#platform/mail/outbox.store.ts'

export const mayCareForMail = requireSuperAdmin

/** Mails that were given up, newest first. @throws AppError 401, 403 */
export async function listFailedMails(ctx: Context, filter: FailedMailFilter) {
  mayCareForMail(ctx)
  const { rows, total } = await selectFailed(ctx.db, { ...filter, offset: offsetOf(filter) })
  return { data: rows.map(viewFailedMail), pagination: paginationOf(filter, total) }
}

/** Queues such a mail once more, with all of its attempts. @throws AppError 401, 403, 404 */
export async function retryMail(ctx: Context, id: string): Promise<void> {
  mayCareForMail(ctx)
  if (!(await requeueFailed(ctx.db, id))) throw notFound('Mail')
}
