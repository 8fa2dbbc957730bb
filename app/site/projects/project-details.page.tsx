/** One project: handed over by the link that led here, or named in the address. */
import { Link, useLoaderData, useRouteLoaderData } from 'react-router'
import { readPortfolioItem } from '#app/site/content.ts'
import type { Arrived, Later } from '#app/site/later.ts'
import { ArrowIcon } from '#app/site/layout/icons.tsx'
import { useNavigationState } from '#app/site/layout/use-navigation-state.ts'
import type { PageMeta, PageRequest, SiteData } from '#app/site/page.ts'
import { projectDetailsCopy } from '#app/site/projects/projects-copy.ts'
import { categoryPreset } from '#app/site/sections/category-cards.ts'
import { ClosingCall } from '#app/site/sections/closing-call.tsx'
import { Cover, coverSizes } from '#app/site/sections/cover.tsx'
import { Current } from '#app/site/sections/current.tsx'
import { NothingToShow } from '#app/site/sections/nothing-to-show.tsx'
import { PageHeader } from '#app/site/sections/page-header.tsx'
import { detailsPath } from '#app/site/sections/portfolio-cards.ts'
import { PortfolioFacts } from '#app/site/sections/portfolio-facts.tsx'
import { useLater } from '#app/site/use-later.ts'
import type { PortfolioView } from '#domain/portfolio/portfolio.contract.ts'

export type ProjectDetailsData = { project: Later<PortfolioView | null> }

/** Doesn't wait: the link that led here has mostly handed the project over. */
export function loader({ url, signal }: PageRequest): ProjectDetailsData {
  const slug = url.searchParams.get('id')
  return { project: slug ? readPortfolioItem('project', slug, signal) : null }
}

export const meta = ({ project }: Arrived<ProjectDetailsData>): PageMeta =>
  project
    ? {
        title: project.name,
        description: project.description,
        path: detailsPath('project', project.slug),
        image: project.image[0],
      }
    : { title: 'Project details', description: '', path: '/project-details', index: false }

export default function ProjectDetailsPage() {
  const categories = useRouteLoaderData<SiteData>('layout')?.categories ?? []
  const handed = useNavigationState<PortfolioView>('project')
  const { value: loaded, pending } = useLater(useLoaderData<ProjectDetailsData>().project, handed)
  const project = loaded ?? handed
  if (pending && !project) return <section className="error-page" aria-busy="true" />
  if (!project) {
    return (
      <NothingToShow list={{ name: 'Projects', to: '/projects' }}>
        No project data found.
      </NothingToShow>
    )
  }
  const [cover, ...others] = project.image ?? []
  const category = project.category?.name
  const colors = categoryPreset(categories, project.category?._id)
  const trail = [
    { name: 'Projects', to: '/projects' },
    { name: category ? `${category}-Details` : 'Details' },
  ]
  return (
    <article>
      <PageHeader
        trail={trail}
        heading={project.name}
        opening="cover"
        colors={colors}
        picture={
          <Cover
            url={cover}
            alt={`${project.name}, the main picture`}
            sizes={coverSizes.details}
            eager
          />
        }
      >
        <p className="lead">{project.description || 'No details found'}</p>
        {project.url && (
          <a className="button" href={project.url} target="_blank" rel="noreferrer">
            Live Demo <ArrowIcon />
          </a>
        )}
      </PageHeader>
      <section className={`section color-band details ${colors}`} aria-label="The project">
        <Current course="rise" />
        <PortfolioFacts item={project} />
        <p className="statement">{projectDetailsCopy.approach}</p>
      </section>
      {others.length > 0 && (
        <section className={`section color-band ${colors}`} aria-labelledby="more-pictures">
          <div className="section-head">
            <h2 id="more-pictures">{projectDetailsCopy.more}</h2>
          </div>
          <ul className="picture-grid">
            {others.map((url, at) => (
              <li key={url}>
                <Cover
                  url={url}
                  alt={`${project.name}, picture ${at + 2}`}
                  sizes={coverSizes.grid}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="section onward">
        <Link to="/projects">
          Our Projects <ArrowIcon />
        </Link>
      </p>
      <ClosingCall />
    </article>
  )
}
