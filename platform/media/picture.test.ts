import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFolderStore } from '#platform/media/folder-store.ts'
import { firstImageRules, maxImageBytes } from '#platform/media/image-limits.ts'
import type { MediaStore } from '#platform/media/media-store.ts'
import { storePicture } from '#platform/media/picture.ts'
import { keepRoom } from '#platform/media/room.ts'

let folder: string
let store: MediaStore

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'darya-pictures-'))
  store = createFolderStore(folder)
})
afterAll(() => rm(folder, { recursive: true }))

const upload = (bytes: Buffer, name = 'picture.png') =>
  storePicture(store, { name, bytes }, 'image')
const stored = async () => (await Array.fromAsync(store.list())).length
const bytesOf = async (key: string) => {
  const file = await store.get(key)
  return file ? buffer(file.stream) : Buffer.alloc(0)
}

const plain = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#0ea5e9' } })

/** One chunk of a PNG file. */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
const numbers = (...values: number[]) => {
  const data = Buffer.alloc(values.length * 4)
  values.forEach((value, at) => {
    data.writeUInt32BE(value, at * 4)
  })
  return data
}
const signature = Buffer.from('89504e470d0a1a0a', 'hex')
const header = (width: number, height: number) =>
  chunk('IHDR', Buffer.concat([numbers(width, height), Buffer.from([8, 0, 0, 0, 0])]))
const end = chunk('IEND', Buffer.alloc(0))

describe('every picture', () => {
  test.each(['jpeg', 'png', 'webp'] as const)(
    '%s becomes a WebP of the same size',
    async (format) => {
      const picture = await upload(await plain().toFormat(format).toBuffer())
      expect(picture).toMatchObject({ width: 40, height: 20, url: `/media/${picture.key}` })
      const kept = await sharp(await bytesOf(picture.key)).metadata()
      expect([kept.format, kept.width, kept.height]).toEqual(['webp', 40, 20])
    },
  )

  test('loses place, camera and profile, and stands upright', async () => {
    const photograph = await plain(60, 30)
      .withExif({
        IFD0: { Make: 'Camera of someone', Orientation: '6' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 32/1 0/1' },
      })
      .withIccProfile('p3')
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(photograph).metadata()).exif).toBeDefined()
    const { key, width, height } = await upload(photograph)
    const kept = await bytesOf(key)
    const { exif, icc, xmp, iptc } = await sharp(kept).metadata()
    expect([exif, icc, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined])
    expect(kept.includes('Camera of someone')).toBe(false)
    expect([width, height]).toEqual([30, 60])
  })

  test('keeps nothing of what stands behind the picture', async () => {
    const jpeg = await plain().jpeg().toBuffer()
    const html = Buffer.from('<html><script>alert(document.domain)</script></html>')
    const { key } = await upload(Buffer.concat([jpeg, html]), 'picture.html')
    expect((await bytesOf(key)).includes('<script>')).toBe(false)
  })

  test('keeps nothing of a script within its comments', async () => {
    const jpeg = await plain().jpeg().toBuffer()
    const script = Buffer.from('*/=alert(1)/*<script>alert(1)</script>')
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, script.length + 2]), script])
    const { key } = await upload(Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]))
    expect((await bytesOf(key)).includes('alert')).toBe(false)
  })

  test.each([
    '../../../../etc/cron.d/evil.png',
    '..\\..\\windows\\evil.png',
    'picture.png.php',
    'picture.svg',
    '\u0000.png',
    'con',
    '',
  ])('is stored under a name of ours, whatever it was called: %j', async (name) => {
    const { key } = await upload(await plain().png().toBuffer(), name)
    expect(key).toMatch(/^[0-9a-f]{40}\.webp$/)
  })

  test('waits for its turn, as others need the threads', async () => {
    const photographs = await Promise.all(
      [1, 2, 3, 4].map((height) =>
        plain(3000, 1000 + height)
          .png()
          .toBuffer(),
      ),
    )
    const many: number[] = []
    const look = setInterval(() => many.push(sharp.counters().queue + sharp.counters().process))
    await Promise.all(photographs.map((bytes) => upload(bytes)))
    clearInterval(look)
    expect(Math.max(...many)).toBe(1)
  })

  test('larger than any screen is made smaller', async () => {
    const { width, height } = await upload(await plain(4800, 600).png().toBuffer())
    expect([width, height]).toEqual([2400, 300])
  })
})

describe('what is refused, with nothing stored', () => {
  const wrongType = 'Invalid file type. Please upload JPEG, PNG, or WebP images'
  const damaged = 'This image is damaged or cannot be read'

  const refused = async (bytes: Buffer, status: number, message: string, why = '') => {
    const before = await stored()
    const error = await upload(bytes).catch((thrown) => thrown)
    expect(error).toMatchObject({ status, message, fields: [{ path: 'image', message }] })
    expect(String(error.cause)).toContain(why)
    expect(await stored()).toBe(before)
  }

  test.each([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['GIF', Buffer.from('GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000;', 'latin1')],
    ['PDF', Buffer.from('%PDF-1.7\n%âãÏÓ')],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a program', Buffer.from('\u007fELF\u0002\u0001\u0001', 'latin1')],
    ['an archive', Buffer.from('PK\u0003\u0004', 'latin1')],
    ['TIFF', Buffer.from('II*\u0000\u0008\u0000\u0000\u0000', 'latin1')],
    ['a sound in the same container as WebP', Buffer.from('RIFF\u0024\u0000\u0000\u0000WAVE')],
    ['nothing at all', Buffer.alloc(0)],
  ])('%s, whatever its name says', (_, bytes) => refused(bytes, 415, wrongType))

  test('an SVG that begins like a PNG', () =>
    refused(Buffer.concat([signature, Buffer.from('<svg onload="alert(1)"/>')]), 422, damaged))

  test.each([
    ['JPEG', 'jpeg'],
    ['PNG', 'png'],
    ['WebP', 'webp'],
  ] as const)('a %s that breaks off', async (_, format) => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const whole = await sharp({
      create: { width: 200, height: 200, channels: 3, background: '#fff', noise },
    })
      .toFormat(format)
      .toBuffer()
    await refused(whole.subarray(0, whole.length / 2), 422, damaged)
  })

  test('a small file that says it unpacks to 2,500 million pixels', async () => {
    const row = deflateSync(Buffer.alloc(50_001))
    const flood = Buffer.concat([signature, header(50_000, 50_000), chunk('IDAT', row), end])
    await refused(flood, 422, damaged, 'pixel limit')
  })

  test.each([
    ['of twice the bits', 5_000, 16, 0],
    ['interlaced', 5_000, 8, 1],
    ['both, of which a quarter may be', 3_500, 16, 1],
  ])('half as many pixels as others may have: %s', async (_how, side, ...how) => {
    const row = deflateSync(Buffer.alloc(1))
    const of = (bits: number, interlaced: number) => {
      const size = numbers(side, side)
      const head = chunk('IHDR', Buffer.concat([size, Buffer.from([bits, 6, 0, 0, interlaced])]))
      return Buffer.concat([signature, head, chunk('IDAT', row), end])
    }
    const [bits, interlaced] = how as [number, number]
    await refused(of(bits, interlaced), 422, damaged, 'pixel limit')
    const other = await upload(of(8, 0)).catch((error) => String(error.cause))
    expect(other).not.toContain('pixel limit')
  })

  test('a file of 3 MB at most that really unpacks to 100 million pixels', async () => {
    const flood = await sharp({
      create: { width: 10_000, height: 10_000, channels: 3, background: '#000' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(flood.length).toBeLessThan(maxImageBytes)
    await refused(flood, 422, damaged, 'pixel limit')
  })

  test('a file above 3 MB', () =>
    refused(Buffer.alloc(maxImageBytes + 1), 413, 'Image size cannot be more than 3MB'))

  test('a kind that this form does not take', async () => {
    const bytes = await plain().webp().toBuffer()
    await expect(
      storePicture(store, { name: 'a.png', bytes }, 'image', firstImageRules),
    ).rejects.toMatchObject({
      status: 415,
      message: 'Only PNG, JPG, and JPEG formats are allowed',
    })
  })
})

describe('an animation', () => {
  test('of WebP keeps its first frame alone', async () => {
    const frames = await Promise.all(
      Array.from({ length: 200 }, (_, at) =>
        sharp({
          create: { width: 32, height: 32, channels: 3, background: at % 2 ? '#fff' : '#000' },
        })
          .png()
          .toBuffer(),
      ),
    )
    const animation = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer()
    expect((await sharp(animation).metadata()).pages).toBe(200)
    const { key, width, height } = await upload(animation)
    expect([width, height]).toEqual([32, 32])
    expect((await sharp(await bytesOf(key)).metadata()).pages ?? 1).toBe(1)
  })

  test('of PNG keeps its first frame, whatever number of frames it claims', async () => {
    const [width, height] = [16, 16]
    const pixels = deflateSync(Buffer.alloc((width + 1) * height))
    const control = chunk(
      'fcTL',
      Buffer.concat([numbers(0, width, height, 0, 0), Buffer.from([0, 1, 0, 1, 0, 0])]),
    )
    const animation = Buffer.concat([
      signature,
      header(width, height),
      chunk('acTL', numbers(0x7fff_ffff, 0)),
      control,
      chunk('IDAT', pixels),
      end,
    ])
    const picture = await upload(animation)
    expect([picture.width, picture.height]).toEqual([16, 16])
    expect((await sharp(await bytesOf(picture.key)).metadata()).pages ?? 1).toBe(1)
  })
})

test('uploads stop while too little of the disk is free, and go on when there is room', async () => {
  const bytes = await plain(33, 44).png().toBuffer()
  const upload = (free: number) =>
    storePicture(keepRoom(store, folder, free), { name: 'a.png', bytes }, 'image')
  const before = await stored()
  await expect(upload(2 ** 60)).rejects.toMatchObject({
    status: 507,
    message: 'There is no room left to store this file',
  })
  expect(await stored()).toBe(before)
  await upload(0)
  expect(await stored()).toBe(before + 1)
})
