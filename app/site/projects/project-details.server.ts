import type { PageRequest } from '#app/site/page.ts'
import type { ProjectDetailsData } from '#app/site/projects/project-details.page.tsx'
import { projectAfter } from '#app/site/projects/projects-page.ts'
import type { Context } from '#domain/context.ts'
import { getPortfolioItem, listPortfolio } from '#domain/portfolio/portfolio.rules.ts'
import { notFound } from '#platform/app-error.ts'

/** @throws AppError 404 where the address names a project that doesn't exist */
export async function load(ctx: Context, { url }: PageRequest): Promise<ProjectDetailsData> {
  const id = url.searchParams.get('id')
  if (!id) return { project: null, onward: { next: null } }
  const [project, projects] = await Promise.all([
    getPortfolioItem(ctx, id),
    listPortfolio(ctx, 'project'),
  ])
  if (project.type !== 'project') throw notFound('Project')
  return { project, onward: { next: projectAfter(projects, project.slug) ?? null } }
}
