import type { HomeData } from '#app/site/home/home.page.tsx'
import { categoryCards } from '#app/site/sections/category-cards.ts'
import { mostInRow, rowOf } from '#app/site/sections/portfolio-cards.ts'
import { listCategories } from '#domain/category/category.rules.ts'
import type { Context } from '#domain/context.ts'
import { firstOfCategories } from '#domain/portfolio/portfolio.rules.ts'
import { listServices } from '#domain/service/service.rules.ts'

export async function load(ctx: Context): Promise<HomeData> {
  const [categories, services, projects] = await Promise.all([
    listCategories(ctx),
    listServices(ctx),
    firstOfCategories(ctx, 'project', mostInRow),
  ])
  return {
    categories: categoryCards(categories, services),
    projects: rowOf(projects),
  }
}
