/** What came of a project or product, in one sentence. */
import { Figure } from '#app/site/sections/figure.tsx'
import { aroundFigure } from '#app/site/sections/figure-of.ts'

/** The sentence that an account ends with; the number it runs through is as wide as its place, and needs no full stop. */
export function Result({ children }: { children: string }) {
  const { before, figure, after } = aroundFigure(children)
  return (
    <p className="result">
      {before && <span>{before}</span>}
      {figure && <Figure text={figure.replace(/\.$/, '')} />}
      {after && <span>{after}</span>}
    </p>
  )
}
