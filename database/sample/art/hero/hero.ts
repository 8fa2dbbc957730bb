/**
 * The hero loop: nine seconds of river, drawn frame by frame and encoded twice, with its first
 * frame as the posters.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp, { type Sharp } from 'sharp'
import type { Picture } from '../picture.ts'
import { drawRiver } from './river.ts'

const run = promisify(execFile)
const seconds = 9
const rate = 24
const frames = seconds * rate
const width = 1280
const height = 720

/** Each encoding stays under 350 kB, so that the loop never delays the page it decorates. */
const encodings = {
  av1: [
    '-c:v',
    'libsvtav1',
    '-preset',
    '4',
    '-crf',
    '47',
    '-g',
    String(frames),
    '-svtav1-params',
    'tune=0:film-grain=0',
  ],
  h264: [
    '-c:v',
    'libx264',
    '-preset',
    'veryslow',
    '-tune',
    'animation',
    '-crf',
    '33',
    '-g',
    String(frames),
    '-profile:v',
    'high',
  ],
} as const

async function encode(folder: string, kind: keyof typeof encodings): Promise<Buffer> {
  const file = join(folder, `${kind}.mp4`)
  await run('ffmpeg', [
    '-y',
    '-loglevel',
    'error',
    '-framerate',
    String(rate),
    '-i',
    join(folder, '%04d.png'),
    '-vf',
    'scale=out_color_matrix=bt709:out_range=tv',
    ...encodings[kind],
    '-pix_fmt',
    'yuv420p',
    '-color_primaries',
    'bt709',
    '-color_trc',
    'bt709',
    '-colorspace',
    'bt709',
    '-movflags',
    '+faststart',
    '-an',
    file,
  ])
  return readFile(file)
}

/**
 * The first frame, as good as 12 kB allow, or 3.9 on a phone, where nothing larger comes with the
 * styles: it is what a visitor sees before the loop. At three quarters of the size its lines stay
 * whole where at full size they would break into blocks.
 */
const posters: [most: number, encode: (image: Sharp, quality: number) => Sharp][] = [
  [12_000, (image, quality) => image.webp({ quality, effort: 6, smartSubsample: true })],
  [3_950, (image, quality) => image.avif({ quality, effort: 6, chromaSubsampling: '4:2:0' })],
]

async function poster(frame: string, [most, encodeAt]: (typeof posters)[number]): Promise<Buffer> {
  for (let quality = 60; quality > 1; quality -= 2) {
    const image = await encodeAt(sharp(frame).resize(960), quality).toBuffer()
    if (image.length <= most) return image
  }
  throw new Error(`The first frame does not fit into ${most} bytes`)
}

export const hero: Picture = {
  files: ['hero-poster.webp', 'hero-poster-small.avif', 'hero.av1.mp4', 'hero.h264.mp4'].map(
    (name) => `app/site/assets/${name}`,
  ),
  async make(browser) {
    const folder = await mkdtemp(join(tmpdir(), 'hero-'))
    const page = await browser.newPage({ viewport: { width, height } })
    try {
      await page.setContent(
        `<style>body{margin:0}</style><canvas width="${width}" height="${height}"></canvas><script>${drawRiver.toString()}</script>`,
      )
      for (let frame = 0; frame < frames; frame++) {
        const url = await page.evaluate((part) => {
          const canvas = document.querySelector('canvas')
          if (!canvas) throw new Error('No canvas')
          ;(globalThis as unknown as { drawRiver: typeof drawRiver }).drawRiver(canvas, part)
          return canvas.toDataURL('image/png')
        }, frame / frames)
        await writeFile(
          join(folder, `${String(frame).padStart(4, '0')}.png`),
          Buffer.from(url.slice(22), 'base64'),
        )
      }
      return [
        ...(await Promise.all(posters.map((form) => poster(join(folder, '0000.png'), form)))),
        await encode(folder, 'av1'),
        await encode(folder, 'h264'),
      ]
    } finally {
      await page.close()
      await rm(folder, { recursive: true, force: true })
    }
  },
}
