/**
 * The mark and the lettering of Darya Studio. The mark is one stroke on a grid of 32: a river
 * that bends into a D and, inside it, an S. The lettering is the face of headings, as outlines: drawn with the pen of the
 * mark, it belonged to neither of the two faces beside it.
 */
import { fileURLToPath } from 'node:url'
import type { Picture } from '../picture.ts'
import { moved, packed, shaped } from './outlines.ts'

export const ink = '#14171F'
export const night = '#0B0D12'
export const paper = '#F6F3EC'
export const signal = '#FF5B2E'

/** Centre line of the mark; drawn 4.4 wide. */
export const markPath =
  'M4 28H16A12 12 0 0 0 16 4H12.5a5.5 5.5 0 0 0 0 11h4a3.25 3.25 0 0 1 0 6.5H4'

/** The mark as an SVG fragment in its 32-unit square. */
export function mark(color: string): string {
  return `<path d="${markPath}" fill="none" stroke="${color}" stroke-width="4.4"/>`
}

/** Of the lettering, which is that of headings. */
const face = fileURLToPath(
  new URL('../../../../app/ui/fonts/bricolage-grotesque-700.ttf', import.meta.url),
)

/**
 * The whole logo, 298 x 40.
 * @throws where `hb-view` is missing
 */
async function logo(markColor: string, wordColor: string): Promise<string> {
  // Ten places to a unit.
  const glyphs = await shaped(face, 'darya studio', 410)
  const { x: left = 0, y: base = 0 } = glyphs[0] ?? {}
  const letters = glyphs.map(({ d, x, y }) => moved({ d, x: x - left + 506, y: y - base + 298 }))
  const whole = letters.join('').replace(/-?\d+(?:\.\d+)?/g, (at) => String(Math.round(Number(at))))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="298" height="40" viewBox="0 0 298 40" role="img" aria-label="Darya Studio">
    <g transform="translate(-4 0) scale(1.25)">${mark(markColor)}</g><path d="${packed(whole)}" transform="scale(.1)" fill="${wordColor}"/></svg>`
}

/** The logo as a picture, in colours for its mark and its lettering. */
export const logoPicture = (file: string, markColor: string, wordColor: string): Picture => ({
  files: [file],
  make: async () => [`${(await logo(markColor, wordColor)).replace(/>\s+</g, '><')}\n`],
})
