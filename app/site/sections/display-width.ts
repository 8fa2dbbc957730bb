/** How wide words run in the display face, known before the face is there. */

/** Advances of the display face at 700, in hundredths of its size, by the letters that have them. */
const letters: Record<number, string> = {
  18: ",'’",
  23: '.:',
  25: 'ijlI!',
  30: '1-()',
  34: 'J/ft',
  40: 'r?',
  48: 'Lz',
  52: 'sFT+7',
  54: 'cvx',
  56: '2Egaeky_Z',
  58: '35hnou',
  60: '4PSYbdpq$',
  62: '0689B#',
  64: 'CDKVRX',
  67: 'AGHUOQ',
  71: '&N',
  82: 'wM',
  88: 'm',
  94: 'W@%',
}
const advances = new Map(
  Object.entries(letters).flatMap(([width, signs]) =>
    [...signs].map((sign) => [sign, Number(width)] as const),
  ),
)
advances.set(' ', 26)
/** Of what has none above, such as the letters of other scripts. */
const usualAdvance = 58
/** What is taken from each of them, so that they stand as close as in headings. */
const tightening = 2.4

/** How wide `text` runs in the display face, in hundredths of the size of its letters. */
export const widthOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (advances.get(sign) ?? usualAdvance) - tightening, 0)

/** `text` on two lines at most, broken where the longer of them is shortest. */
export function linesOf(text: string): string[] {
  const words = text.trim().split(/\s+/)
  const ways = words.map((_, at) =>
    [words.slice(0, at), words.slice(at)].map((line) => line.join(' ')).filter(Boolean),
  )
  const [shortest = []] = ways.toSorted((a, b) => longestOf(a) - longestOf(b))
  return shortest
}

/** How wide the longest of `lines` runs, in hundredths of the size of its letters. */
export const longestOf = (lines: readonly string[]): number => Math.max(...lines.map(widthOf))
