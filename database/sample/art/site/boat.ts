/** The paper boat: what the studio's pages send down the current. It is rendered, and laid into drawings. */
import type { Browser } from '@playwright/test'
import sharp from 'sharp'
import type { Shot } from '../picture.ts'
import { cleared } from '../render/render.ts'
import { paper, signal } from './logo.ts'

/** The eight presets in which cards and boats go (the specification, constants). */
export const presets = [
  '#FF5B2E',
  '#FFB81C',
  '#B7D84B',
  '#1FB58F',
  '#35A7E8',
  '#6A5CFF',
  '#C84BD6',
  '#161A23',
] as const

/** The units of a drawing that the boat itself covers. */
export const boatWidth = 120
export const boatHeight = 84

/** What its picture has around it on every side, in the same units. */
const rim = 3

const across = boatWidth + 2 * rim
const down = boatHeight + 2 * rim

/** Turned by so many degrees, laden, or of a sheet on which something is printed. */
type Way = { turn?: number; laden?: boolean; print?: { name: string; face: Shot } }

const renders = new Map<string, Promise<Buffer[]>>()

/** A picture of a boat in each of the colours as PNG, `scale` pixels for a unit; rendered once in a run. */
function rendered(
  browser: Browser,
  colors: readonly string[],
  scale: number,
  { turn = 0, laden = false, print }: Way = {},
): Promise<Buffer[]> {
  const key = `${scale} ${turn} ${laden} ${print?.name} ${colors.join()}`
  const known = renders.get(key)
  if (known) return known
  const [width, height] = [across * scale, down * scale]
  const made = cleared(browser, {
    width: width * colors.length,
    height,
    scene: 'boat',
    textures: print ? { [print.name]: print.face } : {},
    files: { 'boats.json': JSON.stringify({ colors, turn, laden, printed: print?.name ?? null }) },
  }).then(({ whole }) =>
    Promise.all(
      colors.map((_, at) =>
        sharp(whole)
          .extract({ left: at * width, top: 0, width, height })
          .png()
          .toBuffer(),
      ),
    ),
  )
  renders.set(key, made)
  return made
}

/** One boat, to be looked at closely, of the studio's own paper unless another is named: 756 x 540 as PNG. */
export async function ownBoat(browser: Browser, way: Way = {}, color = signal): Promise<Buffer> {
  const [own] = await rendered(browser, [color], 6, way)
  if (!own) throw new Error('The boat was not rendered')
  return own
}

/**
 * One in the colour of each craft, 378 x 270 as PNG, or twice that where it is `near`; the dark one of pale paper where
 * it goes `onNight`.
 */
export function craftBoats(browser: Browser, onNight: boolean, near = false): Promise<Buffer[]> {
  return rendered(browser, onNight ? [...presets.slice(0, -1), paper] : presets, near ? 6 : 3)
}

/** A boat in a drawing, in units of which it covers 120 by 84 from nought; the picture is whole or as AVIF. */
export const boatImage = (picture: Buffer, type: 'png' | 'avif' = 'png'): string =>
  `<image x="${-rim}" y="${-rim}" width="${across}" height="${down}" href="data:image/${type};base64,${picture.toString('base64')}"/>`

/** The boat as a drawing carries it that is sent to visitors, `scale` pixels for each of its units. */
export async function boatImageToSend(boat: Buffer, scale: number): Promise<string> {
  const picture = sharp(boat).resize(across * scale)
  return boatImage(await picture.avif({ quality: 44, effort: 9 }).toBuffer(), 'avif')
}

/** The boats one below the other, each without what its picture has around it; `width` pixels wide, as AVIF. */
export async function boatStack(boats: Buffer[], width: number): Promise<Buffer> {
  const scale = width / boatWidth
  const height = boatHeight * scale
  const each = await Promise.all(
    boats.map(async (boat, at) => {
      const large = sharp(boat).resize(Math.round(across * scale), Math.round(down * scale))
      const edge = Math.round(rim * scale)
      const input = await sharp(await large.png().toBuffer())
        .extract({ left: edge, top: edge, width, height })
        .png()
        .toBuffer()
      return { input, left: 0, top: at * height }
    }),
  )
  return sharp({
    create: { width, height: height * boats.length, channels: 4, background: '#0000' },
  })
    .composite(each)
    .avif({ quality: 50, effort: 9 })
    .toBuffer()
}
