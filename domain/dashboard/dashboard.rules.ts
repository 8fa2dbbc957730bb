/** Who may see the dashboard's figures. */
import { type Context, requireStaff } from '#domain/context.ts'
import type { Counts, SeriesQuery, SeriesView } from '#domain/dashboard/dashboard.contract.ts'
import { selectCounts, selectSeries } from '#domain/dashboard/dashboard.store.ts'

export const maySeeCounts = requireStaff

/** @throws AppError 401 */
export async function getCounts(ctx: Context): Promise<Counts> {
  maySeeCounts(ctx)
  return selectCounts(ctx.db)
}

/** Figures over time, oldest first. @throws AppError 401 */
export async function getSeries(ctx: Context, query: SeriesQuery): Promise<SeriesView[]> {
  maySeeCounts(ctx)
  return selectSeries(ctx.db, query)
}
