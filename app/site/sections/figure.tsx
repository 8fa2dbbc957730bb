/** The one number that a text ends with, set as wide as the page. */

/** Advances of the display face at 700, in hundredths of its size; the others are some 57 wide. */
const advances: Record<string, number> = {
  ' ': 22,
  ',': 19,
  '.': 23,
  '1': 32,
  '7': 50,
  f: 38,
  i: 25,
  j: 25,
  l: 24,
  m: 89,
  r: 41,
  s: 52,
  t: 38,
  w: 82,
}
const usualAdvance = 58
const tightening = 2.5

/** How wide `text` runs in the display face, in hundredths of the size of its letters. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (advances[sign] ?? usualAdvance) - tightening, 0)

/**
 * From edge to edge, the bearings of its first and last sign aside. Its feet stand lower than its box,
 * so that the picture after it hides them.
 */
export function Figure({ text }: { text: string }) {
  const width = widthOf(text)
  return (
    <svg className="figure" viewBox={`0 0 ${width} 67`} aria-hidden="true">
      <text x="-2" y="70.5" fontSize="100" textLength={width + 4.5}>
        {text}
      </text>
    </svg>
  )
}
