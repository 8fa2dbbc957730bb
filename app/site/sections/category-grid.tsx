/** The categories as one sheet of the eight colours in turn: wide pieces with their scenes, and names between. */
import { Link } from 'react-router'
import { ArrowIcon } from '#app/site/layout/icons.tsx'
import { type CategoryCard, presetOf, presets } from '#app/site/sections/category-cards.ts'
import { NoData } from '#app/site/sections/no-data.tsx'
import { CraftScene } from '#app/site/services/craft-scene.tsx'

/** How wide a scene is drawn at most: a part of it fills the wide pieces. */
const sceneSizes = '(min-width: 64rem) 37vw, (min-width: 40rem) 50vw, 48vw'

type CategoryGridProps = {
  /** Undefined while they are read, null where they can't be had. */
  categories: CategoryCard[] | null | undefined
}

export function CategoryGrid({ categories }: CategoryGridProps) {
  if (categories === undefined) return <CategorySkeleton />
  if (!categories || categories.length === 0) {
    return <NoData failed={!categories}>No services to show at the moment.</NoData>
  }
  return (
    <ul className="category-grid">
      {categories.map(({ _id, name, description, icon, href }, at) => (
        <li key={_id} className={`category-card ${presetOf(at)}`}>
          <div className="craft-scene">
            <CraftScene of={name} icon={icon} sizes={sceneSizes} little />
          </div>
          <h3>{name}</h3>
          <p>{description}</p>
          <Link className="card-link" to={href}>
            <span>
              Learn More<span className="visually-hidden"> about {name}</span>
            </span>
            <ArrowIcon />
          </Link>
        </li>
      ))}
    </ul>
  )
}

const CategorySkeleton = () => (
  <ul className="category-grid" aria-hidden="true">
    {Array.from({ length: presets }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: all are alike
      <li key={at} className="category-card" data-skeleton="" />
    ))}
  </ul>
)
