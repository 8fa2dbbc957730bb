/** What a product shows after its opening. */
import { productDetailsCopy } from '#app/site/products/product-details-copy.ts'
import { endingOf, toldOf } from '#app/site/sections/account.ts'
import { CasePicture, FurtherWords } from '#app/site/sections/case-picture.tsx'
import { Cover, coverSizes } from '#app/site/sections/cover.tsx'
import { PortfolioFacts } from '#app/site/sections/portfolio-facts.tsx'
import { Result } from '#app/site/sections/result.tsx'
import type { PortfolioView } from '#domain/portfolio/portfolio.contract.ts'

/**
 * What comes of it, then the thing itself: what is to be known of it beside its wide picture, and its two last pictures
 * below; with one of those alone, that stands beside the words, and the wide one below them.
 */
export function ProductCase({ item }: { item: PortfolioView }) {
  const [, wide, ...last] = item.image ?? []
  const { account, captions } = toldOf(item)
  const ending = endingOf(account)
  const picture = wide && (
    <Cover
      url={wide}
      alt={`${item.name}, picture 2`}
      sizes={last.length === 1 ? coverSizes.within : coverSizes.beside}
      place="case-wide"
    />
  )
  return (
    <section className="case product-case" aria-label="The product">
      {ending && <Result>{ending}</Result>}
      <div className={last.length === 1 ? 'case-beside' : 'case-parts'}>
        <div className="case-words">
          <h2>{productDetailsCopy.project.heading}</h2>
          <p className="lead">{productDetailsCopy.project.text}</p>
          <FurtherWords>{captions.slice(last.length)}</FurtherWords>
          <PortfolioFacts item={item} />
        </div>
        {last.length !== 1 && picture}
        <CasePicture item={item} at={2} sizes={coverSizes.tall} caption={captions[0]} />
        <CasePicture item={item} at={3} sizes={coverSizes.small} caption={captions[1]} />
      </div>
      {last.length === 1 && picture}
    </section>
  )
}
