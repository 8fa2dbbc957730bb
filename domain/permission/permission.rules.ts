/** What may be done with roles, and by whom. */
import { type Context, requireStaff } from '#domain/context.ts'
import { type PermissionView, viewPermission } from '#domain/permission/permission.contract.ts'
import { selectRoleByName } from '#domain/permission/permission.store.ts'
import { notFound } from '#platform/app-error.ts'

export const mayReadOwnPermission = requireStaff

/** The role and rights of whoever is asking. @throws AppError 401 */
export async function ownPermission(ctx: Context): Promise<PermissionView> {
  const actor = mayReadOwnPermission(ctx)
  const row = await selectRoleByName(ctx.db, actor.role)
  if (!row) throw notFound('Role')
  return viewPermission(row)
}
