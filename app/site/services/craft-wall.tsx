/** All crafts on one wall, each on its colour with its scene: two large, two wide, four small. */
import { Link } from '#app/site/layout/link.tsx'
import { type CategoryCard, presetOf, presets } from '#app/site/sections/category-cards.ts'
import { CategoryList } from '#app/site/sections/category-list.tsx'

type CraftsProps = {
  /** Null where they can't be had. */
  categories: CategoryCard[] | null
}

export const CraftWall = ({ categories }: CraftsProps) => (
  <CategoryList categories={categories} className="category-grid craft-wall" sizesOf={sizesOf} />
)

/** How wide the scene of a place is drawn: of the first and the seventh of eight, the most is seen. */
const sizesOf = (at: number): string =>
  `(min-width: 64rem) ${at % presets === 0 || at % presets === 6 ? 75 : 52}vw, (min-width: 40rem) 88vw, 140vw`

/**
 * The cord that comes apart into a strand for each craft, and at the end of each strand its name. For
 * the eye and the mouse: the wall below says the same to everybody.
 */
export const CraftStrands = ({ categories }: CraftsProps) => (
  <div className="delta" aria-hidden="true">
    <ol>
      {categories?.slice(0, presets).map(({ _id, name, href }, at) => (
        <li key={_id} className={presetOf(at)}>
          <Link to={href} tabIndex={-1}>
            {name}
          </Link>
        </li>
      ))}
    </ol>
  </div>
)
