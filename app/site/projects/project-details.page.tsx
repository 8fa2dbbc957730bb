/** One project: handed over by the link that led here, or named in the address. */
import { useLoaderData } from 'react-router'
import { readNextProject, readPortfolioItem } from '#app/site/content.ts'
import type { Arrived, Later } from '#app/site/later.ts'
import { ArrowIcon } from '#app/site/layout/icons.tsx'
import type { PageMeta, PageRequest } from '#app/site/page.ts'
import { cautionOf } from '#app/site/projects/approach.ts'
import { NextProject } from '#app/site/projects/next-project.tsx'
import { ProjectCase } from '#app/site/projects/project-case.tsx'
import { toldOf } from '#app/site/sections/account.ts'
import { ClosingCall } from '#app/site/sections/closing-call.tsx'
import { Description } from '#app/site/sections/description.tsx'
import { DisplayName } from '#app/site/sections/display-name.tsx'
import { NothingToShow } from '#app/site/sections/nothing-to-show.tsx'
import { OpeningPicture } from '#app/site/sections/opening-picture.tsx'
import { PageHeader } from '#app/site/sections/page-header.tsx'
import type { PageColors } from '#app/site/sections/picture-colors.ts'
import { detailsPath } from '#app/site/sections/portfolio-cards.ts'
import { useHandedItem } from '#app/site/sections/use-handed-item.ts'
import { useInk } from '#app/site/sections/use-ink.ts'
import { useLater } from '#app/site/use-later.ts'
import { useQuery } from '#app/site/use-query.ts'
import type { PortfolioView } from '#domain/portfolio/portfolio.contract.ts'

export type ProjectDetailsData = {
  project: Later<PortfolioView | null>
  /** Apart, since the document's head waits for the project alone. */
  onward: {
    /** The one after it; null where that can't be had. */
    next: Later<PortfolioView | null>
  }
  /** Milliseconds. What the server says of a project's date has to hold when the browser takes the page over. */
  asOf: number
  /** Of the server; the browser takes them from the pictures. */
  colors?: PageColors
}

/** Doesn't wait: the link that led here has mostly handed the project over. */
export function loader({ url, signal }: PageRequest): ProjectDetailsData {
  const slug = url.searchParams.get('id')
  const asOf = Date.now()
  if (!slug) return { project: null, onward: { next: null }, asOf }
  const project = readPortfolioItem('project', slug, signal)
  // A failure may be here before the page, which will hear of it all the same.
  project.catch(() => {})
  return {
    project,
    onward: { next: readNextProject(slug, signal) },
    asOf,
  }
}

export const meta = ({ project, colors }: Arrived<ProjectDetailsData>): PageMeta =>
  project
    ? {
        title: project.name,
        description: toldOf(project).account ?? '',
        path: detailsPath('project', project.slug),
        image: project.image?.[0],
        colors,
        index: Boolean(project.slug),
      }
    : { title: 'Project details', description: '', path: '/project-details', index: false }

export default function ProjectDetailsPage() {
  const data = useLoaderData<ProjectDetailsData>()
  const slug = useQuery().get('id')
  const handed = useHandedItem('project')
  const { value: loaded, pending } = useLater(data.project, handed)
  const next = useLater(data.onward.next)
  // While another project is on its way, the last one must not stand under its address.
  const project = (pending && loaded?.slug !== slug ? null : loaded) ?? handed
  useInk(project?.image?.[0], 'brand')
  if (pending && !project) return <section className="error-page" aria-busy="true" />
  if (!project) {
    return (
      <NothingToShow list={{ name: 'Projects', to: '/projects' }}>
        No project data found.
      </NothingToShow>
    )
  }
  const category = project.category?.name
  const { account } = toldOf(project)
  const caution = cautionOf(project, data.asOf)
  const trail = [
    { name: 'Projects', to: '/projects' },
    { name: category ? `${category}-Details` : 'Details' },
  ]
  return (
    <article key={project._id}>
      <PageHeader
        trail={trail}
        heading={<DisplayName>{project.name}</DisplayName>}
        label={project.name}
        opening="cover"
        colors="page-header-standing"
        picture={
          <OpeningPicture url={project.image?.[0]} alt={`${project.name}, the main picture`} />
        }
      >
        <Description text={account} />
        {project.url && (
          <a className="button" href={project.url} target="_blank" rel="noreferrer">
            Live Demo <ArrowIcon />
          </a>
        )}
      </PageHeader>
      <ProjectCase item={project}>{caution && <p>{caution}</p>}</ProjectCase>
      <NextProject project={next.pending ? null : next.value} />
      <ClosingCall />
    </article>
  )
}
