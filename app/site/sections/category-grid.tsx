/** The categories as arms of the current, each with a thing of its craft afloat. */
import { type CategoryCard, presets } from '#app/site/sections/category-cards.ts'
import { CategoryList } from '#app/site/sections/category-list.tsx'
import { CraftThing } from '#app/site/sections/craft-thing.tsx'

/** How many of them lead, in the order of the office and as the style sheet has it. */
const leading = 3

const sizesOf = (at: number) =>
  at < leading ? '(min-width: 40rem) 39vw, 72vw' : '(min-width: 40rem) 27vw, 45vw'

const pictureOf = ({ name, icon }: CategoryCard, at: number) => (
  <>
    <span className="craft-water" />
    <div className="craft-afloat">
      <CraftThing of={name} icon={icon} sizes={sizesOf(at)} />
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
