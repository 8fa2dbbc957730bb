/**
 * What a picture is to the maker: the files it yields and how they come about. Drawings are
 * text; shots are HTML drawn by a browser and encoded by sharp.
 */
import type { Browser } from '@playwright/test'
import sharp from 'sharp'

/** `files` are relative to the root of the project; `make` returns their contents in that order. */
export type Picture = {
  files: string[]
  make(browser: Browser): Promise<(Buffer | string)[]>
}

/** Size in CSS pixels; `scale` device pixels for each of them, 1 where left out. */
export type Shot = {
  width: number
  height: number
  scale?: number
  body: string
  transparent?: boolean
  /** Of its encoding where fine detail would weigh too much, 0 to 100. */
  quality?: number
}

/** A vector file, kept as it is written but for the spaces between its elements. */
export function drawing(file: string, svg: string): Picture {
  const text = `${svg.replace(/>\s+</g, '><').replace(/\s+/g, ' ').trim()}\n`
  return { files: [file], make: async () => [text] }
}

/** A vector drawing as WebP at three pixels for each of its own, without loss. */
export function printed(file: string, svg: string): Picture {
  return {
    files: [file],
    make: async () => [
      await sharp(Buffer.from(svg), { density: 72 * 3 })
        .webp({ lossless: true })
        .toBuffer(),
    ],
  }
}

/** A picture in WebP; a shot that takes long to compose may be a function. */
export function photograph(
  file: string,
  what: Shot | (() => Promise<Shot>),
  quality?: number,
): Picture {
  return {
    files: [file],
    async make(browser) {
      const shot = typeof what === 'function' ? await what() : what
      const png = await expose(browser, shot)
      return [
        await sharp(png)
          .webp({
            quality: quality ?? shot.quality ?? 80,
            alphaQuality: 90,
            effort: 6,
            smartSubsample: true,
          })
          .toBuffer(),
      ]
    },
  }
}

/** A picture in PNG, for the places where browsers ask for nothing else. */
export function plate(file: string, shot: Shot): Picture {
  return {
    files: [file],
    async make(browser) {
      const png = await expose(browser, shot)
      return [await sharp(png).png({ compressionLevel: 9, palette: true, quality: 95 }).toBuffer()]
    },
  }
}

/** Draws a body of HTML and returns it as PNG. The page is closed whatever happens. */
export async function expose(browser: Browser, shot: Shot): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: { width: shot.width, height: shot.height },
    deviceScaleFactor: shot.scale ?? 1,
  })
  try {
    await page.setContent(`<!doctype html><meta charset="utf-8"><style>
      *{box-sizing:border-box;margin:0;padding:0}
      body{width:${shot.width}px;height:${shot.height}px;overflow:hidden;-webkit-font-smoothing:antialiased}
      svg{display:block}
    </style><body>${shot.body}</body>`)
    await page.evaluate(() => document.fonts.ready)
    return await page.screenshot({ omitBackground: shot.transparent ?? false })
  } finally {
    await page.close()
  }
}
