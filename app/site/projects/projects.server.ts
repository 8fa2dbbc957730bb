import type { PageRequest } from '#app/site/page.ts'
import { type ProjectsData, projectsPage } from '#app/site/projects/projects-page.ts'
import type { Context } from '#domain/context.ts'
import { listPortfolio } from '#domain/portfolio/portfolio.rules.ts'

export const load = async (ctx: Context, { url }: PageRequest): Promise<ProjectsData> =>
  projectsPage(await listPortfolio(ctx, 'project'), url.searchParams)
