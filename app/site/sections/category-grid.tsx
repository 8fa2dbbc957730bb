/** The categories as arms of the current: the first with a thing of their craft afloat, the others as low waves. */
import { type CategoryCard, presets } from '#app/site/sections/category-cards.ts'
import { CategoryList } from '#app/site/sections/category-list.tsx'
import { CraftAdrift } from '#app/site/sections/craft-adrift.tsx'
import { CraftThing } from '#app/site/sections/craft-thing.tsx'

/** How many of them lead, in the order of the office and as the style sheet has it. */
const leading = 3

const pictureOf = ({ name, icon }: CategoryCard, at: number) =>
  at < leading ? (
    <>
      <span className="craft-water" />
      <div className="craft-afloat">
        <CraftThing of={name} icon={icon} sizes="(min-width: 40rem) 39vw, 72vw" />
      </div>
    </>
  ) : (
    <CraftAdrift of={name} icon={icon} sizes="(min-width: 64rem) 34vw, min(40vw, 19rem)" />
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
        {at < leading && <span className="craft-water" />}
      </li>
    ))}
  </ul>
)
