/**
 * Pictures of things in the round. Blender renders a scene of this folder; what is printed on the things
 * or shown on their screens is drawn by the browser like every other picture.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { vocabulary } from '../covers/stage.ts'
import { expose, type Picture, type Shot } from '../picture.ts'

/** Size in pixels; `scene` is the name of a script in this folder, which knows its textures by theirs. */
export type Rendering = {
  width: number
  height: number
  scene: string
  textures: Record<string, Shot>
  /** Of its encoding, 0 to 100. */
  quality?: number
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

/**
 * A rendered picture in WebP. Takes minutes; `RENDER_SAMPLES` below 130 is for trying things.
 * @throws where Blender (`blender`, or its path in `BLENDER`) is missing or its script fails
 */
export function rendered(file: string, rendering: Rendering, quality = 80): Picture {
  const { width, height, scene, textures } = rendering
  return {
    files: [file],
    async make(browser) {
      const folder = await mkdtemp(join(tmpdir(), 'render-'))
      try {
        for (const [name, shot] of Object.entries(textures)) {
          await writeFile(join(folder, `${name}.png`), await expose(browser, shot))
        }
        const target = join(folder, 'rendered.png')
        const script = join(import.meta.dirname, `${scene}.py`)
        const blender = process.env['BLENDER'] ?? 'blender'
        const size = [String(width), String(height), '100', String(samples)]
        await promisify(execFile)(
          blender,
          ['-b', '--python-exit-code', '1', '-P', script, '--', folder, target, ...size],
          { maxBuffer: 64 * 1024 * 1024 },
        )
        const png = await readFile(target)
        return [await sharp(png).webp({ quality, effort: 6, smartSubsample: true }).toBuffer()]
      } finally {
        await rm(folder, { recursive: true })
      }
    },
  }
}
