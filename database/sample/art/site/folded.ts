/** What the studio offers, as four things folded from one orange sheet that lie on the page's paper. */
import sharp, { type Sharp } from 'sharp'
import type { Picture } from '../picture.ts'
import { laidOut, type Shade, smooth } from '../render/cutout.ts'
import { cleared } from '../render/render.ts'

/** From the left, as `render/folded.py` sets them side by side. */
const things = ['shirt', 'bag', 'butterfly', 'plane'] as const

/** What flies has a fainter shadow than what stands. */
const faint = 0.26

const side = 800

/** Paper that orange light falls on; nothing at the edges of the square nor where the neighbour's falls. */
const shade: Shade = {
  weight: 0.45,
  color: [98, 44, 22],
  within: (x, y) =>
    smooth(0.19, 0.28, x) * smooth(0.98, 0.72, x) * smooth(0.02, 0.12, y) * smooth(0.985, 0.93, y),
}

/** Each thing as AVIF at two widths and as WebP for browsers without it; one render makes all. */
export const folded: Picture = {
  files: things.flatMap((name) =>
    ['640.avif', '320.avif', '320.webp'].map((end) => `app/site/assets/folded-${name}-${end}`),
  ),
  async make(browser) {
    const seen = await cleared(browser, {
      width: side * things.length,
      height: side,
      scene: 'folded',
      textures: {},
    })
    const square = (png: Buffer, index: number): Sharp =>
      sharp(png).extract({ left: index * side, top: 0, width: side, height: side })
    const made: Buffer[] = []
    for (const index of things.keys()) {
      const falls = things[index] === 'plane' ? { ...shade, weight: faint } : shade
      const laid = await laidOut(square(seen.whole, index), square(seen.things, index), falls)
      const at = (width: number) => laid.clone().resize(width)
      made.push(
        await at(640).avif({ quality: 58, effort: 7 }).toBuffer(),
        await at(320).avif({ quality: 48, effort: 7 }).toBuffer(),
        await at(320).webp({ quality: 68, alphaQuality: 85, effort: 6 }).toBuffer(),
      )
    }
    return made
  },
}
