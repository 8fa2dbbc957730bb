/** Disks that are full, for uploads and for the database, and have room again. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { joinOwnPostgres } from '#platform/own-postgres/own-postgres.ts'
import { openJob, postApplication } from '#tests/faults/applications.ts'
import { ask, expectLedger } from '#tests/faults/ledger.ts'
import { startLoad } from '#tests/faults/load.ts'
import { report, until } from '#tests/faults/measure.ts'
import { newFolder, startProduct } from '#tests/faults/product.ts'
import { mountSmallDisk } from '#tests/faults/small-disk.ts'
import { postPage, statusOf } from '#tests/faults/visitors.ts'
import { newDatabase } from '#tests/start/server-process.ts'

const megabyte = 1_048_576

test('no room for uploads: 507, nothing half-stored, and all else goes on', async (context) => {
  const disk = mountSmallDisk(64)
  if (!disk) return context.skip()
  const DATABASE_URL = await newDatabase()
  const product = await startProduct({
    DATABASE_URL,
    STORAGE_URL: `file://${disk.folder}`,
    // So that the disk itself says no, and not the room that is kept.
    UPLOAD_MIN_FREE_MB: '0',
  })
  const { origin } = product
  const load = await startLoad(origin)
  const job = await openJob(origin)
  let at = 0
  const apply = () => {
    at += 1
    return postApplication(origin, job, `apply-${at}`, 3 * megabyte)
  }
  const privateFiles = () =>
    readdirSync(join(disk.folder, 'private'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
  const html = await (await fetch(`${origin}/services`)).text()
  const picture = /"(\/media\/[a-z0-9.]+)"/.exec(html)?.[1] ?? ''
  expect(picture).not.toBe('')

  expect(await apply()).toBe(200)
  const stored = privateFiles()
  disk.fill(megabyte)
  const refused = await Promise.all([apply(), apply(), apply(), apply()])
  expect(refused).toEqual([507, 507, 507, 507])
  expect(privateFiles()).toEqual(stored)
  expect(await statusOf(`${origin}${picture}`)).toBe(200)
  const before = load.acknowledged.size
  await until('others to be served', () => load.acknowledged.size > before + 5)
  disk.free()
  expect(await apply()).toBe(200)
  await load.stop()
  const connection = { connectionString: DATABASE_URL }
  const [found] = await ask(
    connection,
    `select (select count(*)::int from application where email like 'apply-%') as applications,
       (select count(*)::int from media where visibility = 'private' and released_at is null) as held`,
  )
  expect(found).toEqual({ applications: 2, held: 2 })
  expect(privateFiles()).toHaveLength(2)
  expect(load.readsRefused).toBe(0)
  expect(load.refused).toEqual({ away: 0, unanswered: 0 })
  await expectLedger(connection, load)
  report('no room for uploads', { refused: refused.length, 'half-stored': 0 })
})

test('uploads leave its room to a database on the same disk, which goes on taking posts', async (context) => {
  const disk = mountSmallDisk(384)
  if (!disk) return context.skip()
  const kept = 96
  const product = await startProduct({ DATA_DIR: disk.folder, UPLOAD_MIN_FREE_MB: String(kept) })
  // Before its disk goes.
  onTestFinished(() => product.stop())
  const { origin } = product
  const load = await startLoad(origin)
  const job = await openJob(origin)
  const apply = (name: string) => postApplication(origin, job, name, 3 * megabyte)
  expect(await apply('apply-before')).toBe(200)
  disk.fill((kept + 1) * megabyte)
  const names = Array.from({ length: 10 }, (_, at) => `apply-${at}`)
  for (const name of names) expect(await apply(name)).toBe(507)
  const before = load.acknowledged.size
  await until('posts that need no file', () => load.acknowledged.size > before + 100)
  disk.free()
  for (const name of names) expect(await apply(name)).toBe(200)
  await load.stop()
  expect(load.readsRefused).toBe(0)
  expect(load.refused).toEqual({ away: 0, unanswered: 0 })
  report('uploads on a disk that gets full beside the database', {
    refused: names.length,
    'posts acknowledged meanwhile': load.acknowledged.size - before,
  })
  await expectLedger(joinOwnPostgres(product.dataDir) ?? {}, load)
})

test('no room for the database: 503, pages go on, and it recovers once there is room', async (context) => {
  const disk = mountSmallDisk(256)
  if (!disk) return context.skip()
  const product = await startProduct({
    DATA_DIR: disk.folder,
    STORAGE_URL: `file://${newFolder()}`,
  })
  // Before its disk goes.
  onTestFinished(() => product.stop())
  const { origin } = product
  const load = await startLoad(origin)
  await until('a first acknowledgement', () => load.acknowledged.size > 5)
  disk.fill()
  // The log still has room for some writes.
  const told = await until('a refusal', async () => {
    const page = await postPage(origin)
    const text = await page.text()
    if (page.status !== 503) return false
    expect(text).toContain('This took an evening to write.')
    return true
  })
  const before = load.reads
  await until('pages that are read meanwhile', () => load.reads > before + 100)
  expect(await statusOf(`${origin}/healthz`)).toBe(200)
  disk.free()
  const back = performance.now()
  await until('an acknowledgement', () => load.lastAcknowledged > back)
  const written = performance.now() - back
  await load.stop()
  expect(load.readsRefused).toBe(0)
  report('no room for the database', {
    'refused after ms': Math.round(told),
    'pages read meanwhile': load.reads - before,
    'posts told 503': load.refused.away,
    'next acknowledgement after there was room again, ms': Math.round(written),
  })
  await expectLedger(joinOwnPostgres(product.dataDir) ?? {}, load)
})
