/** The categories as a list of cards, each with a picture or without. */
import type { ReactNode } from 'react'
import { ArrowIcon } from '#app/site/layout/icons.tsx'
import { Link } from '#app/site/layout/link.tsx'
import { type CategoryCard, presetOf } from '#app/site/sections/category-cards.ts'
import { NoData } from '#app/site/sections/no-data.tsx'

type CategoryListProps<Card extends CategoryCard> = {
  /** Null where they can't be had. */
  categories: Card[] | null
  className: string
  /** What is shown of a category in its place, from 0, of how many; nothing where it has no picture there. */
  pictureOf: (category: Card, at: number, count: number) => ReactNode
  /** What follows a category's words. */
  moreOf?: (category: Card) => ReactNode
}

export function CategoryList<Card extends CategoryCard>({
  categories,
  className,
  pictureOf,
  moreOf,
}: CategoryListProps<Card>) {
  if (!categories || categories.length === 0) {
    return <NoData failed={!categories}>No services to show at the moment.</NoData>
  }
  return (
    <ul className={className}>
      {categories.map((category, at) => (
        <li key={category._id} className={`category-card ${presetOf(at)}`}>
          {pictureOf(category, at, categories.length)}
          <h3>{category.name}</h3>
          <Link className="card-link" to={category.href}>
            <span>
              Learn More<span className="visually-hidden"> about {category.name}</span>
            </span>
            <ArrowIcon />
          </Link>
          <p>{category.description}</p>
          {moreOf?.(category)}
        </li>
      ))}
    </ul>
  )
}
