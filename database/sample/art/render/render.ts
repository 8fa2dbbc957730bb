/**
 * Pictures of things in the round. Blender renders a scene of this folder; what is printed on the things
 * or shown on their screens is drawn by the browser like every other picture.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Browser } from '@playwright/test'
import sharp from 'sharp'
import { vocabulary } from '../covers/stage.ts'
import { expose, type Picture, type Shot } from '../picture.ts'

/** Size in pixels; `scene` is the name of a script in this folder, which knows its textures by theirs. */
export type Rendering = {
  width: number
  height: number
  scene: string
  textures: Record<string, Shot>
  /** What the scene reads beside its textures, by their names. */
  files?: Record<string, string>
  /** Of its encoding, 0 to 100. */
  quality?: number
  /** How much of the noise in its shadows is taken out, 1 to 30; that of many small things weighs too much. */
  calm?: number
}

/** What is on a face of a thing, in CSS pixels; `scale` pixels of the texture for each of them. */
export const face = (
  width: number,
  height: number,
  scale: number,
  ground: string,
  body: string,
): Shot => ({
  width,
  height,
  scale,
  body: `${vocabulary}<div style="position:relative;width:${width}px;height:${height}px;overflow:hidden;background:${ground}">${body}</div>`,
})

/** Rays for each pixel: what is left of their noise is the grain. */
const samples = Number(process.env['RENDER_SAMPLES'] ?? 130)

/** How large a trial is, in parts of a hundred. */
const percent = Number(process.env['RENDER_PERCENT'] ?? 100)

/**
 * Renders a scene in a folder of its own, where `made` finds what came out until it is done.
 * @throws where Blender (`blender`, or its path in `BLENDER`) is missing or its script fails
 */
async function within<T>(
  browser: Browser,
  { width, height, scene, textures, files = {} }: Rendering,
  made: (target: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'render-'))
  try {
    for (const [name, shot] of Object.entries(textures)) {
      await writeFile(join(folder, `${name}.png`), await expose(browser, shot))
    }
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
    const target = join(folder, 'rendered.png')
    await blend(scene, folder, target, [width, height, percent, samples])
    return await made(target)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/**
 * Renders a scene. Takes minutes; `RENDER_SAMPLES` below 130 is for trying things.
 * @throws where Blender (`blender`, or its path in `BLENDER`) is missing or its script fails, or ffmpeg for `calm`
 */
export const seen = (browser: Browser, rendering: Rendering): Promise<Buffer> =>
  within(browser, rendering, async (target) =>
    readFile(rendering.calm ? await calmed(target, rendering.calm) : target),
  )

/** A rendered picture in WebP. */
export function rendered(file: string, rendering: Rendering, quality = 80): Picture {
  return {
    files: [file],
    async make(browser) {
      const png = await seen(browser, rendering)
      return [await sharp(png).webp({ quality, effort: 6, smartSubsample: true }).toBuffer()]
    },
  }
}

/** A rendered ground of a stage, and where what it is about lies in it, each from 0 to 1. */
type Ground = { png: Buffer; marks: Record<string, [number, number]> }

/**
 * Renders a scene for a stage to lay an interface over, and takes some of the noise out of its shadows.
 * @throws where Blender or ffmpeg is missing or the script fails
 */
export async function ground(scene: string, width: number, height: number): Promise<Ground> {
  const folder = await mkdtemp(join(tmpdir(), 'render-'))
  try {
    const raw = join(folder, 'raw.png')
    await blend(scene, folder, raw, [width, height, percent, samples])
    return {
      png: await readFile(await calmed(raw, 4)),
      marks: JSON.parse(await readFile(join(folder, 'marks.json'), 'utf8')),
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** A render on no ground: with what the shadows cover in its alpha, and of the things alone. */
export type Clear = { whole: Buffer; things: Buffer }

/**
 * Renders a scene whose ground is clear.
 * @throws where Blender or ffmpeg is missing or the script fails
 */
export const cleared = (browser: Browser, rendering: Rendering): Promise<Clear> =>
  within(browser, rendering, async (target) => ({
    whole: rendering.calm ? await calmedColors(target, rendering.calm) : await readFile(target),
    things: await readFile(target.replace('.png', '-things.png')),
  }))

/** The same picture with less noise, beside it. */
async function calmed(raw: string, strength: number): Promise<string> {
  const calm = raw.replace(/\.png$/, '-calm.png')
  const quiet = ['-v', 'error', '-i', raw, '-vf', `nlmeans=s=${strength}:p=5:r=11`, calm]
  await promisify(execFile)('ffmpeg', quiet)
  return calm
}

/** As `calmed`, and with the alpha that its filter doesn't know. */
async function calmedColors(raw: string, strength: number): Promise<Buffer> {
  const covered = await sharp(raw).extractChannel('alpha').toBuffer()
  const colors = await sharp(await calmed(raw, strength))
    .removeAlpha()
    .png()
    .toBuffer()
  return sharp(colors).joinChannel(covered).png().toBuffer()
}

async function blend(scene: string, folder: string, target: string, size: number[]): Promise<void> {
  const script = join(import.meta.dirname, `${scene}.py`)
  const blender = process.env['BLENDER'] ?? 'blender'
  await promisify(execFile)(
    blender,
    ['-b', '--python-exit-code', '1', '-P', script, '--', folder, target, ...size.map(String)],
    { maxBuffer: 64 * 1024 * 1024 },
  )
}
