/** What the studio offers, as four things folded from one orange sheet that stand on the page's paper. */
import sharp from 'sharp'
import type { Picture } from '../picture.ts'
import { laidOut, type Shade, smooth } from '../render/cutout.ts'
import { cleared } from '../render/render.ts'

/** Paper that orange light falls on; nothing at the edges of the picture. */
const shade: Shade = {
  weight: 0.42,
  color: [98, 44, 22],
  within: (x, y) => smooth(0, 0.06, x) * smooth(0.985, 0.8, x) * smooth(0.98, 0.9, y),
}

/** As AVIF at two widths and as WebP for browsers without it. */
export const folded: Picture = {
  files: ['1280.avif', '640.avif', '640.webp'].map((end) => `app/site/assets/folded-${end}`),
  async make(browser) {
    const { whole, things } = await cleared(browser, {
      width: 1280,
      height: 1060,
      scene: 'folded',
      textures: {},
    })
    const laid = await laidOut(sharp(whole), sharp(things), shade)
    const at = (width: number) => laid.clone().resize(width)
    return [
      await at(1280).avif({ quality: 56, effort: 7 }).toBuffer(),
      await at(640).avif({ quality: 50, effort: 7 }).toBuffer(),
      await at(640).webp({ quality: 68, alphaQuality: 85, effort: 6 }).toBuffer(),
    ]
  },
}
