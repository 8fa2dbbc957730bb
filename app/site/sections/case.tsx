/** What a project or product shows after its opening. */
import type { ReactNode } from 'react'
import { endingOf, toldOf } from '#app/site/sections/account.ts'
import { Cover, coverSizes } from '#app/site/sections/cover.tsx'
import { PortfolioFacts } from '#app/site/sections/portfolio-facts.tsx'
import { Result } from '#app/site/sections/result.tsx'
import type { PortfolioView } from '#domain/portfolio/portfolio.contract.ts'

type CaseProps = {
  item: PortfolioView
  label: string
  /** Words that stand beside the pictures. */
  children: ReactNode
}

/** The places of the pictures after the main one, which are three at most (the specification). */
const places = ['wide', 'tall', 'small'] as const

/**
 * Facts, pictures, and words between them. Each picture has a place of its own size; with fewer of
 * them the words take up the room. What came of a project is said before the first picture, of a
 * product after it.
 */
export function Case({ item, label, children }: CaseProps) {
  const [, wide, tall, small] = item.image ?? []
  const picture = (url: string | undefined, at: 0 | 1 | 2) =>
    url && (
      <Cover
        url={url}
        alt={`${item.name}, picture ${at + 2}`}
        sizes={coverSizes[places[at]]}
        place={`case-${places[at]}`}
      />
    )
  const isProject = item.type === 'project'
  const ending = endingOf(toldOf(item).account)
  const result = ending && <Result>{ending}</Result>
  return (
    <section className={`case ${item.type}-case`} aria-label={label}>
      <PortfolioFacts item={item} />
      {isProject && result}
      {picture(wide, 0)}
      {!isProject && result}
      <div className="case-beside">
        <div className="case-words">{children}</div>
        {picture(tall, 1)}
        {picture(small, 2)}
      </div>
    </section>
  )
}
