import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readlink, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { categoryTable } from '#domain/category/category.table.ts'
import { removeUnusedPictures } from '#domain/pictures-in-use.ts'
import { mediaTable } from '#platform/media/media.table.ts'
import { formOf, pictureFile } from '#tests/pictures.ts'
import { startS3Server } from '#tests/s3-server.ts'
import { openTestApp } from '#tests/test-app.ts'

const s3 = await startS3Server()
const stores = { 'a folder': openTestApp(), 'a bucket': openTestApp({ storageUrl: s3.url }) }
const inFolder = stores['a folder']

/** The address of a category's icon of 900 pixels, without its ending. */
async function addPicture(app: typeof inFolder, colour: string): Promise<string> {
  const logo = await pictureFile('icon.png', { width: 900, height: 450, colour })
  const token = await app.signIn()
  const form = formOf({ name: `In ${colour}`, description: 'd', logo })
  const { body } = await app.api('POST', '/category/create', { token, form })
  return body.data.icon.replace('.webp', '')
}

/** A square that can't be made smaller, so that its file is not read in one go. */
const noise = (width: number) =>
  sharp(randomBytes(width * width * 3), { raw: { width, height: width, channels: 3 } })

/** How many files of this name the process holds open. */
async function openFiles(name: string): Promise<number> {
  const links = (await readdir('/proc/self/fd')).map((at) =>
    readlink(`/proc/self/fd/${at}`).catch(() => ''),
  )
  return (await Promise.all(links)).filter((path) => path.includes(name)).length
}

/** A picture as it came, by its content; AVIF is told by its first bytes alone, as no upload is. */
async function read(app: typeof inFolder, path: string) {
  const answer = await app.request('GET', path)
  const bytes = Buffer.from(await answer.arrayBuffer())
  const isAvif = bytes.toString('latin1', 4, 12) === 'ftypavif'
  const { format, width } = isAvif ? { format: 'avif', width: 320 } : await sharp(bytes).metadata()
  return { answer, format, width }
}

test.each(Object.entries(stores))(
  'out of %s a picture stands in for its variants until they are made, all at once asked for',
  async (_, app) => {
    const start = await addPicture(app, '#ff5b2e')
    for (const format of ['avif', 'webp']) {
      const path = `${start}w320.${format}`
      const first = await Promise.all(Array.from({ length: 8 }, () => app.request('GET', path)))
      for (const answer of first) {
        expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
        expect(answer.headers.get('cache-control')).toBe('no-cache')
        await answer.arrayBuffer()
      }
      const shown = async () => {
        const { answer, ...picture } = await read(app, path)
        const [type, kept] = ['content-type', 'cache-control'].map((name) =>
          answer.headers.get(name),
        )
        return { ...picture, type, kept }
      }
      await expect.poll(shown).toEqual({
        format,
        width: 320,
        type: `image/${format}`,
        kept: expect.stringContaining('immutable'),
      })
    }
    const { width } = await read(app, `${start}.webp`)
    expect(width).toBe(900)
  },
)

test.runIf(existsSync('/proc/self/fd'))(
  'asking for the head alone opens no file for good',
  async () => {
    const data = await noise(700).png().toBuffer()
    const form = formOf({
      name: 'Heads',
      description: 'd',
      logo: new File([new Uint8Array(data)], 'big.png', { type: 'image/png' }),
    })
    const { body } = await inFolder.api('POST', '/category/create', {
      token: await inFolder.signIn(),
      form,
    })
    const address: string = body.data.icon
    for (let many = 0; many < 20; many += 1) {
      const { status, headers } = await inFolder.request('HEAD', address)
      expect([status, Number(headers.get('content-length')) > 100_000]).toEqual([200, true])
    }
    const name = address.split('/').at(-1) ?? ''
    await expect.poll(() => openFiles(name)).toBe(0)
  },
)

test.each(['w321.avif', 'w0320.avif', 'w320.png', 'w320.svg', 'w99999.webp', 'w320x200.webp'])(
  'no variant is made of %s',
  async (ending) => {
    const start = await addPicture(inFolder, '#14171f')
    expect((await inFolder.request('GET', `${start}${ending}`)).status).toBe(404)
  },
)

test('there is no variant of a picture that there is not', async () => {
  const path = `/media/${'0'.repeat(40)}w320.avif`
  expect((await inFolder.request('GET', path)).status).toBe(404)
})

test('variants stay as long as their picture, and go with it', async () => {
  const start = await addPicture(inFolder, '#1d4ed8')
  const path = `${start}w480.webp`
  await expect.poll(async () => (await read(inFolder, path)).width).toBe(480)
  const { services } = inFolder
  const fileOf = (address: string) => {
    const key = address.replace('/media/', '')
    return join(services.config.dataDir, 'media', key.slice(0, 2), key)
  }
  const age = async () => {
    const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000)
    for (const address of [path, `${start}.webp`]) {
      await utimes(fileOf(address), twoDaysAgo, twoDaysAgo)
    }
  }
  await age()
  await removeUnusedPictures(services)
  expect((await stat(fileOf(path))).isFile()).toBe(true)

  await services.db.delete(categoryTable).where(eq(categoryTable.name, 'In #1d4ed8'))
  await services.db.delete(mediaTable).where(eq(mediaTable.key, `${start}.webp`.slice(7)))
  await removeUnusedPictures(services)
  for (const address of [path, `${start}.webp`]) {
    expect((await inFolder.request('GET', address)).status).toBe(404)
  }
})
