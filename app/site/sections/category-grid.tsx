/** The categories as one sheet of the eight colours in turn: wide pieces with their scenes, and names between. */
import { type CategoryCard, presets } from '#app/site/sections/category-cards.ts'
import { CategoryList } from '#app/site/sections/category-list.tsx'

/** A part of a scene fills the wide pieces. */
const sizesOf = () => '(min-width: 64rem) 37vw, (min-width: 40rem) 50vw, 48vw'

type CategoryGridProps = {
  /** Undefined while they are read, null where they can't be had. */
  categories: CategoryCard[] | null | undefined
}

export const CategoryGrid = ({ categories }: CategoryGridProps) =>
  categories === undefined ? (
    <CategorySkeleton />
  ) : (
    <CategoryList categories={categories} className="category-grid" sizesOf={sizesOf} little />
  )

const CategorySkeleton = () => (
  <ul className="category-grid" aria-hidden="true">
    {Array.from({ length: presets }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: all are alike
      <li key={at} className="category-card" data-skeleton="" />
    ))}
  </ul>
)
