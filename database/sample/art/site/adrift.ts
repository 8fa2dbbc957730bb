/** What is afloat on the low waves of the home page: for each craft that does not lead a thing folded from paper. */
import sharp from 'sharp'
import type { Picture } from '../picture.ts'
import { cleared } from '../render/render.ts'

/** The crafts whose things these are, from the left as `render/adrift.py` sets them side by side. */
const crafts = [
  'e-commerce',
  'digital-marketing',
  'cloud-devops',
  'data-ai',
  'brand-identity',
] as const

const side = 720

/** There is nothing above it. */
const top = 99

/** Each thing as AVIF at two widths and as WebP for browsers without it; one render makes all. */
export const adrift: Picture = {
  files: crafts.flatMap((craft) =>
    ['640.avif', '320.avif', '320.webp'].map((end) => `app/site/assets/adrift-${craft}-${end}`),
  ),
  async make(browser) {
    const { whole } = await cleared(browser, 'adrift', [side * crafts.length, side], {}, {}, 3)
    const made: Buffer[] = []
    for (const index of crafts.keys()) {
      const at = (width: number) =>
        sharp(whole)
          .extract({ left: index * side, top, width: side, height: side - top })
          .resize(width)
      made.push(
        await at(640).avif({ quality: 55, effort: 7 }).toBuffer(),
        await at(320).avif({ quality: 50, effort: 7 }).toBuffer(),
        await at(320).webp({ quality: 68, alphaQuality: 85, effort: 6 }).toBuffer(),
      )
    }
    return made
  },
}
