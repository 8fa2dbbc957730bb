/** The scenes of the crafts: what is on the table while each of them is at work. */
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { vocabulary } from '../covers/stage.ts'
import type { Picture } from '../picture.ts'
import { composed } from '../site/plates.ts'
import { sceneHeight, sceneWidth } from './things.ts'

const folder = join(import.meta.dirname, 'scenes')

/** One plate of each, named by its category. */
export async function craftPictures(): Promise<Picture[]> {
  const pictures: Picture[] = []
  for (const file of readdirSync(folder).sort()) {
    const { default: body } = (await import(join(folder, file))) as { default: string }
    const name = `craft-${basename(file, '.ts')}`
    pictures.push(composed(name, sceneWidth, sceneHeight, () => vocabulary + body, [640]))
  }
  return pictures
}
