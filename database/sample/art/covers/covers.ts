/**
 * The pictures of projects and products. Each brand has a file in ./brands, named by its slug, whose
 * default export lists them in order; `<slug>-1.webp` is the cover. One
 * with a rendered ground is a function, so that only its own making takes the minutes.
 */
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Picture, photograph, type Shot } from '../picture.ts'
import { type Rendering, rendered } from '../render/render.ts'

const folder = join(import.meta.dirname, 'brands')

/** The pictures of every brand. */
export async function coverPictures(): Promise<Picture[]> {
  const pictures: Picture[] = []
  for (const file of readdirSync(folder).sort()) {
    const { default: shots } = (await import(join(folder, file))) as {
      default: (Shot | Rendering | (() => Promise<Shot>))[]
    }
    for (const [index, shot] of shots.entries()) {
      const name = `database/sample/pictures/covers/${basename(file, '.ts')}-${index + 1}.webp`
      pictures.push(
        typeof shot !== 'function' && 'scene' in shot
          ? rendered(name, shot, shot.quality)
          : photograph(name, shot),
      )
    }
  }
  return pictures
}
