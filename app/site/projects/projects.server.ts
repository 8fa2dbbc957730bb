import type { PageRequest } from '#app/site/page.ts'
import { asShown, categoryOf, type ProjectsData } from '#app/site/projects/projects-page.ts'
import { readPortfolioPage } from '#app/site/sections/portfolio-page.server.ts'
import { colorsOfList } from '#app/site/sections/stored-colors.server.ts'
import { listCategories } from '#domain/category/category.rules.ts'
import type { Context } from '#domain/context.ts'

export async function load(ctx: Context, { url }: PageRequest): Promise<ProjectsData> {
  const category = categoryOf(url.searchParams)
  const [categories, page] = await Promise.all([
    listCategories(ctx),
    readPortfolioPage(ctx, 'project', url.searchParams.get('page'), category),
  ])
  const list = asShown(page)
  return {
    category,
    categories: categories.map(({ name }) => name),
    list,
    colors: await colorsOfList(ctx, list.items),
  }
}
