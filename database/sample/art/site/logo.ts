/**
 * The mark and the lettering of Darya Studio. The mark is one stroke on a grid of 32: a river
 * that bends into a D and, inside it, an S. The lettering is drawn with the same pen, so that
 * the logo needs no font.
 */
export const ink = '#14171F'
export const night = '#0B0D12'
export const paper = '#F6F3EC'
export const signal = '#FF5B2E'

/** Centre line of the mark; drawn 4.4 wide, which its size in the logo makes the pen of the lettering. */
export const markPath =
  'M4 28H16A12 12 0 0 0 16 4H12.5a5.5 5.5 0 0 0 0 11h4a3.25 3.25 0 0 1 0 6.5H4'

/** The mark as an SVG fragment in its 32-unit square. */
export function mark(color: string): string {
  return `<path d="${markPath}" fill="none" stroke="${color}" stroke-width="4.4"/>`
}

// Centre lines on a baseline of 0 with an x-height of 16; `width` leads to the next letter.
const letters: Record<string, { path: string; width: number }> = {
  d: { path: 'M16-25.6V2.8M16-8A8 8 0 1 0 0-8a8 8 0 1 0 16 0', width: 25.3 },
  a: { path: 'M16-18.8V2.8M16-8A8 8 0 1 0 0-8a8 8 0 1 0 16 0', width: 25.3 },
  r: { path: 'M0-18.8V2.8M0-8.5A7.5 7.5 0 0 1 7.5-16H9', width: 15.3 },
  y: { path: 'M0-18.8V-7.5a7.5 7.5 0 0 0 15 0M15-18.8V.5A7.5 7.5 0 0 1 7.5 8H2', width: 24.8 },
  s: { path: 'M13-16H4.6a4 4 0 0 0 0 8H8.4a4 4 0 0 1 0 8H-.8', width: 19.8 },
  t: { path: 'M0-23V-6A6 6 0 0 0 6 0H9M0-16H9', width: 16.8 },
  u: { path: 'M0-18.8V-7.5a7.5 7.5 0 0 0 15 0M15-18.8V2.8', width: 24.8 },
  i: { path: 'M0-18.8V2.8M0-26.4V-21.6', width: 8.8 },
  o: { path: 'M16-8A8 8 0 1 0 0-8a8 8 0 1 0 16 0', width: 24.8 },
  ' ': { path: '', width: 10.3 },
}

/** A word as an SVG fragment, its baseline at `y`, and the x at which it ends. */
function lettering(
  word: string,
  x: number,
  y: number,
  color: string,
): { svg: string; end: number } {
  let end = x
  const strokes: string[] = []
  for (const character of word) {
    const letter = letters[character]
    if (!letter) throw new Error(`The lettering has no ${character}`)
    if (letter.path) strokes.push(`<path d="${letter.path}" transform="translate(${end} ${y})"/>`)
    end += letter.width
  }
  return { svg: `<g fill="none" stroke="${color}" stroke-width="5.5">${strokes.join('')}</g>`, end }
}

/** The whole logo, 298 x 40. */
export function logo(markColor: string, wordColor: string): string {
  const word = lettering('darya studio', 51, 29, wordColor)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.ceil(word.end)}" height="40" viewBox="0 0 ${Math.ceil(word.end)} 40" role="img" aria-label="Darya Studio">
    <g transform="translate(-4 0) scale(1.25)">${mark(markColor)}</g>${word.svg}</svg>`
}
