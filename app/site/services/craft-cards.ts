/** The crafts as the page of all services shows them: each with what it holds. */
import { readCategories, readServices } from '#app/site/content.ts'
import { type CategoryCard, categoryCards, servicesOf } from '#app/site/sections/category-cards.ts'
import type { CategoryView } from '#domain/category/category.contract.ts'
import type { ServiceView } from '#domain/service/service.contract.ts'

export type CraftCard = CategoryCard & { services: Pick<ServiceView, '_id' | 'name'>[] }

export const craftCards = (
  categories: CategoryView[],
  services: Pick<ServiceView, '_id' | 'name' | 'categoryId'>[],
): CraftCard[] =>
  categoryCards(categories, services).map((card) => ({
    ...card,
    services: servicesOf(card._id, services).map(({ _id, name }) => ({ _id, name })),
  }))

/** The same cards from the API; null where the categories can't be had. */
export async function readCraftCards(signal?: AbortSignal): Promise<CraftCard[] | null> {
  const [categories, services] = await Promise.all([
    readCategories(signal),
    readServices(undefined, signal),
  ])
  // Without the services the page still leads to each craft.
  return categories && craftCards(categories, services ?? [])
}
