/** What the studio offers, as four things folded from one orange sheet that lie on the page's paper. */
import sharp, { type Sharp } from 'sharp'
import type { Picture } from '../picture.ts'
import { cutout } from '../render/render.ts'

/** From the left, as `render/folded.py` sets them side by side. */
const things = ['shirt', 'bag', 'butterfly', 'plane'] as const

const side = 800

/** How dark the shadows are, and in what colour: paper that orange light falls on. */
const shade = { weight: 0.45, color: [98, 44, 22] } as const

/** Below this a shadow is noise. */
const faintest = 0.035

/** The least red there is in the paper, as light counts it: what has less is part shadow. */
const leastRed = 0.55

/** What a screen makes of its numbers. */
const gamma = 2.2

const smooth = (from: number, to: number, at: number): number => {
  const part = Math.min(1, Math.max(0, (at - from) / (to - from)))
  return part * part * (3 - 2 * part)
}

/** One where a shadow may be whole, nothing at the edges of the square nor where the neighbour's falls. */
const within = (x: number, y: number): number =>
  smooth(0.19, 0.28, x) * smooth(0.98, 0.72, x) * smooth(0.02, 0.12, y) * smooth(0.985, 0.93, y)

async function blurred(plane: Float32Array, sigma: number): Promise<Float32Array> {
  const bytes = Buffer.from(Uint8Array.from(plane, (value) => Math.round(value * 255)))
  const soft = await sharp(bytes, { raw: { width: side, height: side, channels: 1 } })
    .blur(sigma)
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  return Float32Array.from(soft, (value) => value / 255)
}

/**
 * One square of the render. The shadow is taken off the thing, made even, lighter and warm, faded out
 * before the square ends, and laid under the thing again.
 */
async function laid(png: Buffer, index: number): Promise<Sharp> {
  const raw = await sharp(png)
    .extract({ left: index * side, top: 0, width: side, height: side })
    .ensureAlpha()
    .raw()
    .toBuffer()
  const thing = new Float32Array(side * side)
  const shadow = new Float32Array(side * side)
  for (let at = 0; at < thing.length; at++) {
    const alpha = (raw[at * 4 + 3] ?? 0) / 255
    const red = ((raw[at * 4] ?? 0) / 255) ** gamma
    const paper = alpha > 0.995 ? 1 : Math.min(1, red / leastRed)
    thing[at] = alpha * paper
    shadow[at] = Math.max(0, (alpha * (1 - paper) - faintest) / (1 - faintest))
    // Along its edge the shadow has been mixed into the paper's colour.
    for (const channel of [0, 1, 2]) {
      const mixed = raw[at * 4 + channel] ?? 0
      if (paper > 0) raw[at * 4 + channel] = Math.min(255, mixed * paper ** (-1 / gamma))
    }
  }
  // Only from where ground is seen, or a pale rim would stand around the thing.
  const seen = await blurred(
    thing.map((value) => 1 - value),
    3,
  )
  const soft = await blurred(shadow, 3)
  const made = Buffer.alloc(side * side * 4)
  for (let at = 0; at < thing.length; at++) {
    const cover = thing[at] ?? 0
    const ground = seen[at] ?? 0
    const place = within(((at % side) + 0.5) / side, (Math.floor(at / side) + 0.5) / side)
    const dark = ground > 0.01 ? Math.min(1, (soft[at] ?? 0) / ground) : 0
    const under = dark * shade.weight * place * (1 - cover)
    const alpha = cover + under
    for (const channel of [0, 1, 2] as const) {
      const paper = raw[at * 4 + channel] ?? 0
      made[at * 4 + channel] =
        alpha > 0 ? Math.round((paper * cover + shade.color[channel] * under) / alpha) : 0
    }
    made[at * 4 + 3] = Math.round(alpha * 255)
  }
  return sharp(made, { raw: { width: side, height: side, channels: 4 } })
}

/** Each thing as AVIF at two widths and as WebP for browsers without it; one render makes all. */
export const folded: Picture = {
  files: things.flatMap((name) =>
    ['640.avif', '320.avif', '320.webp'].map((end) => `app/site/assets/folded-${name}-${end}`),
  ),
  async make() {
    const png = await cutout('folded', side * things.length, side)
    const made: Buffer[] = []
    for (const index of things.keys()) {
      const square = await laid(png, index)
      const at = (width: number) => square.clone().resize(width)
      made.push(
        await at(640).avif({ quality: 58, effort: 7 }).toBuffer(),
        await at(320).avif({ quality: 48, effort: 7 }).toBuffer(),
        await at(320).webp({ quality: 68, alphaQuality: 85, effort: 6 }).toBuffer(),
      )
    }
    return made
  },
}
