/** The categories as waves, three of every eight with the scene of their table, the others with one thing. */
import { type CategoryCard, presets } from '#app/site/sections/category-cards.ts'
import { CategoryList } from '#app/site/sections/category-list.tsx'
import { CraftScene } from '#app/site/sections/craft-scene.tsx'
import { CraftThing } from '#app/site/sections/craft-thing.tsx'

/** Places of the waves with a scene: at the head, in the middle and at the foot of eight. */
const withScene = new Set([0, 4, 7])

const pictureOf = ({ name, icon }: CategoryCard, at: number) =>
  withScene.has(at % presets) ? (
    <div className="craft-scene">
      <CraftScene
        of={name}
        icon={icon}
        sizes="(min-width: 64rem) 60vw, (min-width: 40rem) 50vw, 100vw"
      />
    </div>
  ) : (
    <div className="craft-band">
      <CraftThing of={name} icon={icon} sizes="(min-width: 40rem) 24vw, 42vw" inBand />
    </div>
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
