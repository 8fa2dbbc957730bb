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

/** A craft's scene, what stands for it with its notes and by itself, and the colour on which all lie. */
type Craft = { default: Laid[]; thing: Laid[]; single: Laid[]; ground: string }

type Light = {
  /** How wide the sun is, in degrees: how soft an edge shadows have. */
  sun: number
  /** What it shines with. */
  color: string
  shade: Omit<Shade, 'color'>
  /** The colour of the shadows on a ground. */
  shadow: (ground: string) => Shade['color']
}

/** What light a shadow has left has come off its ground, and so has the ground's colour twice over. */
const deep = (ground: string): Shade['color'] => {
  const part = (at: number): number => {
    const bright = Number.parseInt(ground.slice(at, at + 2), 16) / 255
    return Math.round(84 * bright * bright)
  }
  return [part(1), part(3), part(5)]
}

/** On a colour, in the low sun of a window; no shadow reaches the upper edge or the sides, where the picture may end. */
const window: Light = {
  sun: 17,
  color: '#FFEFDC',
  shade: {
    weight: 0.76,
    even: 6,
    within: (x, y) => smooth(0, 0.05, x) * smooth(1, 0.94, x) * smooth(0, 0.05, y),
  },
  shadow: deep,
}

/** On paper. */
const brown = (): Shade['color'] => [40, 30, 20]

const lights: Record<'window' | 'whole' | 'entering', Light> = {
  window,
  /** On a colour, seen whole: none reaches the lower edge either. */
  whole: {
    ...window,
    shade: {
      ...window.shade,
      within: (x, y) =>
        smooth(0, 0.05, x) * smooth(0.99, 0.84, x) * smooth(0, 0.05, y) * smooth(0.99, 0.86, y),
    },
  },
  /** On paper, of what comes into the picture from its left. */
  entering: {
    sun: 24,
    color: '#FFF6EA',
    shade: {
      weight: 0.46,
      within: (x, y) => smooth(1, 0.96, x) * smooth(0, 0.05, y),
    },
    shadow: brown,
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
  { narrower = [], quality, light = 'window' }: LaidOptions = {},
): Picture {
  const { sun, color, shade, shadow } = lights[light]
  const plate = encoded(name, width, narrower, quality)
  return {
    files: plate.files,
    async make(browser) {
      const { known, textures, files } = onTable(things)
      const table = JSON.stringify({ ground, sun, light: color, things: known })
      const read = { ...files, 'table.json': table }
      const scene = { width, height, scene: 'table', textures, files: read, calm: 2.5 }
      const seen = await cleared(browser, scene)
      return plate.encode(
        await laidOut(sharp(seen.whole), sharp(seen.things), { ...shade, color: shadow(ground) }),
      )
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
        narrower: [400, 500],
        light: 'whole',
      }),
      laid(`single-${slug}`, thingSize, thingSize, craft.ground, craft.single, {
        narrower: [250, 360, 500],
        light: 'whole',
      }),
    )
  }
  return pictures
}
