/** How wide words run in the display face, known before the face is there. */

/** Advances of the display face at 700, in hundredths of its size, to one or two of them, by the letters that have them. */
const letters: Record<number, string> = {
  18: ",'’",
  24: '.:ijlI!',
  26: ' ',
  31: '1-()',
  35: 'J/ft',
  40: 'r',
  48: 'Lz',
  53: 'sFT7cvx',
  61: '4PSYbdpq0689B',
  66: 'CDKVRXAGHUOQ',
  71: '&N',
  84: 'wMm',
  94: 'W@%',
}
const advances = new Map(
  Object.entries(letters).flatMap(([width, signs]) => [...signs].map((sign) => [sign, +width])),
)
/** Of all others. */
const usualAdvance = 57
/** What is taken from each of them, so that they stand as close as in headings. */
const tightening = 2.4

/** How wide `text` runs in the display face, in hundredths of the size of its letters. */
export const widthOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (advances.get(sign) ?? usualAdvance) - tightening, 0)

/** `text` on two lines at most, broken where the longer of them is shortest. */
export function linesOf(text: string): string[] {
  const words = text.trim().split(/[^\S\u00a0\u202f]+/)
  const ways = words.map((_, at) =>
    [words.slice(0, at), words.slice(at)].map((line) => line.join(' ')).filter(Boolean),
  )
  const [shortest = []] = ways.toSorted((a, b) => longestOf(a) - longestOf(b))
  return shortest
}

/** How wide the longest of `lines` runs, in hundredths of the size of its letters. */
export const longestOf = (lines: readonly string[]): number => Math.max(...lines.map(widthOf))
