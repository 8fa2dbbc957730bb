/** What came of a project, said in the breath of its name. */
import { aroundFigure } from '#app/site/sections/figure-of.ts'

/** The number that the sentence turns on stands out. */
export function Outcome({ children }: { children: string }) {
  const { before, figure, after } = aroundFigure(children)
  return (
    <p className="outcome">
      {before}
      {figure && <b>{figure}</b>}
      {after}
    </p>
  )
}
