/** Words as they are written in Urdu: shaped by HarfBuzz, so that browsers need no font for them. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Picture } from '../picture.ts'

const font =
  process.env['NASTALIQ'] ?? '/usr/share/fonts/truetype/noto/NotoNastaliqUrdu-Regular.ttf'

const tenths = (value: number): number => Math.round(value * 10) / 10

/** The outlines of a drawing by `hb-view`, which places glyphs of a list, as paths of one drawing. */
function outlines(svg: string): { d: string; x: number; y: number }[] {
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
const moved = ({ d, x, y }: { d: string; x: number; y: number }): string => {
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
function packed(path: string): string {
  let [x, y] = [0, 0]
  return [...path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)]
    .map(([, command = '', rest = '']) => {
      const numbers = [...rest.matchAll(/-?\d+/g)].map(Number)
      if (command === 'Z') return 'z'
      const from = [x, y]
      ;[x, y] = numbers.slice(-2) as [number, number]
      const steps = numbers.map((each, at) => each - (from[at % 2] ?? 0))
      return `${command.toLowerCase()}${steps.join(' ').replaceAll(' -', '-')}`
    })
    .join('')
}

type Word = { path: string; box: string }

/**
 * Its places are whole numbers, so many to a unit of the font's 200: seen large, rounded strokes are faceted. `line` is
 * the width in them of a line around it.
 * @throws where `hb-view` or the font is missing
 */
async function shaped(word: string, fine: number, line = 0): Promise<Word> {
  const { stdout } = await promisify(execFile)('hb-view', [
    '--output-format=svg',
    '--font-size=200',
    font,
    word,
  ])
  const path = outlines(stdout)
    .map(moved)
    .join('')
    .replace(/-?\d+(?:\.\d+)?/g, (place) => String(Math.round(Number(place) * fine)))
  const places = [...path.matchAll(/-?\d+/g)].map(Number)
  const [across, down] = [0, 1].map((odd) => places.filter((_, at) => at % 2 === odd)) as [
    number[],
    number[],
  ]
  const [left, top] = [Math.min(...across), Math.min(...down)]
  const size = [Math.max(...across) - left, Math.max(...down) - top]
  const box = [left - line / 2, top - line / 2, ...size.map((each) => each + line)]
  return { path: packed(path), box: box.join(' ') }
}

/** A pen has no corners as sharp as those of the font, seen large: so wide a line rounds them off. */
const pen = 24

/**
 * The studio's name, river, which is what one sees of the file; and what is said beside headings: skill, and work, each
 * as high as its place, at the right edge of that.
 */
export const urdu: Picture = {
  files: ['app/site/assets/urdu.svg'],
  async make() {
    const river = await shaped('دریا', 10, pen)
    const signs = await Promise.all(
      Object.entries({ skill: 'ہنر', work: 'کام' }).map(async ([id, word]) => {
        const { path, box } = await shaped(word, 3)
        return `<symbol id="${id}" viewBox="${box}" preserveAspectRatio="xMaxYMid"><path d="${path}"/></symbol>`
      }),
    )
    const own = `<path d="${river.path}" stroke="#000" stroke-width="${pen}" stroke-linejoin="round"/>`
    return [
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${river.box}">${own}${signs.join('')}</svg>\n`,
      ),
    ]
  },
}
