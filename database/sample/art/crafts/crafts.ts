/** The scenes of the crafts: what is on the table while each of them is at work. */
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import type { Picture } from '../picture.ts'
import { laidOut, type Shade, smooth } from '../render/cutout.ts'
import { cleared } from '../render/render.ts'
import { encoded } from '../site/plates.ts'
import { type Laid, onTable } from './table.ts'

/** A scene lies on the colour of its category, and so does the square that shows one thing by itself. */
const [sceneWidth, sceneHeight] = [1920, 1080]
const thingSize = 1000

const folder = join(import.meta.dirname, 'scenes')

/** A craft's scene, one thing from it by itself, and the colour on which both lie. */
type Craft = { default: Laid[]; thing: Laid[]; ground: string }

type Light = {
  /** How wide the sun is, in degrees: how soft an edge shadows have. */
  sun: number
  shade: Shade
}

/** On a colour; no shadow reaches the upper edge or the sides, where the picture may be seen to end. */
const hard: Light = {
  sun: 9,
  shade: {
    weight: 0.62,
    color: [8, 8, 20],
    within: (x, y) => smooth(0, 0.04, x) * smooth(1, 0.96, x) * smooth(0, 0.05, y),
  },
}

const lights: Record<'hard' | 'whole' | 'entering' | 'soft', Light> = {
  hard,
  /** On a colour, seen whole: none reaches the lower edge either. */
  whole: {
    ...hard,
    shade: { ...hard.shade, within: (x, y) => hard.shade.within(x, y) * smooth(1, 0.93, y) },
  },
  /** On paper, of what comes into the picture from its left. */
  entering: {
    sun: 24,
    shade: {
      weight: 0.46,
      color: [40, 30, 20],
      within: (x, y) => smooth(1, 0.96, x) * smooth(0, 0.05, y),
    },
  },
  /** On paper, in a picture that ends on all sides. */
  soft: {
    sun: 26,
    shade: {
      weight: 0.5,
      color: [40, 30, 20],
      within: (x, y) =>
        smooth(0, 0.05, x) * smooth(1, 0.95, x) * smooth(0, 0.05, y) * smooth(1, 0.93, y),
    },
  },
}

type LaidOptions = {
  /** Widths besides the usual, in pixels. */
  narrower?: number[]
  /** Of its encoding, 0 to 100. */
  quality?: number
  light?: keyof typeof lights
}

/** What lies on a table of that size, on no ground of its own. */
export function laid(
  name: string,
  width: number,
  height: number,
  ground: string,
  things: Laid[],
  { narrower = [], quality, light = 'hard' }: LaidOptions = {},
): Picture {
  const { sun, shade } = lights[light]
  const { files, encode } = encoded(name, width, narrower, quality)
  return {
    files,
    async make(browser) {
      const { known, textures } = onTable(things)
      const table = JSON.stringify({ ground, sun, things: known })
      const seen = await cleared(
        browser,
        'table',
        [width, height],
        textures,
        { 'table.json': table },
        2.5,
      )
      return encode(await laidOut(sharp(seen.whole), sharp(seen.things), shade))
    },
  }
}

/** A scene and a thing of each, named by the category. */
export async function craftPictures(): Promise<Picture[]> {
  const pictures: Picture[] = []
  for (const file of readdirSync(folder).sort()) {
    const craft = (await import(join(folder, file))) as Craft
    const slug = basename(file, '.ts')
    pictures.push(
      laid(`craft-${slug}`, sceneWidth, sceneHeight, craft.ground, craft.default, {
        narrower: [640, 800],
      }),
      laid(`thing-${slug}`, thingSize, thingSize, craft.ground, craft.thing, {
        narrower: [300, 400, 500],
        light: 'whole',
      }),
    )
  }
  return pictures
}
