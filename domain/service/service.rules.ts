/** What may be done with services, and by whom. */
import type { Context } from '#domain/context.ts'
import { type ServiceView, viewService } from '#domain/service/service.contract.ts'
import { selectServices } from '#domain/service/service.store.ts'
import { notFound } from '#platform/app-error.ts'

/** Services, oldest first, of one category where it is named: the active ones for visitors, all for staff. */
export async function listServices(ctx: Context, categoryId?: string): Promise<ServiceView[]> {
  const rows = await selectServices(ctx.db, { all: ctx.actor !== null, categoryId })
  return rows.map(viewService)
}

/** @throws AppError 404 where there is no such service, or none that a visitor may see. */
export async function getService(ctx: Context, id: string): Promise<ServiceView> {
  const [row] = await selectServices(ctx.db, { all: ctx.actor !== null, id })
  if (!row) throw notFound('Service')
  return viewService(row)
}
