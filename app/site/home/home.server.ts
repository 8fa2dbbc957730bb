import type { HomeData } from '#app/site/home/home.page.tsx'
import { categoryCards } from '#app/site/sections/category-cards.ts'
import { mostInRow, proofOf, rowOf } from '#app/site/sections/portfolio-cards.ts'
import { colorsOfStored } from '#app/site/sections/stored-colors.server.ts'
import { listCategories } from '#domain/category/category.rules.ts'
import type { Context } from '#domain/context.ts'
import { firstOfCategories } from '#domain/portfolio/portfolio.rules.ts'
import { listServices } from '#domain/service/service.rules.ts'
import { getPublicSettings } from '#domain/settings/settings.rules.ts'

export async function load(ctx: Context): Promise<HomeData> {
  const [{ portfolioFilters }, categories, services, projects] = await Promise.all([
    getPublicSettings(ctx),
    listCategories(ctx),
    listServices(ctx),
    firstOfCategories(ctx, 'project', mostInRow),
  ])
  const row = rowOf(projects, portfolioFilters)
  return {
    categories: categoryCards(categories, services),
    projects: row,
    colors: { brand: await colorsOfStored(ctx, proofOf(row)?.cover) },
  }
}
