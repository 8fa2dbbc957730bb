/** What is afloat on the low waves of the home page: for each craft that does not lead a thing folded from paper. */
import sharp from 'sharp'
import { display, ink, paper } from '../crafts/print.ts'
import { unclaimed } from '../crafts/scenes/cloud-devops.ts'
import { unsure } from '../crafts/scenes/data-ai.ts'
import { bars } from '../crafts/scenes/e-commerce.ts'
import { printed } from '../crafts/table.ts'
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

const note = (text: string) =>
  printed(
    220,
    220,
    'linear-gradient(#0000000d,#0000 16%),#F8CE55',
    `<div style="padding:16px;font:700 43px/1.02 ${display};letter-spacing:-.03em">${text}</div>`,
  )

/** What the things say: the same as on the craft's own table. */
const textures = {
  label: printed(
    440,
    380,
    paper,
    `<div style="padding:26px 30px"><b style="font:700 86px/1 ${display};letter-spacing:-.04em">Thursday</b><div style="margin:14px 0 22px;padding-bottom:18px;border-bottom:5px solid ${ink};font:700 46px/1.1 ${display};letter-spacing:-.02em">ring twice</div><svg width="380" height="100" viewBox="0 0 400 86" preserveAspectRatio="none" fill="${ink}">${bars}</svg></div>`,
  ),
  letter: printed(
    832,
    504,
    paper,
    `<div style="padding:22px 40px;font-family:Vollkorn;color:#3B1D08"><div class="sb" style="padding-bottom:6px;border-bottom:3px solid;font-weight:700;font-size:28px;letter-spacing:.1em"><span>CHAUNSA POST</span><span>LETTER 1</span></div><div style="margin-top:12px;text-align:center;font-weight:900;font-size:92px;line-height:.92;letter-spacing:-.03em">The first crate<br>is picked</div></div>`,
  ),
  note: note(unclaimed),
  doubt: note(unsure),
}

const side = 720

/** There is nothing above it. */
const top = 99

/** Each thing as AVIF at two widths and as WebP for browsers without it; one render makes all. */
export const adrift: Picture = {
  files: crafts.flatMap((craft) =>
    ['640.avif', '320.avif', '320.webp'].map((end) => `app/site/assets/adrift-${craft}-${end}`),
  ),
  async make(browser) {
    const { whole } = await cleared(
      browser,
      'adrift',
      [side * crafts.length, side],
      textures,
      {},
      3,
    )
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
