/** The categories as reaches of the river, each with a thing of its craft afloat. */
import { type CategoryCard, presets } from '#app/site/sections/category-cards.ts'
import { CategoryList } from '#app/site/sections/category-list.tsx'
import { CraftSingle } from '#app/site/sections/craft-single.tsx'

const pictureOf = ({ name, icon }: CategoryCard) => (
  <>
    <span className="craft-water" />
    <div className="craft-afloat">
      <CraftSingle
        of={name}
        icon={icon}
        sizes="(min-width: 64rem) 18vw, (min-width: 40rem) 32vw, 44vw"
      />
    </div>
  </>
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
      <li key={at} className="category-card" data-skeleton="">
        <span className="craft-water" />
      </li>
    ))}
  </ul>
)
