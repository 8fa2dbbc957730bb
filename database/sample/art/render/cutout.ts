/** What is rendered on no ground, to lie on a page's colour: the things, and under them their shadows. */
import sharp, { type Sharp } from 'sharp'

/** Below this a shadow is noise. */
const faintest = 0.035

export type Shade = {
  /** How dark the darkest of it is, 0 to 1. */
  weight: number
  /** Red, green and blue, 0 to 255. */
  color: readonly [number, number, number]
  /** How much of it is left at a spot of the picture, 0 to 1 each way; it has to end before the picture does. */
  within: (x: number, y: number) => number
  /** How far it is evened out, in pixels; 3 where it isn't said. */
  even?: number
}

/** From 0 to 1 between two numbers, without a bend at either. */
export const smooth = (from: number, to: number, at: number): number => {
  const part = Math.min(1, Math.max(0, (at - from) / (to - from)))
  return part * part * (3 - 2 * part)
}

type Plane = { pixels: Buffer; width: number; height: number }

const plane = async (picture: Sharp): Promise<Plane> => {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height }
}

async function blurred(
  values: Float32Array,
  width: number,
  height: number,
  even: number,
): Promise<Float32Array> {
  const bytes = Buffer.from(Uint8Array.from(values, (value) => Math.round(value * 255)))
  const soft = await sharp(bytes, { raw: { width, height, channels: 1 } })
    .blur(even)
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  return Float32Array.from(soft, (value) => value / 255)
}

/**
 * Takes the shadow off the things, makes it even, gives it its colour, lets it end before the picture does, and lays it
 * under the things again. `whole` is the render with shadows, `things` the same without them.
 */
export async function laidOut(whole: Sharp, things: Sharp, shade: Shade): Promise<Sharp> {
  const { even = 3 } = shade
  const { pixels, width, height } = await plane(whole)
  const alone = (await plane(things)).pixels
  const count = width * height
  const thing = Float32Array.from({ length: count }, (_, at) => (alone[at * 4 + 3] ?? 0) / 255)
  const shadow = thing.map((cover, at) => {
    const dark = (pixels[at * 4 + 3] ?? 0) / 255 - cover
    return cover > 0.995 ? 0 : Math.max(0, (dark - faintest * (1 - cover)) / (1 - faintest))
  })
  // Only from where ground is seen, or a pale rim would stand around the thing.
  const seen = await blurred(
    thing.map((cover) => 1 - cover),
    width,
    height,
    even,
  )
  const soft = await blurred(shadow, width, height, even)
  const made = Buffer.alloc(count * 4)
  for (let at = 0; at < count; at++) {
    const cover = thing[at] ?? 0
    const ground = seen[at] ?? 0
    const place = shade.within(
      ((at % width) + 0.5) / width,
      (Math.floor(at / width) + 0.5) / height,
    )
    const dark = ground > 0.01 ? Math.min(1, (soft[at] ?? 0) / ground) : 0
    const under = dark * shade.weight * place * (1 - cover)
    const alpha = cover + under
    // Along an edge the shadow has been mixed into the thing's colour: what it is alone has the light of its middle.
    const mixed = (pixels[at * 4 + 3] ?? 0) / 255
    for (const channel of [0, 1, 2] as const) {
      const lit =
        cover > 0.004 ? Math.min(255, ((pixels[at * 4 + channel] ?? 0) * mixed) / cover) : 0
      made[at * 4 + channel] =
        alpha > 0 ? Math.round((lit * cover + shade.color[channel] * under) / alpha) : 0
    }
    made[at * 4 + 3] = Math.round(alpha * 255)
  }
  return sharp(made, { raw: { width, height, channels: 4 } })
}
