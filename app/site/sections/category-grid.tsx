/** The cards of the categories, in the eight colours in turn. */
import { Link } from 'react-router'
import { ArrowIcon } from '#app/site/layout/icons.tsx'
import type { CategoryCard } from '#app/site/sections/category-cards.ts'

/** Number of colour presets through which the cards go (the specification, entities). */
const presets = 8

export function CategoryGrid({ categories }: { categories: CategoryCard[] }) {
  return (
    <ul className="category-grid">
      {categories.map(({ _id, name, description, icon, href }, at) => (
        <li key={_id} className={`category-card preset-${(at % presets) + 1}`}>
          <img src={icon} alt="" width="400" height="200" loading="lazy" />
          <h3>{name}</h3>
          <p>{description}</p>
          <Link className="card-link" to={href} aria-label={`Learn More about ${name}`}>
            Learn More <ArrowIcon />
          </Link>
        </li>
      ))}
    </ul>
  )
}
