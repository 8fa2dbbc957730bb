/**
 * The hero loop: nine seconds of river, drawn frame by frame and encoded twice. Its first frame, as
 * the drawing it is, stands for it until it runs: sharp at any size, and smaller than a picture.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import type { Picture } from '../picture.ts'
import { river } from './river.ts'

const run = promisify(execFile)
const seconds = 9
const rate = 24
const frames = seconds * rate

/** Each encoding stays under 350 kB, so that the loop never delays the page it decorates. */
const encodings = {
  av1: [
    '-c:v',
    'libsvtav1',
    '-preset',
    '4',
    '-crf',
    '53',
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
    '39',
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

export const hero: Picture = {
  files: ['hero-poster.svg', 'hero.av1.mp4', 'hero.h264.mp4'].map(
    (name) => `app/site/assets/${name}`,
  ),
  async make() {
    const folder = await mkdtemp(join(tmpdir(), 'hero-'))
    try {
      for (let frame = 0; frame < frames; frame++) {
        await sharp(Buffer.from(river(frame / frames)))
          .png({ compressionLevel: 1 })
          .toFile(join(folder, `${String(frame).padStart(4, '0')}.png`))
      }
      return [`${river(0)}\n`, await encode(folder, 'av1'), await encode(folder, 'h264')]
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
}
