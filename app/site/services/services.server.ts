import { craftCards, leadingOf } from '#app/site/services/craft-cards.ts'
import type { ServicesData } from '#app/site/services/services.page.tsx'
import { listCategories } from '#domain/category/category.rules.ts'
import type { Context } from '#domain/context.ts'
import { listPortfolio } from '#domain/portfolio/portfolio.rules.ts'
import { listServices } from '#domain/service/service.rules.ts'

export async function load(ctx: Context): Promise<ServicesData> {
  const [{ categories, projects }, services] = await Promise.all([led(ctx), listServices(ctx)])
  return { categories: craftCards(categories, services, projects) }
}

/** The categories, and of each that leads others its first project. */
async function led(ctx: Context) {
  const categories = await listCategories(ctx)
  const projects = await Promise.all(
    leadingOf(categories).map(({ _id }) =>
      listPortfolio(ctx, 'project', { category: _id }, { page: 1, limit: 1 }),
    ),
  )
  return { categories, projects: projects.flat() }
}
