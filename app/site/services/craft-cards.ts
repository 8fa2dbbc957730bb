/** The crafts as the page of all services shows them: each with what it holds. */
import { readCategories, readPortfolio, readServices } from '#app/site/content.ts'
import { endingOf, toldOf } from '#app/site/sections/account.ts'
import { type CategoryCard, categoryCards, servicesOf } from '#app/site/sections/category-cards.ts'
import { detailsPath } from '#app/site/sections/portfolio-cards.ts'
import type { CategoryView } from '#domain/category/category.contract.ts'
import type { PortfolioView } from '#domain/portfolio/portfolio.contract.ts'
import type { ServiceView } from '#domain/service/service.contract.ts'

/** A project of a craft, and what came of it. */
export type CraftProof = { name: string; path: string; result: string }

export type CraftCard = CategoryCard & {
  services: Pick<ServiceView, '_id' | 'name'>[]
  /** Of the one that leads the others, where its first project says what came of it. */
  proof?: CraftProof | undefined
}

/** @param projects in the order of their list; those after the first of a craft are not looked at */
export const craftCards = (
  categories: CategoryView[],
  services: Pick<ServiceView, '_id' | 'name' | 'categoryId'>[],
  projects: PortfolioView[],
): CraftCard[] =>
  categoryCards(categories, services).map((card, at, { length }) => ({
    ...card,
    services: servicesOf(card._id, services).map(({ _id, name }) => ({ _id, name })),
    proof: at === 0 && length > 1 ? proofIn(card._id, projects) : undefined,
  }))

function proofIn(craft: string, projects: PortfolioView[]): CraftProof | undefined {
  const first = projects.find(({ category }) => category._id === craft)
  const result = first && endingOf(toldOf(first).account)
  return result ? { name: first.name, path: detailsPath('project', first.slug), result } : undefined
}

/** The same cards from the API; null where the categories can't be had. */
export async function readCraftCards(signal?: AbortSignal): Promise<CraftCard[] | null> {
  const [categories, services, projects] = await Promise.all([
    readCategories(signal),
    readServices(undefined, signal),
    readPortfolio('project', signal),
  ])
  // Without services and projects the page still leads to each craft.
  return categories && craftCards(categories, services ?? [], projects ?? [])
}
