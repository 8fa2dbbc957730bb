import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createFolderStore } from '#platform/media/folder-store.ts'
import type { MediaStore } from '#platform/media/media-store.ts'
import { bucketOf, createS3Store } from '#platform/media/s3-store.ts'
import { type S3Server, startS3Server } from '#tests/s3-server.ts'

const key = (letter: string) => `${letter.repeat(40)}.webp`
const dayAgo = () => new Date(Date.now() - 86_400_000)

let folder: string
let s3: S3Server

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'darya-media-'))
  s3 = await startS3Server()
})
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true })
})

const kinds: [name: string, open: () => MediaStore, age: (key: string, at: Date) => unknown][] = [
  [
    'a folder',
    () => createFolderStore(folder),
    (name, at) => utimes(join(folder, name.slice(0, 2), name), at, at),
  ],
  [
    'a bucket',
    () => createS3Store(bucketOf(s3.url), 'media/'),
    (name, at) => {
      const found = s3.objects.get(`media/${name}`)
      if (found) found.storedAt = at
    },
  ],
]

describe.each(kinds)('%s', (_, open, age) => {
  const read = async (name: string) => {
    const file = await open().get(name)
    return file && { size: file.size, text: String(await buffer(file.stream)) }
  }
  const listed = async () => {
    const keys: string[] = []
    for await (const file of open().list()) keys.push(file.key)
    return keys.sort()
  }

  test('gives back what was stored, and nothing after it was removed', async () => {
    const store = open()
    await store.put(key('a'), Buffer.from('hello'))
    expect(await read(key('a'))).toEqual({ size: 5, text: 'hello' })
    await store.remove(key('a'))
    await store.remove(key('a'))
    expect(await read(key('a'))).toBeUndefined()
  })

  test('lists every file with the time it was stored', async () => {
    const store = open()
    const keys = ['b', 'c', 'd', 'e', 'f'].map(key)
    for (const name of keys) await store.put(name, Buffer.from(name))
    expect(await listed()).toEqual(keys)
    for await (const { storedAt } of store.list()) {
      expect(Math.abs(Date.now() - storedAt.getTime())).toBeLessThan(60_000)
    }
    for (const name of keys) await store.remove(name)
    expect(await listed()).toEqual([])
  })

  test('removes only what has not been stored again since', async () => {
    const store = open()
    await store.put(key('a'), Buffer.from('x'))
    expect(await store.removeOlder(key('a'), dayAgo())).toBe(false)
    await age(key('a'), new Date(Date.now() - 2 * 86_400_000))
    expect(await read(key('a'))).toBeDefined()
    await store.put(key('a'), Buffer.from('x'))
    expect(await store.removeOlder(key('a'), dayAgo())).toBe(false)
    await age(key('a'), new Date(Date.now() - 2 * 86_400_000))
    expect(await store.removeOlder(key('a'), dayAgo())).toBe(true)
    expect(await read(key('a'))).toBeUndefined()
    expect(await store.removeOlder(key('a'), dayAgo())).toBe(false)
  })

  test.each(['../../etc/passwd', '..', '', 'a.webp', `${'a'.repeat(40)}/b.webp`, '\u0000'])(
    'neither reads nor writes %j',
    async (name) => {
      const store = open()
      expect(await store.get(name)).toBeUndefined()
      await expect(store.put(name, Buffer.from('x'))).rejects.toMatchObject({ status: 404 })
      await expect(store.remove(name)).rejects.toMatchObject({ status: 404 })
    },
  )
})

describe('a folder alone', () => {
  test('lists what was never finished, so that it can be removed', async () => {
    const part = '.01990000-0000-7000-8000-000000000000.part'
    await writeFile(join(folder, part), 'half')
    await utimes(join(folder, part), dayAgo(), dayAgo())
    const store = createFolderStore(folder)
    const keys: string[] = []
    for await (const file of store.list()) keys.push(file.key)
    expect(keys).toEqual([part])
    expect(await store.get(part)).toBeUndefined()
    expect(await store.removeOlder(part, new Date())).toBe(true)
    expect(await readdir(folder)).not.toContain(part)
  })

  test('is closed to other accounts of the machine, as are its files', async () => {
    const own = join(folder, 'closed')
    await createFolderStore(own).put(key('c'), Buffer.from('a résumé'))
    const paths = [own, join(own, 'cc'), join(own, 'cc', key('c'))]
    const modes = await Promise.all(paths.map(async (path) => (await stat(path)).mode & 0o777))
    expect(modes).toEqual([0o700, 0o700, 0o600])
  })

  test('is empty before the first file', async () => {
    const store = createFolderStore(join(folder, 'not-yet'))
    expect(await Array.fromAsync(store.list())).toEqual([])
    expect(await store.get(key('a'))).toBeUndefined()
  })
})

describe('a bucket alone', () => {
  afterEach(() => {
    s3.failWith = undefined
  })

  test('keeps files under its prefix and knows of no others', async () => {
    const bucket = bucketOf(s3.url)
    await createS3Store(bucket, 'private/').put(key('a'), Buffer.from('secret'))
    expect([...s3.objects.keys()]).toEqual([`private/${key('a')}`])
    const media = createS3Store(bucket, 'media/')
    expect(await media.get(key('a'))).toBeUndefined()
    expect(await Array.fromAsync(media.list())).toEqual([])
  })

  test('is unavailable, with nothing stored, where the secret is wrong', async () => {
    const store = createS3Store({ ...bucketOf(s3.url), secretAccessKey: 'wrong' }, 'media/')
    await expect(store.put(key('b'), Buffer.from('x'))).rejects.toMatchObject({
      status: 503,
      retryAfter: 5,
    })
    await expect(store.get(key('b'))).rejects.toMatchObject({ status: 503 })
    expect(s3.objects.has(`media/${key('b')}`)).toBe(false)
  })

  test.each([
    [500, 503],
    [503, 503],
    [507, 507],
  ])('a store that answers %d makes it %d', async (status, expected) => {
    s3.failWith = status
    const store = createS3Store(bucketOf(s3.url), 'media/')
    await expect(store.put(key('b'), Buffer.from('x'))).rejects.toMatchObject({ status: expected })
  })

  test('is unavailable where nobody answers', async () => {
    const store = createS3Store({ ...bucketOf(s3.url), address: 'http://127.0.0.1:1/b' }, 'media/')
    await expect(store.get(key('b'))).rejects.toMatchObject({ status: 503 })
  })

  test('is not followed to where it says that it went', async () => {
    const store = createS3Store(bucketOf(s3.url), 'media/')
    await store.put(key('c'), Buffer.from('x'))
    const { address } = bucketOf(s3.url)
    const mover = createServer((request, response) => {
      response.writeHead(307, { location: `${new URL(address).origin}${request.url}` }).end()
    })
    await new Promise<void>((resolve) => mover.listen(0, '127.0.0.1', resolve))
    const { port } = mover.address() as AddressInfo
    const moved = { ...bucketOf(s3.url), address: address.replace(/:\d+/, `:${port}`) }
    await expect(createS3Store(moved, 'media/').get(key('c'))).rejects.toMatchObject({
      status: 503,
    })
    mover.close()
    await store.remove(key('c'))
  })

  test('has its address, key and region in one URL, encrypted unless it says otherwise', () => {
    expect(bucketOf('s3://KEY:a%2Fb@store.example/files')).toEqual({
      accessKeyId: 'KEY',
      secretAccessKey: 'a/b',
      region: 'us-east-1',
      address: 'https://store.example/files',
    })
  })

  test.each(['s3://store.example/files', 's3://KEY:hunter2@store.example', 's3://KEY@h/b'])(
    '%s is refused in words that repeat no secret',
    (url) => {
      expect(() => bucketOf(url)).toThrow(/^STORAGE_URL must read (?!.*hunter2)/)
    },
  )
})
