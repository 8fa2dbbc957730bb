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
  /** Of one that leads others, where its first project says what came of it. */
  proof?: CraftProof | undefined
}

/** Whether the craft at that place, from 0, of so many, leads the three after it. */
export const leadsAt = (at: number, count: number): boolean => at % 4 === 0 && at < count - 1

/** Those that lead others; none where one would stand alone. */
export const leadingOf = (categories: CategoryView[]): CategoryView[] =>
  categories.filter((_, at) => leadsAt(at, categories.length))

/** @param projects of each craft that leads the first, in the order of their list */
export const craftCards = (
  categories: CategoryView[],
  services: Pick<ServiceView, '_id' | 'name' | 'categoryId'>[],
  projects: PortfolioView[],
): CraftCard[] =>
  categoryCards(categories, services).map((card) => {
    const project = projects.find(({ category }) => category?._id === card._id)
    return {
      ...card,
      services: servicesOf(card._id, services).map(({ _id, name }) => ({ _id, name })),
      proof: project && proofIn(project),
    }
  })

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
  // A call for each that leads, at once: of eight, two.
  const [services, ...projects] = await Promise.all([
    reading,
    ...leadingOf(categories ?? []).map(({ _id }) => readProjectsOf(_id, 'oldest first', 1, signal)),
  ])
  // Without services and projects the page still leads to each craft.
  return categories && craftCards(categories, services ?? [], projects.flat())
}
