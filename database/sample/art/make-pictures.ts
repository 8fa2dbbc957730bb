/**
 * Makes the pictures of the sample content and of the public site again:
 *
 *     node database/sample/art/make-pictures.ts [name-filter …]
 *
 * Filters keep the pictures one of whose files has one of them in its path. See README.md for the fonts
 * and programs the machine needs.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { chromium } from '@playwright/test'
import { coverPictures } from './covers/covers.ts'
import { craftPictures } from './crafts/crafts.ts'
import { hero } from './hero/hero.ts'
import { icons } from './icons/icons.ts'
import { partnerMarks } from './partners/partners.ts'
import type { Picture } from './picture.ts'
import { sitePictures } from './site/site.ts'

const root = join(import.meta.dirname, '../../..')
const filters = process.argv.slice(2)

const pictures: Picture[] = [
  ...sitePictures,
  ...icons,
  ...(await coverPictures()),
  ...(await craftPictures()),
  ...partnerMarks,
  hero,
].filter(
  ({ files }) =>
    filters.length === 0 || files.some((file) => filters.some((filter) => file.includes(filter))),
)

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--force-color-profile=srgb',
    '--font-render-hinting=none',
  ],
})
try {
  for (const picture of pictures) {
    const contents = await picture.make(browser)
    for (const [index, content] of contents.entries()) {
      const file = picture.files[index]
      if (file === undefined) throw new Error(`A picture returned more than its ${index} files`)
      await mkdir(dirname(join(root, file)), { recursive: true })
      await writeFile(join(root, file), content)
      console.log(`${(content.length / 1000).toFixed(1).padStart(7)} kB  ${file}`)
    }
  }
} finally {
  await browser.close()
}
