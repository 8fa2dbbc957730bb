/** All projects, filtered and in pages of six. */
import { useLoaderData, useNavigate, useNavigation, useRouteLoaderData } from 'react-router'
import { readPortfolio } from '#app/site/content.ts'
import { projectsCopy } from '#app/site/copy.ts'
import type { PageMeta, PageRequest, SiteData } from '#app/site/page.ts'
import { type ProjectsData, projectsPage } from '#app/site/projects/projects-page.ts'
import { ClosingCall } from '#app/site/sections/closing-call.tsx'
import { Current } from '#app/site/sections/current.tsx'
import { FilterChips } from '#app/site/sections/filter-chips.tsx'
import { NoData } from '#app/site/sections/no-data.tsx'
import { PageHeader } from '#app/site/sections/page-header.tsx'
import { Pager } from '#app/site/sections/pager.tsx'
import { allCategories, pageSize } from '#app/site/sections/portfolio-cards.ts'
import { PortfolioGrid, PortfolioSkeleton } from '#app/site/sections/portfolio-grid.tsx'

export const loader = async ({ url, signal }: PageRequest): Promise<ProjectsData> =>
  projectsPage(await readPortfolio('project', signal), url.searchParams)

export const meta = ({ category, page }: ProjectsData): PageMeta => {
  const query = new URLSearchParams({
    ...(category !== allCategories && { category }),
    ...(page > 1 && { page: String(page) }),
  })
  return {
    title: category === allCategories ? 'Projects' : `Projects in ${category}`,
    description: projectsCopy.intro,
    path: query.size > 0 ? `/projects?${query}` : '/projects',
  }
}

export default function ProjectsPage() {
  const { items, category, page, totalPages } = useLoaderData<ProjectsData>()
  const filters = useRouteLoaderData<SiteData>('layout')?.settings.portfolioFilters ?? []
  const navigate = useNavigate()
  const turning = useNavigation().location?.pathname === '/projects'
  const keep: Record<string, string> = category === allCategories ? {} : { category }
  const choose = (chosen: string) =>
    void navigate(
      chosen === allCategories
        ? '/projects'
        : `/projects?${new URLSearchParams({ category: chosen })}`,
    )
  return (
    <>
      <PageHeader trail={[{ name: 'Home', to: '/' }, { name: 'Projects' }]} heading="Our Projects">
        <p className="lead">{projectsCopy.intro}</p>
      </PageHeader>
      <section className="section" id="list" aria-label="Projects">
        <Current course="fall" />
        <FilterChips filters={filters} chosen={category} onChoose={choose} />
        <PortfolioPageBody turning={turning} empty={projectsCopy.empty} items={items} />
        {totalPages > 1 && <Pager page={page} totalPages={totalPages} keep={keep} />}
      </section>
      <ClosingCall />
    </>
  )
}

function PortfolioPageBody(props: {
  turning: boolean
  empty: string
  items: ProjectsData['items']
}) {
  if (props.turning) return <PortfolioSkeleton count={pageSize} />
  if (props.items.length === 0) return <NoData>{props.empty}</NoData>
  return <PortfolioGrid items={props.items} />
}
