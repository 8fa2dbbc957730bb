/** The categories as one sheet of the eight colours in turn, the first large, and most of them words alone. */
import { type CategoryCard, presets } from '#app/site/sections/category-cards.ts'
import { CategoryList } from '#app/site/sections/category-list.tsx'

/** Of each eight the first shows its scene whole, the last a part of it. */
const sizesOf = (at: number) =>
  [
    '(min-width: 64rem) 50vw, 80vw',
    ...Array<undefined>(presets - 2),
    '(min-width: 64rem) 37vw, 50vw',
  ][at % presets]

type CategoryGridProps = {
  /** Undefined while they are read, null where they can't be had. */
  categories: CategoryCard[] | null | undefined
}

export const CategoryGrid = ({ categories }: CategoryGridProps) =>
  categories === undefined ? (
    <CategorySkeleton />
  ) : (
    <CategoryList categories={categories} className="category-grid" sizesOf={sizesOf} />
  )

const CategorySkeleton = () => (
  <ul className="category-grid" aria-hidden="true">
    {Array.from({ length: presets }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: all are alike
      <li key={at} className="category-card" data-skeleton="" />
    ))}
  </ul>
)
