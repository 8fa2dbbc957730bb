/** The categories as a list of cards, each on its colour, with its scene or without. */

import { ArrowIcon } from '#app/site/layout/icons.tsx'
import { Link } from '#app/site/layout/link.tsx'
import { type CategoryCard, presetOf } from '#app/site/sections/category-cards.ts'
import { CraftScene } from '#app/site/sections/craft-scene.tsx'
import { NoData } from '#app/site/sections/no-data.tsx'

type CategoryListProps = {
  /** Null where they can't be had. */
  categories: CategoryCard[] | null
  className: string
  /**
   * How wide the scene of a place, from 0, is drawn, as the attribute `sizes` says it; undefined
   * where none is.
   */
  sizesOf: (at: number) => string | undefined
}

export function CategoryList({ categories, className, sizesOf }: CategoryListProps) {
  if (!categories || categories.length === 0) {
    return <NoData failed={!categories}>No services to show at the moment.</NoData>
  }
  return (
    <ul className={className}>
      {categories.map(({ _id, name, description, icon, href }, at) => {
        const sizes = sizesOf(at)
        return (
          <li key={_id} className={`category-card ${presetOf(at)}`}>
            {sizes && (
              <div className="craft-scene">
                <CraftScene of={name} icon={icon} sizes={sizes} />
              </div>
            )}
            <h3>{name}</h3>
            <p>{description}</p>
            <Link className="card-link" to={href}>
              <span>
                Learn More<span className="visually-hidden"> about {name}</span>
              </span>
              <ArrowIcon />
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
