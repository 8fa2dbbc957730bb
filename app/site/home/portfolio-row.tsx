/** Projects in a row that can be dragged along, narrowed to a category. */
import { useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import { homeCopy } from '#app/site/home/home-copy.ts'
import { Link } from '#app/site/layout/link.tsx'
import type { SiteData } from '#app/site/page.ts'
import { projectsCopy } from '#app/site/projects/projects-copy.ts'
import { Cover, coverSizes } from '#app/site/sections/cover.tsx'
import { DragRow, RowSkeleton } from '#app/site/sections/drag-row.tsx'
import { FilterChips } from '#app/site/sections/filter-chips.tsx'
import { NoData } from '#app/site/sections/no-data.tsx'
import { Outcome } from '#app/site/sections/outcome.tsx'
import { allCategories, leadEach, type PortfolioCard } from '#app/site/sections/portfolio-cards.ts'
import { filtersOf } from '#app/site/sections/portfolio-filters.ts'

/** Placeholders for the chips while the categories are read (the specification, states). */
const chipPlaceholders = 5

/** Lists are undefined while they are read and null where they can't be had. */
type PortfolioRowProps = {
  categories: { name: string }[] | null | undefined
  projects: PortfolioCard[] | null | undefined
}

export function PortfolioRow({ categories, projects }: PortfolioRowProps) {
  const settings = useRouteLoaderData<SiteData>('layout')?.settings
  const names = categories?.map(({ name }) => name) ?? (categories === null ? null : undefined)
  const filters = filtersOf(names, settings?.portfolioFilters ?? [])
  const [category, setCategory] = useState(allCategories)
  const shown = (projects ?? []).filter(
    (card) => category === allCategories || card.category === category,
  )
  return (
    <section className="section home-projects" aria-labelledby="our-projects">
      <div className="section-head home-head">
        <h2 id="our-projects">Our Projects</h2>
        <p>{homeCopy.projects}</p>
      </div>
      <FilterChips
        filters={filters}
        placeholders={chipPlaceholders}
        chosen={category}
        onChoose={setCategory}
      />
      {projects === undefined ? (
        <RowSkeleton />
      ) : shown.length === 0 ? (
        <NoData failed={!projects}>{projectsCopy.empty}</NoData>
      ) : (
        <DragRow name="Our Projects" shown={category}>
          {shown.map((card, at) => (
            <li key={card.slug}>
              <RowCard card={card} leads={at % leadEach === 0} isSeen={at < leadEach} />
            </li>
          ))}
        </DragRow>
      )}
    </section>
  )
}

type RowCardProps = { card: PortfolioCard; leads: boolean; isSeen: boolean }

/**
 * What came of the rest stays unsaid even where it is known: in the browser it is of more of them than on the server.
 * @param props.isSeen before the row is dragged
 */
const RowCard = ({ card, leads, isSeen }: RowCardProps) => {
  const { name, client, cover, scene, result } = card
  const wide = leads ? scene : undefined
  return (
    <Link className="row-card" to="/projects" draggable={false}>
      <Cover
        url={wide ?? cover}
        narrow={wide && cover}
        alt=""
        sizes={wide ? coverSizes.stageWide : coverSizes.stage}
        place={wide ? 'row-wide' : undefined}
      />
      <h3>{name}</h3>
      <p>{client}</p>
      {(leads || isSeen) && result && <Outcome>{result}</Outcome>}
    </Link>
  )
}
