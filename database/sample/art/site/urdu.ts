/** The word darya, river, as it is written in Urdu: shaped by HarfBuzz, so that browsers need no font for it. */
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

/** @throws where `hb-view` or the font is missing */
export const riverWord: Picture = {
  files: ['app/site/assets/river-word.svg'],
  async make() {
    const { stdout } = await promisify(execFile)('hb-view', [
      '--output-format=svg',
      '--font-size=200',
      font,
      'دریا',
    ])
    const path = outlines(stdout).map(moved).join('')
    const places = [...path.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number)
    const [across, down] = [0, 1].map((odd) => places.filter((_, at) => at % 2 === odd)) as [
      number[],
      number[],
    ]
    const [left, top] = [Math.min(...across), Math.min(...down)]
    const [wide, high] = [Math.max(...across) - left, Math.max(...down) - top].map(tenths)
    return [
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${tenths(left)} ${tenths(top)} ${wide} ${high}"><path d="${path}"/></svg>\n`,
      ),
    ]
  },
}
