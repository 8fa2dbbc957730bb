/** The categories as waves: the first with its scene, in the others something from its table. */
import { type CategoryCard, presets } from '#app/site/sections/category-cards.ts'
import { CategoryList } from '#app/site/sections/category-list.tsx'
import { CraftScene, craftSlug } from '#app/site/sections/craft-scene.tsx'

/** What stands in a wave is drawn by the styles, for those crafts that they know. */
const pictureOf = ({ name, icon }: CategoryCard, at: number) =>
  at === 0 ? (
    <div className="craft-scene">
      <CraftScene of={name} icon={icon} sizes="(min-width: 40rem) 50vw, 100vw" />
    </div>
  ) : (
    <div className="craft-afloat" data-craft={craftSlug(name)} />
  )

type CategoryGridProps = {
  /** Undefined while they are read, null where they can't be had. */
  categories: CategoryCard[] | null | undefined
}

export const CategoryGrid = ({ categories }: CategoryGridProps) =>
  categories === undefined ? (
    <CategorySkeleton />
  ) : (
    <CategoryList categories={categories} className="category-grid" pictureOf={pictureOf} />
  )

const CategorySkeleton = () => (
  <ul className="category-grid" aria-hidden="true">
    {Array.from({ length: presets }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: all are alike
      <li key={at} className="category-card" data-skeleton="" />
    ))}
  </ul>
)
