/** Words as the outlines of their letters, shaped by HarfBuzz, so that a picture needs no font. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const tenths = (value: number): number => Math.round(value * 10) / 10

/** A glyph: its outline about the place where it stands. */
type Glyph = { d: string; x: number; y: number }

/** The glyphs of a drawing by `hb-view`, which places those of a list. */
function glyphsOf(svg: string): Glyph[] {
  const glyphs = new Map(
    [...svg.matchAll(/id="([^"]+)">\s*<path[^>]* d="([^"]+)"/g)].map(([, id = '', d = '']) => [
      id,
      d,
    ]),
  )
  return [...svg.matchAll(/<use xlink:href="#([^"]+)" x="([^"]+)" y="([^"]+)"/g)].map(
    ([, id = '', x, y]) => ({ d: glyphs.get(id) ?? '', x: Number(x), y: Number(y) }),
  )
}

/** Moves a path whose commands are all absolute, as those of `hb-view` are. */
export const moved = ({ d, x, y }: Glyph): string => {
  let odd = false
  return d
    .replace(/-?\d+(\.\d+)?/g, (number) => {
      odd = !odd
      return String(tenths(Number(number) + (odd ? x : y)))
    })
    .replace(/ ?([A-Z]) ?/g, '$1')
    .replace(/M[^A-Z]*$/, '')
}

/** Each command from where the one before it ends: from the corner of the drawing it would be a third longer. */
export function packed(path: string): string {
  let [x, y] = [0, 0]
  let begun = [x, y]
  return [...path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)]
    .map(([, command = '', rest = '']) => {
      const numbers = [...rest.matchAll(/-?\d+/g)].map(Number)
      if (command === 'Z') {
        ;[x, y] = begun as [number, number]
        return 'z'
      }
      const from = [x, y]
      ;[x, y] = numbers.slice(-2) as [number, number]
      if (command === 'M') begun = [x, y]
      const steps = numbers.map((each, at) => each - (from[at % 2] ?? 0))
      return `${command.toLowerCase()}${steps.join(' ').replaceAll(' -', '-')}`
    })
    .join('')
}

/**
 * The glyphs of `word` in the font of that file, `size` units to an em, from the left.
 * @throws where `hb-view` or the font is missing
 */
export async function shaped(font: string, word: string, size: number): Promise<Glyph[]> {
  const drawn = await promisify(execFile)('hb-view', [
    '--output-format=svg',
    `--font-size=${size}`,
    font,
    word,
  ])
  return glyphsOf(drawn.stdout)
}
