/** Projects in a row that can be dragged along, narrowed to a category. */
import { useState } from 'react'
import { Link, useRouteLoaderData } from 'react-router'
import { homeCopy, projectsCopy } from '#app/site/copy.ts'
import type { SiteData } from '#app/site/page.ts'
import { Cover } from '#app/site/sections/cover.tsx'
import { Current } from '#app/site/sections/current.tsx'
import { DragRow } from '#app/site/sections/drag-row.tsx'
import { FilterChips } from '#app/site/sections/filter-chips.tsx'
import { NoData } from '#app/site/sections/no-data.tsx'
import {
  allCategories,
  inCategory,
  type PortfolioCard,
} from '#app/site/sections/portfolio-cards.ts'

export function PortfolioRow({ projects }: { projects: PortfolioCard[] }) {
  const filters = useRouteLoaderData<SiteData>('layout')?.settings.portfolioFilters ?? []
  const [category, setCategory] = useState(allCategories)
  const shown = inCategory(projects, category)
  return (
    <section className="section" aria-labelledby="our-projects">
      <Current course="late" />
      <div className="section-head">
        <h2 id="our-projects">Our Projects</h2>
        <p>{homeCopy.projects}</p>
      </div>
      <FilterChips filters={filters} chosen={category} onChoose={setCategory} />
      {shown.length === 0 ? (
        <NoData>{projectsCopy.empty}</NoData>
      ) : (
        <DragRow name="Our Projects" shown={category}>
          {shown.map(({ _id, name, client, cover }) => (
            <li key={_id}>
              <Link className="row-card" to="/projects" draggable={false}>
                <Cover url={cover} alt="" />
                <h3>{name}</h3>
                <p>{client}</p>
              </Link>
            </li>
          ))}
        </DragRow>
      )}
    </section>
  )
}
