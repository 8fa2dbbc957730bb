/** The scenes of the crafts: what is on the table while each of them is at work. */
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { vocabulary } from '../covers/stage.ts'
import { expose, type Picture } from '../picture.ts'
import { composed } from '../site/plates.ts'
import { afloatHeight, afloatWidth, sceneHeight, sceneWidth, thingSize } from './things.ts'

const folder = join(import.meta.dirname, 'scenes')
const assets = 'app/site/assets'

/** A craft's scene, one thing from it by itself, and what of it stands in the water at home. */
type Drawn = { default: string; thing: string; afloat: string }

/** A scene and a thing of each, named by the category, and all that is afloat. */
export async function craftPictures(): Promise<Picture[]> {
  const pictures: Picture[] = []
  const afloat: string[] = []
  for (const file of readdirSync(folder).sort()) {
    const drawn = (await import(join(folder, file))) as Drawn
    const slug = basename(file, '.ts')
    pictures.push(
      composed(`craft-${slug}`, sceneWidth, sceneHeight, () => vocabulary + drawn.default, [640]),
      composed(`thing-${slug}`, thingSize, thingSize, () => vocabulary + drawn.thing),
    )
    afloat.push(vocabulary + drawn.afloat)
  }
  return [...pictures, fleet(afloat)]
}

/** Pixels of one of them, at telephones and desks and at large or fine screens. */
const [small, large] = [320, 640]

/**
 * All of them side by side in one file, in the order of their names, so that the home page asks
 * once: it weighs what three of them would by themselves.
 */
function fleet(bodies: readonly string[]): Picture {
  return {
    files: [
      `${assets}/afloat-${small}.avif`,
      `${assets}/afloat-${large}.avif`,
      `${assets}/afloat-${small}.webp`,
    ],
    async make(browser) {
      const shots: Buffer[] = []
      for (const body of bodies) {
        const size = { width: afloatWidth, height: afloatHeight }
        shots.push(await expose(browser, { ...size, body, transparent: true }))
      }
      const abreast = async (wide: number) => {
        const high = (wide * afloatHeight) / afloatWidth
        const cells = shots.map(async (shot, at) => ({
          input: await sharp(shot).resize(wide, high).toBuffer(),
          left: at * wide,
          top: 0,
        }))
        const empty = { r: 0, g: 0, b: 0, alpha: 0 }
        const ground = { width: wide * shots.length, height: high, channels: 4, background: empty }
        const png = sharp({ create: { ...ground, channels: 4 } })
        return sharp(
          await png
            .composite(await Promise.all(cells))
            .png()
            .toBuffer(),
        )
      }
      return [
        await (await abreast(small)).avif({ quality: 40, effort: 9 }).toBuffer(),
        await (await abreast(large)).avif({ quality: 40, effort: 9 }).toBuffer(),
        await (await abreast(small)).webp({ quality: 50, alphaQuality: 70, effort: 6 }).toBuffer(),
      ]
    },
  }
}
