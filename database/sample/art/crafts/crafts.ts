/** The scenes of the crafts: what is on the table while each of them is at work. */
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { vocabulary } from '../covers/stage.ts'
import type { Picture } from '../picture.ts'
import { composed } from '../site/plates.ts'
import { sceneHeight, sceneWidth, thingSize } from './things.ts'

const folder = join(import.meta.dirname, 'scenes')

/** A craft's scene, and one thing from it by itself. */
type Drawn = { default: string; thing: string }

/** A scene and a thing of each, named by the category. */
export async function craftPictures(): Promise<Picture[]> {
  const pictures: Picture[] = []
  for (const file of readdirSync(folder).sort()) {
    const drawn = (await import(join(folder, file))) as Drawn
    const slug = basename(file, '.ts')
    pictures.push(
      composed(`craft-${slug}`, sceneWidth, sceneHeight, () => vocabulary + drawn.default, [640]),
      composed(`thing-${slug}`, thingSize, thingSize, () => vocabulary + drawn.thing),
    )
  }
  return pictures
}
