/** The name of what was made, as its page opens with it. */
import { isInFace } from '#app/site/sections/display-letters.ts'
import { linesOf, longestOf } from '#app/site/sections/display-width.ts'
import { Figure } from '#app/site/sections/figure.tsx'

/** Of a line, in hundredths of the size of its letters: shorter ones would be larger than what came of the work. */
const least = 354
/** Longer ones are smaller as wide as their place than as headings are. */
const most = 660

/** On one line or two, as wide as its place if it is long; text where it is too long for that, or in another script. */
export function DisplayName({ children }: { children: string }) {
  const name = children.normalize('NFC')
  const lines = linesOf(name)
  return isInFace(name) && longestOf(lines) <= most ? (
    <Figure lines={lines} least={least} />
  ) : (
    children
  )
}
