/** The studio's name, river, as it is written in Urdu: shaped by HarfBuzz, so that browsers need no font for it. */
import type { Picture } from '../picture.ts'
import { moved, packed, shaped } from './outlines.ts'
import { penned } from './pen.ts'

const font =
  process.env['NASTALIQ'] ?? '/usr/share/fonts/truetype/noto/NotoNastaliqUrdu-Regular.ttf'

/** Two dots below a letter, which touch in the font and are told apart here. */
const dots =
  'M15.5 0C22 2.5 29.5 9 33 16.5C29.5 24 23 31 15.5 36C12 30 7.5 24.5 2.6 20C5.5 13 10 6 15.5 0ZM-14 4C-9.5 9 -5 15.5 -1.8 22.5C-5.5 29 -9.8 35 -14.5 40C-20 34 -26.5 28 -33 23.8C-28 16.5 -21.5 9.5 -14 4Z'

/** A glyph with nothing above the line on which letters stand. */
const isBelow = (d: string): boolean =>
  d !== '' &&
  (d.match(/-?\d+(\.\d+)?/g) ?? []).every((number, at) => at % 2 === 0 || Number(number) >= 0)

/** Its places are whole numbers, so many to a unit of the font's 200: seen large, rounded strokes are faceted. */
const fine = 10

/** A pen has no corners as sharp as those of the font, seen large: so wide a line rounds them off. */
const pen = 24

async function drawn(word: string): Promise<string> {
  const letters = (await shaped(font, word, 200)).map(({ d, ...at }) =>
    moved({ ...at, d: isBelow(d) ? dots : d }),
  )
  const path = penned(letters.join('')).replace(/-?\d+(?:\.\d+)?/g, (place) =>
    String(Math.round(Number(place) * fine)),
  )
  const places = [...path.matchAll(/-?\d+/g)].map(Number)
  const [across, down] = [0, 1].map((odd) => places.filter((_, at) => at % 2 === odd)) as [
    number[],
    number[],
  ]
  const [left, top] = [Math.min(...across) - pen / 2, Math.min(...down) - pen / 2]
  const size = [Math.max(...across) + pen / 2 - left, Math.max(...down) + pen / 2 - top]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${[left, top, ...size].join(' ')}"><path d="${packed(path)}" stroke="#000" stroke-width="${pen}" stroke-linejoin="round"/></svg>\n`
}

/** @throws where `hb-view` or the font is missing */
export const riverWord: Picture = {
  files: ['app/site/assets/river-word.svg'],
  make: async () => [Buffer.from(await drawn('دریا'))],
}
