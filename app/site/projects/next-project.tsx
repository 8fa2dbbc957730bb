/** The way on from a project. */
import { useState } from 'react'
import { ArrowIcon } from '#app/site/layout/icons.tsx'
import { Link } from '#app/site/layout/link.tsx'
import { prefersStillness } from '#app/site/layout/motion.ts'
import { useHydrated } from '#app/site/layout/use-hydrated.ts'
import { firstSentence, toldOf } from '#app/site/sections/account.ts'
import { Cover, coverSizes } from '#app/site/sections/cover.tsx'
import { detailsPath } from '#app/site/sections/portfolio-cards.ts'
import { inkAhead, useInk } from '#app/site/sections/use-ink.ts'
import type { PortfolioView } from '#domain/portfolio/portfolio.contract.ts'

/**
 * The next project of the list, whose picture becomes the main one there; without one, the list.
 * @param props.project handed over to its page, so that nothing has to be read again
 */
export function NextProject({ project }: { project: PortfolioView | null | undefined }) {
  const hydrated = useHydrated()
  const [isLeaving, setLeaving] = useState(false)
  useInk(project?.image?.[0], 'onward')
  if (!project) {
    return (
      <Link className="next" to="/projects">
        <h2>Our Projects</h2>
        <ArrowIcon />
      </Link>
    )
  }
  return (
    <Link
      className="next"
      to={detailsPath('project', project.slug)}
      state={{ project }}
      viewTransition={hydrated && !prefersStillness()}
      data-leaving={isLeaving ? '' : undefined}
      onClick={() => setLeaving(true)}
      {...inkAhead(project.image[0])}
    >
      <p>Next project</p>
      <h2>{project.name}</h2>
      <p className="next-words">{firstSentence(toldOf(project).account)}</p>
      <ArrowIcon />
      <Cover url={project.image?.[0]} alt="" sizes={coverSizes.halves} />
    </Link>
  )
}
