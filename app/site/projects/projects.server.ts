import type { PageRequest } from '#app/site/page.ts'
import { categoryOf, type ProjectsData, projectsPage } from '#app/site/projects/projects-page.ts'
import { listCategories } from '#domain/category/category.rules.ts'
import type { Context } from '#domain/context.ts'
import { listPortfolio } from '#domain/portfolio/portfolio.rules.ts'

export async function load(ctx: Context, { url }: PageRequest): Promise<ProjectsData> {
  const [categories, projects] = await Promise.all([
    listCategories(ctx),
    listPortfolio(ctx, 'project'),
  ])
  return {
    category: categoryOf(url.searchParams),
    categories: categories.map(({ name }) => name),
    list: projectsPage(projects, url.searchParams),
  }
}
