/** What colour a page has at places in it. */
import type { Page } from '@playwright/test'
import sharp from 'sharp'

/** The colours of a page at places in it, as a style sheet's computed values say them. */
export const colorsOf = async (page: Page) => {
  const { data, info } = await sharp(await page.screenshot({ fullPage: true }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return ({ x, y }: { x: number; y: number }) => {
    const at = (Math.round(y) * info.width + Math.round(x)) * info.channels
    return `rgb(${[...data.subarray(at, at + 3)].join(', ')})`
  }
}
