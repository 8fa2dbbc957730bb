/** What a project shows after its opening. */
import type { ReactNode } from 'react'
import { beginningOf } from '#app/site/projects/approach.ts'
import { endingOf, openingOf, toldOf } from '#app/site/sections/account.ts'
import { CasePicture, FurtherWords } from '#app/site/sections/case-picture.tsx'
import { Cover, coverSizes } from '#app/site/sections/cover.tsx'
import { PortfolioFacts } from '#app/site/sections/portfolio-facts.tsx'
import { Result } from '#app/site/sections/result.tsx'
import type { PortfolioView } from '#domain/portfolio/portfolio.contract.ts'

type ProjectCaseProps = {
  item: PortfolioView
  /** What has to be said after that. */
  children: ReactNode
}

/**
 * Facts, pictures, and between them what came of it and how it was gone about, of which the first sentence leads. Of the
 * pictures after the main one, which are three at most (the specification), the first is as wide as the page, and the
 * others stand below the words, or one alone beside them.
 */
export function ProjectCase({ item, children }: ProjectCaseProps) {
  const [, wide, ...last] = item.image ?? []
  const { account, approach = beginningOf(item), captions } = toldOf(item)
  const ending = endingOf(account)
  const first = openingOf(approach)
  const rest = approach.slice(first?.length ?? 0).trim()
  return (
    <section className="case" aria-label="The project">
      <PortfolioFacts item={item} />
      {wide && (
        <Cover
          url={wide}
          alt={`${item.name}, picture 2`}
          sizes={coverSizes.wide}
          place="case-wide"
        />
      )}
      {ending && <Result>{ending}</Result>}
      <div className={last.length === 1 ? 'case-beside' : 'case-parts'}>
        <div className="told">
          <h2>How we went about it</h2>
          {first && <p className="statement">{first}</p>}
        </div>
        <div className="case-words">
          {rest && <p className="lead">{rest}</p>}
          {children}
          <FurtherWords>{captions.slice(last.length)}</FurtherWords>
        </div>
        <CasePicture item={item} at={2} sizes={coverSizes.halves} caption={captions[0]} />
        <CasePicture item={item} at={3} sizes={coverSizes.halves} caption={captions[1]} />
      </div>
    </section>
  )
}
