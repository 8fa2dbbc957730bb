/** The categories as reaches of the river, each with a thing of its craft afloat. */
import { type CategoryCard, presets } from '#app/site/sections/category-cards.ts'
import { CategoryList } from '#app/site/sections/category-list.tsx'
import { CraftThing } from '#app/site/sections/craft-thing.tsx'

/** Counted from 0: on a telephone the river widens to a lake there (category-grid.css), if more follow. */
const lake = 4

/** On a telephone the first, that of the lake and the last are large. */
const pictureOf = ({ name, icon }: CategoryCard, at: number, count: number) => (
  <>
    <span className="craft-water" />
    <div className="craft-afloat">
      <CraftThing
        of={name}
        icon={icon}
        sizes={`(min-width: 64rem) 20vw, (min-width: 40rem) 29vw, ${[0, lake, count - 1].includes(at) ? 68 : 45}vw`}
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
