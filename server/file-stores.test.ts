import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFileStores } from '#server/file-stores.ts'
import { formOf, pictureFile } from '#tests/pictures.ts'
import { startS3Server } from '#tests/s3-server.ts'
import { openTestApp } from '#tests/test-app.ts'
import { testConfig } from '#tests/test-config.ts'

const s3 = await startS3Server()
const fullDisk = openTestApp({ minFreeBytes: 2 ** 60 })
const inBucket = openTestApp({ storageUrl: s3.url })
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'darya-stores-'))
})
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true })
})

const key = `${'a'.repeat(40)}.webp`
const bytes = Buffer.from('bytes')

test('files lie in DATA_DIR, or in the folder of STORAGE_URL', async () => {
  const elsewhere = join(folder, 'elsewhere')
  const inDataDir = openFileStores(testConfig({ dataDir: folder }))
  const inFolder = openFileStores(
    testConfig({ dataDir: folder, storageUrl: pathToFileURL(elsewhere).href }),
  )
  await inFolder.uploads.media.put(key, bytes)
  expect(await inFolder.ours.media.get(key)).toMatchObject({ size: 5 })
  expect(await inFolder.uploads.privateFiles.get(key)).toBeUndefined()
  expect(await inDataDir.uploads.media.get(key)).toBeUndefined()
})

test('the sample content is stored where uploads already stop', async () => {
  const config = testConfig({ dataDir: folder, minFreeBytes: 2 ** 60 })
  const { uploads, ours } = openFileStores(config)
  await expect(uploads.media.put(key, bytes)).rejects.toMatchObject({ status: 507 })
  await expect(uploads.privateFiles.put(key, bytes)).rejects.toMatchObject({ status: 507 })
  await ours.media.put(key, bytes)
  expect(await uploads.media.get(key)).toMatchObject({ size: 5 })
})

const addCategory = async (app: ReturnType<typeof openTestApp>, name: string) =>
  app.api('POST', '/category/create', {
    token: await app.signIn(),
    form: formOf({ name, description: 'd', logo: await pictureFile() }),
  })

test('the API answers 507 while the disk is nearly full, and stores no record', async () => {
  const { status, body } = await addCategory(fullDisk, 'No room')
  expect([status, body.message]).toEqual([507, 'There is no room left to store this file'])
  const token = await fullDisk.signIn()
  expect((await fullDisk.api('GET', '/category', { token })).body.data).toEqual([])
})

test('the API serves pictures out of a bucket, and says 503 while the bucket is away', async () => {
  const { body } = await addCategory(inBucket, 'In a bucket')
  const { icon } = body.data
  const picture = await inBucket.request('GET', icon)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect(picture.headers.get('content-length')).toBe(
    String((await picture.arrayBuffer()).byteLength),
  )
  expect([...s3.objects.keys()]).toEqual([icon.replace('/media/', 'media/')])

  s3.failWith = 500
  const away = await addCategory(inBucket, 'Not in a bucket')
  expect([away.status, away.headers.get('retry-after')]).toEqual([503, '5'])
  s3.failWith = undefined
  const { data } = (await inBucket.api('GET', '/category')).body
  expect(data.map(({ name }: { name: string }) => name)).toEqual(['In a bucket'])
})
