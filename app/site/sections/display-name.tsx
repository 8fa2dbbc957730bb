/** The name of what was made, as its page opens with it. */
import { linesOf, longestOf } from '#app/site/sections/display-width.ts'
import { Figure } from '#app/site/sections/figure.tsx'

/** Of a line, in hundredths of the size of its letters: shorter ones would be larger than what came of the work. */
const least = 354
/** Longer ones are smaller as wide as their place than as headings are. */
const most = 660

/** As wide as its place on one line or two; a name too long for that is text. */
export function DisplayName({ children }: { children: string }) {
  const lines = linesOf(children)
  return longestOf(lines) > most ? children : <Figure lines={lines} least={least} />
}
