/** Categories as their cards show them. */
import { readCategories, readServices } from '#app/site/content.ts'
import { isOwnCraft } from '#app/site/sections/own-crafts.ts'
import type { CategoryView } from '#domain/category/category.contract.ts'
import type { ServiceView } from '#domain/service/service.contract.ts'

/** Number of colour presets through which cards go (the specification, constants). */
export const presets = 8

/** Class of the colours of the card in place `at`, from 0. */
export const presetOf = (at: number): string => `preset-${(at % presets) + 1}`

/** Place of a category among all, from 0: it gives the category and its first service their colour. */
export const placeOf = (categories: readonly { _id: string }[], id: string | undefined): number =>
  Math.max(
    0,
    categories.findIndex(({ _id }) => _id === id),
  )

/** Class of the colours of a category. */
export const categoryPreset = (
  categories: readonly { _id: string }[],
  id: string | undefined,
): string => presetOf(placeOf(categories, id))

export type CategoryCard = Pick<CategoryView, '_id' | 'name' | 'description'> & {
  /** Of a craft of which the site has no picture. */
  icon: string | undefined
  /** Where Learn More leads. */
  href: string
}

type OwnedService = Pick<ServiceView, '_id' | 'categoryId'>

/**
 * The cards of all categories. A category that has exactly one service leads straight to that
 * service, every other one to the list of its services. None has an icon that is shown nowhere, which would only make the
 * page heavier.
 */
export const categoryCards = (
  categories: CategoryView[],
  services: OwnedService[],
): CategoryCard[] =>
  categories.map(({ _id, name, description, icon }) => {
    const own = servicesOf(_id, services)
    const [first] = own
    const href =
      first && own.length === 1
        ? `/services/service-detail/${first._id}`
        : `/services/sub-services/${_id}`
    return { _id, name, description, icon: isOwnCraft(name) ? undefined : icon, href }
  })

/** The services of a category, in their order. */
export const servicesOf = <S extends OwnedService>(category: string, services: S[]): S[] =>
  services.filter(({ categoryId }) => categoryId === category)

/** The same cards from the API; null where the categories can't be had. */
export async function readCategoryCards(signal?: AbortSignal): Promise<CategoryCard[] | null> {
  const [categories, services] = await Promise.all([
    readCategories(signal),
    readServices(undefined, signal),
  ])
  // Without the services each card leads to the list of its category.
  return categories && categoryCards(categories, services ?? [])
}
