/** Draws the picture that stands for a page where it is shared. */
import { fileURLToPath } from 'node:url'
import type { OverlayOptions } from 'sharp'
import { pagePictureSize } from '#app/site/head.ts'
import { loadSharp } from '#platform/media/sharp.ts'

export type PagePicture = {
  title: string
  /** A picture of what the page is about, at 2 : 3; undefined where there is none. */
  cover: Buffer | undefined
}

const file = (path: string) => fileURLToPath(new URL(`../../app/${path}`, import.meta.url))

const { width, height } = pagePictureSize
/** Pixels. */
const margin = 72
const coverWidth = 420
/** Largest first; the first at which the title fits is taken. */
const textSizes = [104, 88, 72, 60, 48]
const textHeight = 330

/** The heading's face at its weight of 700, in a format that the text renderer reads. */
const face = {
  font: 'Bricolage Grotesque Heading',
  fontfile: file('ui/fonts/bricolage-grotesque-700.ttf'),
}

/** A PNG of 1200 by 630 pixels, from the site's own river, logo and type (database/sample/art). */
export async function drawPicture({ title, cover }: PagePicture): Promise<Buffer> {
  const sharp = await loadSharp()
  const room = width - 2 * margin - (cover ? coverWidth : 0)
  const words = await setTitle(title, room)
  const layers: OverlayOptions[] = [
    { input: words.data, left: margin, top: height - margin - words.info.height },
  ]
  if (cover) {
    const input = await sharp(cover).resize(coverWidth, height, { fit: 'cover' }).png().toBuffer()
    layers.push({ input, left: width - coverWidth, top: 0 })
  }
  return sharp(file('site/assets/share-ground.webp'))
    .composite(layers)
    .png({ palette: true, quality: 90, effort: 4 })
    .toBuffer()
}

/** The title in lines no wider than `room` pixels, as large as it goes. */
async function setTitle(title: string, room: number) {
  const sharp = await loadSharp()
  const text = `<span foreground="#F6F3EC">${escapeMarkup(title)}</span>`
  const [size = 0, ...smaller] = textSizes
  const set = (points: number, wrap: 'word' | 'word-char' = 'word') =>
    sharp({
      text: {
        ...face,
        text,
        font: `${face.font} ${points}`,
        width: room,
        wrap,
        rgba: true,
        spacing: -8,
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true })
  let words = await set(size)
  for (const points of smaller) {
    if (words.info.height <= textHeight && words.info.width <= room) break
    words = await set(points)
  }
  // A word that is too long for its line even at the smallest size is broken.
  if (words.info.width > room) words = await set(textSizes.at(-1) ?? size, 'word-char')
  return words.info.height <= height - margin ? words : cutTo(words.data)
}

/** The first lines of a title that is longer than any picture. */
const cutTo = async (data: Buffer) =>
  (await loadSharp())(data)
    .resize({ height: textHeight, fit: 'cover', position: 'top' })
    .png()
    .toBuffer({ resolveWithObject: true })

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escapeMarkup = (text: string) =>
  text.replace(/[&<>]/g, (character) => entities[character] ?? '')
