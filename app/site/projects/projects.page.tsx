/** All projects, filtered and in pages of six. */
import { useLoaderData, useNavigate, useRouteLoaderData } from 'react-router'
import { readCategoryNames, readPortfolio } from '#app/site/content.ts'
import { type Arrived, whenHere } from '#app/site/later.ts'
import type { PageMeta, PageRequest, SiteData } from '#app/site/page.ts'
import { projectsCopy } from '#app/site/projects/projects-copy.ts'
import { categoryOf, type ProjectsData, projectsPage } from '#app/site/projects/projects-page.ts'
import { ClosingCall } from '#app/site/sections/closing-call.tsx'
import { FilterChips } from '#app/site/sections/filter-chips.tsx'
import { NoData } from '#app/site/sections/no-data.tsx'
import { PageHeader } from '#app/site/sections/page-header.tsx'
import { Pager } from '#app/site/sections/pager.tsx'
import { allCategories } from '#app/site/sections/portfolio-cards.ts'
import { filtersOf } from '#app/site/sections/portfolio-filters.ts'
import { PortfolioGrid, PortfolioSkeleton } from '#app/site/sections/portfolio-grid.tsx'
import { pageSize } from '#app/site/sections/portfolio-paging.ts'
import { useLater } from '#app/site/use-later.ts'
import { useListAhead } from '#app/site/use-list-ahead.ts'

export const loader = ({ url: { searchParams }, signal }: PageRequest): ProjectsData => ({
  category: categoryOf(searchParams),
  categories: readCategoryNames(signal),
  list: whenHere(readPortfolio('project', signal), (projects) =>
    projects ? projectsPage(projects, searchParams) : null,
  ),
})

export const meta = ({ category, list, colors }: Arrived<ProjectsData>): PageMeta => {
  const page = list?.page ?? 1
  const query = new URLSearchParams({
    ...(category !== allCategories && { category }),
    ...(page > 1 && { page: String(page) }),
  })
  const name = category === allCategories ? 'Projects' : `Projects in ${category}`
  return {
    title: page > 1 ? `${name}, page ${page}` : name,
    description: page > 1 ? `Page ${page}. ${projectsCopy.intro}` : projectsCopy.intro,
    path: query.size > 0 ? `/projects?${query}` : '/projects',
    colors,
  }
}

/** Placeholders for the filters while they are read (the specification, states). */
const filterPlaceholders = 3

export default function ProjectsPage() {
  const { category, categories, list } = useLoaderData<ProjectsData>()
  const settings = useRouteLoaderData<SiteData>('layout')?.settings
  const filters = filtersOf(useLater(categories).value, settings?.portfolioFilters ?? [])
  const { value: shown, pending } = useLater(list)
  useListAhead('project', Boolean(shown) && !pending)
  const navigate = useNavigate()
  const keep: Record<string, string> = category === allCategories ? {} : { category }
  const choose = (chosen: string) =>
    void navigate(
      chosen === allCategories
        ? '/projects'
        : `/projects?${new URLSearchParams({ category: chosen })}`,
    )
  return (
    <>
      <PageHeader
        trail={[{ name: 'Home', to: '/' }, { name: 'Projects' }]}
        heading="Our Projects"
        opening="works"
      >
        <p className="lead">{projectsCopy.intro}</p>
      </PageHeader>
      <section className="section" id="list" aria-label="Projects" aria-busy={pending}>
        <FilterChips
          filters={filters}
          placeholders={filterPlaceholders}
          chosen={category}
          arrows
          onChoose={choose}
        />
        {pending ? (
          <PortfolioSkeleton type="project" count={pageSize} />
        ) : shown && shown.items.length > 0 ? (
          <PortfolioGrid items={shown.items} />
        ) : (
          <NoData failed={!shown}>{projectsCopy.empty}</NoData>
        )}
        {shown && shown.totalPages > 1 && (
          <Pager page={shown.page} totalPages={shown.totalPages} keep={keep} />
        )}
      </section>
      <ClosingCall heading={projectsCopy.closing.title} text={projectsCopy.closing.text} />
    </>
  )
}
