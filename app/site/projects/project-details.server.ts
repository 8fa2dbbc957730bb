import type { PageRequest } from '#app/site/page.ts'
import type { ProjectDetailsData } from '#app/site/projects/project-details.page.tsx'
import { colorsOfStored } from '#app/site/sections/stored-colors.server.ts'
import type { Context } from '#domain/context.ts'
import { getNextPortfolioItem, getPortfolioItem } from '#domain/portfolio/portfolio.rules.ts'
import { notFound } from '#platform/app-error.ts'

const day = 24 * 60 * 60 * 1_000

/** @throws AppError 404 where the address names a project that doesn't exist */
export async function load(ctx: Context, { url }: PageRequest): Promise<ProjectDetailsData> {
  const id = url.searchParams.get('id')
  // The page is kept for a day at most, and the same all day.
  const asOf = Math.floor(Date.now() / day) * day
  if (!id) return { project: null, onward: { next: null }, asOf }
  const project = await getPortfolioItem(ctx, id)
  if (project.type !== 'project') throw notFound('Project')
  const next = await getNextPortfolioItem(ctx, id, 'project')
  const [brand, onward] = await Promise.all(
    [project, next].map((item) => colorsOfStored(ctx, item?.image[0])),
  )
  return { project, onward: { next }, asOf, colors: { brand, onward } }
}
