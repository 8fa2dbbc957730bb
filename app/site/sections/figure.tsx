/** Words as wide as their place: a number that a sentence runs through, the name with which a page opens. */
import { longestOf, widthOf } from '#app/site/sections/display-width.ts'

/** Above a line, where the tallest letters end. */
const height = 71
/** From line to line. */
const leading = 79

/** How far it reaches below the line, or the least that keeps the next words off. */
function depthOf(text: string): number {
  if (/[gjpqy]/.test(text)) return 18
  return /[,;]/.test(text) ? 13 : 7
}

type FigureProps = {
  lines: readonly string[]
  /** Of a line, in hundredths of the size of its letters: shorter ones aren't set as wide as their place. */
  least: number
}

/** From edge to edge, the bearings of a line's first and last sign aside. It is words, not a picture. */
export function Figure({ lines, least }: FigureProps) {
  const depth = depthOf(lines.at(-1) ?? '')
  return (
    <svg
      className="figure"
      role="none"
      viewBox={`0 0 ${Math.max(longestOf(lines), least)} ${height + (lines.length - 1) * leading + depth}`}
    >
      {lines.map((line, at) => (
        <text
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change their places
          key={at}
          x="-2"
          y={height + at * leading}
          fontSize="100"
          textLength={widthOf(line) + 4.5}
        >
          {at > 0 && ' '}
          {line}
        </text>
      ))}
    </svg>
  )
}
