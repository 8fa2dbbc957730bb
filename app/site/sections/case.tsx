/** What a project or product shows after its opening. */
import { Cover, coverSizes } from '#app/site/sections/cover.tsx'
import { endingOf } from '#app/site/sections/description.tsx'
import { PortfolioFacts } from '#app/site/sections/portfolio-facts.tsx'
import type { PortfolioView } from '#domain/portfolio/portfolio.contract.ts'

type CaseProps = {
  item: PortfolioView
  label: string
  /** What is true of every project, or every product. */
  aside: { heading: string; text: string }
}

/** The places of the pictures after the main one, which are three at most (the specification). */
const places = ['wide', 'tall', 'small'] as const

/**
 * Facts, pictures, and words between them. Each picture has a place of its own size; with fewer of
 * them the words take up the room.
 */
export function Case({ item, label, aside }: CaseProps) {
  const [wide, ...rest] = item.image?.slice(1) ?? []
  const ending = endingOf(item.description)
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
  return (
    <section className="case" aria-label={label} data-beside={rest.length || undefined}>
      <PortfolioFacts item={item} />
      {picture(wide, 'wide')}
      <div className="case-words">
        {/* Heard in the description, which is heard in one piece. */}
        {ending && (
          <p className="case-result" aria-hidden="true">
            {ending.replace(/(?<=\d) (?=\p{Ll})/gu, '\u00a0')}
          </p>
        )}
        <aside>
          <h2>{aside.heading}</h2>
          <p>{aside.text}</p>
        </aside>
      </div>
      {picture(rest[0], 'tall')}
      {picture(rest[1], 'small')}
    </section>
  )
}
