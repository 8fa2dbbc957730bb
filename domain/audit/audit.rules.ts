/** Who may read the record of changes. */
import { type AuditQuery, type AuditView, viewAudit } from '#domain/audit/audit.contract.ts'
import { countAudit, selectAudit } from '#domain/audit/audit.store.ts'
import { type Context, requireSuperAdmin } from '#domain/context.ts'
import { paginationOf } from '#domain/paging.ts'

export const mayReadAudit = requireSuperAdmin

/** One page of changes, newest first. @throws AppError 401, 403 */
export async function listAudit(
  ctx: Context,
  { page, limit, ...filter }: AuditQuery,
): Promise<{ data: AuditView[]; pagination: ReturnType<typeof paginationOf> }> {
  mayReadAudit(ctx)
  const [rows, total] = await Promise.all([
    selectAudit(ctx.db, filter, { page, limit }),
    countAudit(ctx.db, filter),
  ])
  return { data: rows.map(viewAudit), pagination: paginationOf({ page, limit }, total) }
}
