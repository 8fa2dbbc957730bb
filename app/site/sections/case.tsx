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
  /** Of its words. */
  heading: string
  children: ReactNode
}

/** The places of the pictures after the main one, which are three at most (the specification). */
const places = ['wide', 'tall', 'small'] as const

/**
 * Facts, pictures, and between them what came of it and words of its own. Each picture has a place of
 * its own size; with fewer of them the words take up the room.
 */
export function Case({ item, label, heading, children }: CaseProps) {
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
  const ending = endingOf(toldOf(item).account)
  return (
    <section className={`case ${item.type}-case`} aria-label={label}>
      <PortfolioFacts item={item} />
      {picture(wide, 0)}
      {ending && (
        <div className="result-field">
          <Result>{ending}</Result>
        </div>
      )}
      <div className="case-beside">
        <aside className="part case-words">
          <h2>{heading}</h2>
          <div>{children}</div>
        </aside>
        {picture(tall, 1)}
        {picture(small, 2)}
      </div>
    </section>
  )
}
