/**
 * The covers of projects and products. Each brand has a file in ./brands, named by its slug, whose
 * default export lists the bodies of its pictures in order; `<slug>-1.webp` is the cover.
 */
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Picture, photograph } from '../picture.ts'
import { coverHeight, coverWidth } from './stage.ts'

const folder = join(import.meta.dirname, 'brands')

/** The pictures of every brand. */
export async function coverPictures(): Promise<Picture[]> {
  const pictures: Picture[] = []
  for (const file of readdirSync(folder).sort()) {
    const { default: bodies } = (await import(join(folder, file))) as { default: string[] }
    for (const [index, body] of bodies.entries()) {
      const name = `database/sample/pictures/covers/${basename(file, '.ts')}-${index + 1}.webp`
      pictures.push(photograph(name, { width: coverWidth, height: coverHeight, body }, 80))
    }
  }
  return pictures
}
