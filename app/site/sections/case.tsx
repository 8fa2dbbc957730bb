/** What a project or product shows after its opening. */
import type { ReactNode } from 'react'
import { toldOf } from '#app/site/sections/account.ts'
import { Cover, coverSizes } from '#app/site/sections/cover.tsx'
import { endingOf } from '#app/site/sections/description.tsx'
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
 * them the words take up the room. A project opens with its figure, which stands behind the first
 * picture; a product with that picture, and its facts follow.
 */
export function Case({ item, label, figure, children }: CaseProps) {
  const [wide, ...rest] = item.image?.slice(1) ?? []
  const picture = (url: string | undefined, place: (typeof places)[number]) =>
    url && (
      <Cover
        key={place}
        url={url}
        alt={`${item.name}, picture ${places.indexOf(place) + 2}`}
        sizes={coverSizes[place]}
        place={`case-${place}`}
      />
    )
  const isProject = item.type === 'project'
  const { account } = toldOf(item)
  return (
    <section
      className={`case ${item.type}-case`}
      aria-label={label}
      data-beside={rest.length || undefined}
    >
      {isProject && (
        <>
          <PortfolioFacts item={item} />
          <Result account={account} figure={figure} />
        </>
      )}
      {picture(wide, 'wide')}
      <div className="case-words">
        {!isProject && (
          <>
            <Result account={account} />
            <PortfolioFacts item={item} />
          </>
        )}
        {children}
      </div>
      {picture(rest[0], 'tall')}
      {picture(rest[1], 'small')}
    </section>
  )
}

/** What the account ends with. It is heard there, in one piece, and so not here again. */
function Result({ account, figure }: { account: string; figure?: ReactNode }) {
  const ending = endingOf(account)
  return (
    ending && (
      <div className="case-result" aria-hidden="true" data-figure={figure ? '' : undefined}>
        <p className="statement">{ending.replace(/(?<=\d) (?=\p{Ll})/gu, '\u00a0')}</p>
        {figure}
      </div>
    )
  )
}
