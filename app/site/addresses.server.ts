/** Every address of the site that search engines should know. */
import { detailsPath } from '#app/site/sections/portfolio-cards.ts'
import { listJobs } from '#domain/career/job.rules.ts'
import { listCategories } from '#domain/category/category.rules.ts'
import type { Context } from '#domain/context.ts'
import { listPortfolio } from '#domain/portfolio/portfolio.rules.ts'
import { listServices } from '#domain/service/service.rules.ts'

export type Address = {
  path: string
  /** When what the page is about last changed, ISO 8601; pages without content have none. */
  updatedAt?: string
}

const fixed = [
  '/',
  '/about',
  '/services',
  '/projects',
  '/products',
  '/career',
  '/contact',
  '/newsletter',
  '/privacy',
]

/** Pages without content of their own first, then one for each record that is public. */
export async function listAddresses(ctx: Context): Promise<Address[]> {
  const [categories, services, projects, products, jobs] = await Promise.all([
    listCategories(ctx),
    listServices(ctx),
    listPortfolio(ctx, 'project'),
    listPortfolio(ctx, 'product'),
    listJobs(ctx),
  ])
  const at = (path: string, { updatedAt }: { updatedAt: string }) => ({ path, updatedAt })
  return [
    ...fixed.map((path) => ({ path })),
    ...categories.map((category) => at(`/services/sub-services/${category._id}`, category)),
    ...services.map((service) => at(`/services/service-detail/${service._id}`, service)),
    ...projects.map((project) => at(detailsPath('project', project.slug), project)),
    ...products.map((product) => at(detailsPath('product', product.slug), product)),
    ...jobs.map((job) => at(`/career/${job._id}`, job)),
  ]
}
