/** What came of one project, before anything is offered. */
import { homeCopy } from '#app/site/home/home-copy.ts'
import { ArrowIcon } from '#app/site/layout/icons.tsx'
import { Link } from '#app/site/layout/link.tsx'
import { Cover, coverSizes } from '#app/site/sections/cover.tsx'
import { detailsPath, type PortfolioCard, proofOf } from '#app/site/sections/portfolio-cards.ts'
import { Result } from '#app/site/sections/result.tsx'
import { inkAhead, useInk } from '#app/site/sections/use-ink.ts'

/** Its wide picture, and the field of its client's colour. Nothing where none of `projects` is fit for it. */
export function Proof({ projects }: { projects: PortfolioCard[] }) {
  const told = proofOf(projects)
  useInk(told?.cover, 'brand')
  if (!told?.result) return null
  const { name, client, cover, scene, slug, result } = told
  return (
    <div className="proof">
      <Cover url={scene} alt="" sizes={coverSizes.proof} place="proof-picture" />
      <div className="proof-field">
        <Result narrow>{result}</Result>
        <Link className="arrow-link" to={detailsPath('project', slug)} {...inkAhead(cover)}>
          <span>
            {name}
            <span>
              , {homeCopy.proof} {client}
            </span>
          </span>{' '}
          <ArrowIcon />
        </Link>
      </div>
    </div>
  )
}
