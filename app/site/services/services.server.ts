import { craftCards } from '#app/site/services/craft-cards.ts'
import type { ServicesData } from '#app/site/services/services.page.tsx'
import { listCategories } from '#domain/category/category.rules.ts'
import type { Context } from '#domain/context.ts'
import { firstOfCategories } from '#domain/portfolio/portfolio.rules.ts'
import { listServices } from '#domain/service/service.rules.ts'

export async function load(ctx: Context): Promise<ServicesData> {
  const [categories, services, projects] = await Promise.all([
    listCategories(ctx),
    listServices(ctx),
    firstOfCategories(ctx, 'project', 1),
  ])
  return { categories: craftCards(categories, services, projects) }
}
