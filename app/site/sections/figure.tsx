/** The number that a sentence runs through, set as wide as the page. */

/**
 * Advances of the display face at 700, in hundredths of its size, the space as the style widens it; the others are
 * some 58 wide.
 */
const advances: Record<string, number> = {
  ' ': 23,
  ',': 19,
  '.': 23,
  ':': 23,
  ';': 22,
  '!': 27,
  '1': 32,
  '7': 50,
  f: 38,
  i: 25,
  j: 25,
  l: 24,
  m: 89,
  r: 41,
  s: 53,
  t: 38,
  w: 82,
}
const usualAdvance = 58
/** What is taken from each of them, so that they stand as close as in headings. */
const tightening = 1.4
/** Of a line at least, or two digits would be as high as a page. */
const least = 210
/** Above the line, where the tallest letters end. */
const height = 71

/** How wide `text` runs in the display face, in hundredths of the size of its letters. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (advances[sign] ?? usualAdvance) - tightening, 0)

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
