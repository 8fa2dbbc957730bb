/** What a project or product shows after its opening. */
import type { ReactNode } from 'react'
import { toldOf } from '#app/site/sections/account.ts'
import { Cover, coverSizes } from '#app/site/sections/cover.tsx'
import { endingOf } from '#app/site/sections/description.tsx'
import { figureOf } from '#app/site/sections/figure-of.ts'
import { PortfolioFacts } from '#app/site/sections/portfolio-facts.tsx'
import type { PortfolioView } from '#domain/portfolio/portfolio.contract.ts'

type CaseProps = {
  item: PortfolioView
  label: string
  /** What its account ends with in one number, as wide as the page. */
  figure?: ReactNode
  /** Words that stand beside the pictures. */
  children: ReactNode
}

/** The places of the pictures after the main one, which are three at most (the specification). */
const places = ['wide', 'tall', 'small'] as const

/**
 * Facts, pictures, and words between them. Each picture has a place of its own size; with fewer of
 * them the words take up the room. A project opens with its facts, what came of it and its figure,
 * which stands behind the first picture; a product with that picture.
 */
export function Case({ item, label, figure, children }: CaseProps) {
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
  const facts = <PortfolioFacts item={item} />
  const result = <Result account={toldOf(item).account} />
  return (
    <section className={`case ${item.type}-case`} aria-label={label}>
      {isProject && (
        <>
          {facts}
          {result}
          {figure}
        </>
      )}
      {picture(wide, 0)}
      {!isProject && result}
      <div className="case-beside">
        <div className="case-words">
          {children}
          {!isProject && facts}
        </div>
        {picture(tall, 1)}
        {picture(small, 2)}
      </div>
    </section>
  )
}

/**
 * What the account ends with, its number marked. It is heard there, in one piece, and so not here
 * again.
 */
function Result({ account }: { account: string }) {
  const ending = endingOf(account)
  if (!ending) return null
  const counted = figureOf(ending) ?? ''
  const at = ending.indexOf(counted)
  return (
    <p className="case-result statement" aria-hidden="true">
      {ending.slice(0, at)}
      <b>{counted}</b>
      {ending.slice(at + counted.length)}
    </p>
  )
}
