/** Words as wide as their place lets them be: a number that a sentence runs through, the name with which a page opens. */
import { longestOf, widthOf } from '#app/site/sections/display-width.ts'

/** Above a line, where the tallest letters end. */
const height = 71
/** Between those and what reaches below the line before. */
const clear = 1

/** How far it reaches below the line, or the least that keeps the next words off. */
function depthOf(text: string): number {
  if (/[gjpqy]/.test(text)) return 18
  return /[,;]/.test(text) ? 13 : 7
}

/** Where the line in place `at` stands, from the top. */
const baseOf = (lines: readonly string[], at: number): number =>
  lines.slice(0, at).reduce((base, line) => base + height + depthOf(line) + clear, height)

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
      viewBox={`0 0 ${Math.max(longestOf(lines), least)} ${baseOf(lines, lines.length - 1) + depth}`}
    >
      {lines.map((line, at) => (
        <text
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change their places
          key={at}
          x="-2"
          y={baseOf(lines, at)}
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
