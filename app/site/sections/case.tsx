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

/**
 * Facts, pictures, and between them what came of it and words of its own. Of the pictures after the main one, which are
 * three at most (the specification), the first is as wide as the page, of a product as its text, and the others stand
 * with the words, each above what it shows where that is told; with one of them alone the words take up the room. What
 * came of it leads; a project shows before that what it is about, and a product at the end what the question for a price
 * is about.
 */
export function Case({ item, label, heading, children }: CaseProps) {
  const [, wide, ...last] = item.image ?? []
  const { account, captions } = toldOf(item)
  const ending = endingOf(account)
  const isProject = item.type === 'project'
  const picture = wide && (
    <Cover
      url={wide}
      alt={`${item.name}, picture 2`}
      sizes={isProject ? coverSizes.wide : coverSizes.within}
      place="case-wide"
    />
  )
  const outcome = ending && <Result>{ending}</Result>
  return (
    <section className={`case ${item.type}-case`} aria-label={label}>
      <PortfolioFacts item={item} />
      {isProject && picture}
      {outcome}
      <div className="case-beside">
        <aside className="case-words">
          <h2>{heading}</h2>
          {children}
          {captions.slice(last.length).map((more, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one sentence may stand there twice
            <p key={at}>{more}</p>
          ))}
        </aside>
        {last.map((url, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one picture may stand there twice
          <figure key={at} className="case-picture">
            <Cover
              url={url}
              alt={`${item.name}, picture ${at + 3}`}
              sizes={at === 0 ? coverSizes.tall : coverSizes.small}
            />
            {captions[at] && <figcaption>{captions[at]}</figcaption>}
          </figure>
        ))}
      </div>
      {!isProject && picture}
    </section>
  )
}
