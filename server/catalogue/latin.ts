/** The characters that the fonts built into every PDF reader have. */

/** What the encoding of these fonts (Windows 1252) holds beyond Latin-1. */
const beyondLatin1 = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ')

/**
 * `text` in characters that can be drawn: letters lose an accent that the fonts lack, and what isn't
 * Latin at all becomes a question mark.
 */
export const inLatin = (text: string): string =>
  Array.from(text.normalize('NFC'), drawable).join('')

function drawable(char: string): string {
  if (/[\n\x20-\x7e\xa0-\xff]/.test(char) || beyondLatin1.has(char)) return char
  if (/\s/.test(char)) return ' '
  if (/\p{C}|\p{M}/u.test(char)) return ''
  const base = char.normalize('NFKD').replace(/[^\x20-\x7e]/g, '')
  return base === '' ? '?' : base
}
