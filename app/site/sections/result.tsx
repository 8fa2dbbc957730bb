/** What came of a project or product, in one sentence. */
import { aroundFigure } from '#app/site/sections/figure-of.ts'

/** The sentence that an account ends with; the number it runs through is large, on a line of its own. */
export function Result({ children }: { children: string }) {
  const { before, figure, after } = aroundFigure(children)
  return (
    <p className="result">
      {before}
      {figure && <strong>{figure}</strong>}
      {after}
    </p>
  )
}
