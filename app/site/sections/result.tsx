/** What came of a project or product, in one sentence. */
import { linesOf } from '#app/site/sections/display-width.ts'
import { Figure } from '#app/site/sections/figure.tsx'
import { aroundFigure } from '#app/site/sections/figure-of.ts'

/** Of a line as wide as the page, or two digits would be as high as that. */
const least = 210
/** Of one of two beside a picture. */
const leastOfTwo = 285

type ResultProps = {
  children: string
  /** Whether its number has two lines, where its place is narrow. */
  narrow?: boolean
}

/** The sentence that an account ends with; the number it runs through is as wide as its place, and needs no full stop. */
export function Result({ children, narrow = false }: ResultProps) {
  const { before, figure, after } = aroundFigure(children)
  const said = figure.replace(/\.$/, '')
  return (
    <p className="result">
      {before && <span>{before}</span>}
      {figure && (
        <Figure lines={narrow ? linesOf(said) : [said]} least={narrow ? leastOfTwo : least} />
      )}
      {after && <span>{after}</span>}
    </p>
  )
}
