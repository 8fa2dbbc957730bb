/** How wide words run in the display face, known before the face is there. */

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

/** How wide `text` runs in the display face, in hundredths of the size of its letters. */
export const widthOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (advances[sign] ?? usualAdvance) - tightening, 0)

/** Of the size of its letters, in hundredths: what a telephone has room for where they are 17 hundredths of its width. */
const telephone = 500

/** Whether no word of `name` is too long for a line of a telephone that is set in the largest type. */
export const isBrief = (name: string): boolean =>
  name.split(' ').every((word) => widthOf(word) <= telephone)
