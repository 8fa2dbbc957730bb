/** What came of one project, before anything is offered. */
import { homeCopy } from '#app/site/home/home-copy.ts'
import { ArrowIcon } from '#app/site/layout/icons.tsx'
import { Link } from '#app/site/layout/link.tsx'
import { Cover, coverSizes } from '#app/site/sections/cover.tsx'
import { Outcome } from '#app/site/sections/outcome.tsx'
import { detailsPath, leadEach, type PortfolioCard } from '#app/site/sections/portfolio-cards.ts'

/**
 * Of the second project that leads its row, out of sight there; nothing where none does, or none can be had. Its place
 * is kept while they are read.
 */
export function Proof({ projects }: { projects: PortfolioCard[] | null | undefined }) {
  if (projects === undefined) {
    return (
      <div className="section proof" aria-hidden="true" data-skeleton="">
        <div className="cover" />
      </div>
    )
  }
  const told = projects?.[leadEach]
  if (!told?.result) return null
  return (
    <div className="section proof">
      <Cover url={told.scene ?? told.cover} alt="" sizes={coverSizes.proof} place="proof-picture" />
      <Outcome>{told.result}</Outcome>
      <Link className="arrow-link" to={detailsPath('project', told.slug)}>
        {told.name}, {homeCopy.proof} {told.client} <ArrowIcon />
      </Link>
    </div>
  )
}
