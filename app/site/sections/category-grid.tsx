/** The categories as arms of the current, each with a thing of its craft afloat. */
import { type CategoryCard, presets } from '#app/site/sections/category-cards.ts'
import { CategoryList } from '#app/site/sections/category-list.tsx'
import { CraftThing } from '#app/site/sections/craft-thing.tsx'

/** Counted from 0: there the river widens to a lake (category-grid.css), if more follow. */
const lake = 4

/** The first, that of the lake and the last are large. */
const pictureOf = ({ name, icon }: CategoryCard, at: number, count: number) => (
  <>
    <span className="craft-water" />
    <div className="craft-afloat">
      <CraftThing
        of={name}
        icon={icon}
        sizes={
          [0, lake, count - 1].includes(at)
            ? '(min-width: 64rem) 36vw, (min-width: 40rem) 39vw, 68vw'
            : '(min-width: 64rem) 29vw, (min-width: 40rem) 32vw, 45vw'
        }
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
