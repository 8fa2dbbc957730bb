import { Cover } from '#app/site/sections/cover.tsx'
import type { PortfolioView } from '#domain/portfolio/portfolio.contract.ts'

type CasePictureProps = {
  item: PortfolioView
  /** From 0; not there where the item has none of that number. */
  at: number
  sizes: string
  /** What it shows, where that is told. */
  caption?: string | undefined
}

/** One of the further pictures of a project or product, above what it shows. */
export function CasePicture({ item, at, sizes, caption }: CasePictureProps) {
  const url = item.image?.[at]
  return (
    url && (
      <figure className="case-picture">
        <Cover url={url} alt={`${item.name}, picture ${at + 1}`} sizes={sizes} />
        {caption && <figcaption>{caption}</figcaption>}
      </figure>
    )
  )
}

/** What is told of pictures that aren't there, a paragraph for each. */
export const FurtherWords = ({ children }: { children: string[] }) =>
  children.map((more, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: one sentence may stand there twice
    <p key={at}>{more}</p>
  ))
