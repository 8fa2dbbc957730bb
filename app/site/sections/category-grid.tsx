/** The categories as one sheet of the eight colours in turn. */
import { Link } from 'react-router'
import { ArrowIcon } from '#app/site/layout/icons.tsx'
import { type CategoryCard, presetOf, presets } from '#app/site/sections/category-cards.ts'
import { NoData } from '#app/site/sections/no-data.tsx'
import { Picture } from '#app/site/sections/picture.tsx'

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
          <Picture
            src={icon}
            widths={[320, 480]}
            sizes="(min-width: 64rem) 20vw, (min-width: 40rem) 40vw, 7rem"
            alt=""
            width="400"
            height="200"
          />
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
