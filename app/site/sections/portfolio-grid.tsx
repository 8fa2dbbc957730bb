/** The cards of one page of projects or products. */
import { useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import { ArrowIcon } from '#app/site/layout/icons.tsx'
import { Link } from '#app/site/layout/link.tsx'
import { prefersStillness } from '#app/site/layout/motion.ts'
import { useHydrated } from '#app/site/layout/use-hydrated.ts'
import type { SiteData } from '#app/site/page.ts'
import { endingOf, firstSentence, toldOf } from '#app/site/sections/account.ts'
import { categoryPreset } from '#app/site/sections/category-cards.ts'
import { Cover, coverSizes } from '#app/site/sections/cover.tsx'
import { Outcome } from '#app/site/sections/outcome.tsx'
import { detailsPath, leadingCovers, leads } from '#app/site/sections/portfolio-cards.ts'
import { inkAhead, useInk } from '#app/site/sections/use-ink.ts'
import type { PortfolioType, PortfolioView } from '#domain/portfolio/portfolio.contract.ts'

/** Whose details were opened last, so that its card can take the picture back. Browser only. */
let lastOpened: string | undefined

/**
 * View More opens the details and hands the item over, so that nothing has to be read again. The
 * card's picture becomes the main picture there, and the other way round on the way back, unless the
 * visitor prefers stillness.
 */
export function PortfolioGrid({ items }: { items: PortfolioView[] }) {
  const categories = useRouteLoaderData<SiteData>('layout')?.categories ?? []
  const hydrated = useHydrated()
  const [opened, setOpened] = useState(lastOpened)
  const [brand, onward] = leadingCovers(items)
  useInk(brand, 'brand')
  useInk(onward, 'onward')
  return (
    <ul className={`portfolio-grid ${items[0]?.type}-grid`}>
      {items.map((item, at) => (
        <li
          key={item._id}
          className={`portfolio-card ${categoryPreset(categories, item.category._id)}`}
          data-lead={leads.includes(at) ? '' : undefined}
          data-opened={item._id === opened ? '' : undefined}
        >
          <Cover
            url={item.image[0]}
            alt=""
            sizes={leads.includes(at) ? coverSizes.lead : coverSizes.half}
            eager={at === 0}
          />
          <h2>{item.name}</h2>
          {item.productCode ? (
            <p className="product-code">{item.productCode}</p>
          ) : (
            <p className="portfolio-card-client">{item.client}</p>
          )}
          <p className="portfolio-card-facts">
            {item.category.name}, {item.year}
          </p>
          {(item.productCode || leads.includes(at)) && (
            <p className="portfolio-card-words">{firstSentence(toldOf(item).account)}</p>
          )}
          {(item.type === 'project' || leads.includes(at)) && <Ending of={item} />}
          <Link
            className="card-link"
            to={detailsPath(item.type, item.slug)}
            state={{ [item.type]: item }}
            viewTransition={hydrated && !prefersStillness()}
            onClick={() => {
              lastOpened = item._id
              setOpened(item._id)
            }}
            {...inkAhead(item.image[0])}
            aria-label={`View More of ${item.name}`}
          >
            View More <ArrowIcon />
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** What came of an item, where its account says it. */
function Ending({ of: item }: { of: PortfolioView }) {
  const ending = endingOf(toldOf(item).account)
  return ending && <Outcome>{ending}</Outcome>
}

/** Stands where cards will be (the specification, states). */
export function PortfolioSkeleton({ type, count }: { type: PortfolioType; count: number }) {
  return (
    <ul className={`portfolio-grid ${type}-grid`} aria-hidden="true">
      {Array.from({ length: count }, (_, at) => {
        const lead = leads.includes(at) ? '' : undefined
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: all are alike
          <li key={at} className="portfolio-card" data-lead={lead} data-skeleton="">
            <div className="cover" />
            <div className="skeleton-line" />
          </li>
        )
      })}
    </ul>
  )
}
