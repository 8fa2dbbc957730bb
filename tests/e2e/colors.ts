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

/** In the page: the colour of a field, which is its own ground, or below a picture that stands over its shore. */
export const fieldColor = (field: Element): string => {
  const own = getComputedStyle(field).backgroundColor
  return own === 'rgba(0, 0, 0, 0)' ? getComputedStyle(field, '::before').backgroundColor : own
}
