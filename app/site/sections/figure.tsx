/** The number that a sentence runs through, set as wide as the page. */
import { widthOf } from '#app/site/sections/display-width.ts'

/** Of a line at least, or two digits would be as high as a page. */
const least = 210
/** Above the line, where the tallest letters end. */
const height = 71

/** How far it reaches below the line, or the least that keeps the next words off. */
function depthOf(text: string): number {
  if (/[gjpqy]/.test(text)) return 18
  return /[,;]/.test(text) ? 13 : 7
}

/** From edge to edge, the bearings of its first and last sign aside. It is words, not a picture. */
export function Figure({ text }: { text: string }) {
  const width = widthOf(text)
  return (
    <svg
      className="figure"
      role="none"
      viewBox={`0 0 ${Math.max(width, least)} ${height + depthOf(text)}`}
    >
      <text x="-2" y={height} fontSize="100" textLength={width + 4.5}>
        {text}
      </text>
    </svg>
  )
}
