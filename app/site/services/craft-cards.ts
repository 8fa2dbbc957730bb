/** The crafts as the page of all services shows them: each with what it holds. */
import { readCategories, readProjectsOf, readServices } from '#app/site/content.ts'
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

/** The one that leads the others; none where it would stand alone. */
export const leadingOf = ([first, second]: CategoryView[]): CategoryView | undefined =>
  second && first

/** @param project the first of the craft that leads, in the order of their list */
export const craftCards = (
  categories: CategoryView[],
  services: Pick<ServiceView, '_id' | 'name' | 'categoryId'>[],
  project: PortfolioView | undefined,
): CraftCard[] =>
  categoryCards(categories, services).map((card) => ({
    ...card,
    services: servicesOf(card._id, services).map(({ _id, name }) => ({ _id, name })),
    proof: card._id === leadingOf(categories)?._id ? project && proofIn(project) : undefined,
  }))

function proofIn(project: PortfolioView): CraftProof | undefined {
  const result = endingOf(toldOf(project).account)
  return result
    ? { name: project.name, path: detailsPath('project', project.slug), result }
    : undefined
}

/** The same cards from the API; null where the categories can't be had. */
export async function readCraftCards(signal?: AbortSignal): Promise<CraftCard[] | null> {
  const reading = readServices(undefined, signal)
  const categories = await readCategories(signal)
  const leading = leadingOf(categories ?? [])
  const [services, [project]] = await Promise.all([
    reading,
    leading ? readProjectsOf(leading._id, 'oldest first', 1, signal) : [],
  ])
  // Without services and projects the page still leads to each craft.
  return categories && craftCards(categories, services ?? [], project)
}
