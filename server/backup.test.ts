import { execFile } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { appendFile, copyFile, open, readdir, readFile, stat, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { namedKeys } from '#domain/pictures-in-use.ts'
import { createArchive } from '#platform/backup/archive.ts'
import { writeBackup } from '#platform/backup/backup.ts'
import { restoreBackup } from '#platform/backup/restore.ts'
import { selectTableNames } from '#platform/backup/tables.store.ts'
import { verifyBackup } from '#platform/backup/verify.ts'
import { type Database, openDatabase } from '#platform/database.ts'
import { createLog } from '#platform/log.ts'
import type { MediaStore } from '#platform/media/media-store.ts'
import { joinOwnPostgres, startOwnPostgres } from '#platform/own-postgres/own-postgres.ts'
import { openFileStores } from '#server/file-stores.ts'
import { createCategory, portfolioForm, serviceForm } from '#tests/content-forms.ts'
import { databaseUrl, dropDatabase, runOn } from '#tests/database.ts'
import { formOf, pictureFile } from '#tests/pictures.ts'
import { startS3Server } from '#tests/s3-server.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { openTestApp } from '#tests/test-app.ts'
import { testConfig } from '#tests/test-config.ts'

const app = openTestApp()

const addProject = async (token: string, categoryId: string, colour: string) =>
  app.api('POST', '/project/create', {
    token,
    form: await portfolioForm('project', categoryId, {
      name: `Ledger ${colour}`,
      image: await pictureFile('cover.png', { colour }),
    }),
  })

async function apply(jobId: string, resume: string): Promise<void> {
  const form = formOf({
    firstName: 'Sana',
    lastName: 'Malik',
    yourEmail: `${randomUUID()}@example.com`,
    phoneNumber: '03001234567',
    resume: new File([resume], 'cv.pdf'),
    jobId,
  })
  expect((await app.api('POST', '/career/create', { form })).status).toBe(200)
}

beforeAll(async () => {
  const token = await app.signIn()
  const categoryId = await createCategory(app, token)
  await app.api('POST', '/services', { token, form: await serviceForm(categoryId) })
  for (const colour of ['#112233', '#445566']) await addProject(token, categoryId, colour)
  const job = await app.api('POST', '/job/create', {
    token,
    json: {
      title: 'Engineer ‘quoted’ "twice"\\',
      description: 'Tabs\tand\nlines',
      companyOverview: 'دریا',
      jobRole: ['One', 'Two, "quoted"'],
      requirements: ['{braces}'],
    },
  })
  await apply(job.body.data._id, 'A life in two lines')
  await app.api('POST', '/newsletter/create', { json: { subscriberEmail: 'reader@example.com' } })
  // Calls are noted a moment after their answers.
  await app.recorder.flush()
})

type Place = { db: Database; media: MediaStore; privateFiles: MediaStore }

/** Every row of every table, as text, and every file by its hash. */
async function contentsOf({ db, media, privateFiles }: Place) {
  const rows: Record<string, string[]> = {}
  for (const table of await selectTableNames(db)) {
    const found = await db.execute<{ line: string }>(
      sql`select t::text as line from ${sql.identifier(table)} as t order by 1`,
    )
    rows[table] = found.rows.map(({ line }) => line)
  }
  const files: Record<string, string> = {}
  for (const store of [media, privateFiles]) {
    for await (const { key } of store.list()) {
      const file = await store.get(key)
      if (file)
        files[key] = createHash('sha256')
          .update(await buffer(file.stream))
          .digest('hex')
    }
  }
  return { rows, files }
}

/** An empty database and an empty file store, closed when the test ends. */
async function emptyPlace(storageUrl?: string) {
  const server = inject('postgresUrl')
  const name = `restored_${randomUUID().replaceAll('-', '')}`
  await runOn(server, `create database ${name}`)
  const config = testConfig({ dataDir: temporaryFolder(), storageUrl })
  const url = databaseUrl(server, name)
  const { db, pool, close } = openDatabase({ connectionString: url }, createLog('silent'), 2)
  onTestFinished(async () => {
    await close()
    await dropDatabase(server, name)
  })
  return { db, pool, url, config, ...openFileStores(config).ours }
}

async function backedUp(place: Place = app.services): Promise<string> {
  const path = join(temporaryFolder(), 'all.tar')
  await writeBackup({ ...place, named: namedKeys() }, path)
  return path
}

describe('a backup', () => {
  test('brings back every row and every file', async () => {
    const before = await contentsOf(app.services)
    expect(before.rows['portfolio']).toHaveLength(2)
    expect(Object.keys(before.files).length).toBeGreaterThanOrEqual(4)
    const path = await backedUp()
    const place = await emptyPlace()
    await restoreBackup(place, path)
    expect(await contentsOf(place)).toEqual(before)
  })

  test('lets numbers go on where they were, and keeps what belongs together', async () => {
    const place = await emptyPlace()
    await restoreBackup(place, await backedUp())
    const { rows } = await place.db.execute(sql`select nextval('project_number')::int as next`)
    expect(rows).toEqual([{ next: 3 }])
    await expect(place.db.execute(sql`delete from category`)).rejects.toThrow()
  })

  test('goes from a folder into an object store and back', async () => {
    const s3 = await startS3Server()
    onTestFinished(() => s3.close())
    const before = await contentsOf(app.services)
    const bucket = await emptyPlace(s3.url)
    await restoreBackup(bucket, await backedUp())
    const folder = await emptyPlace()
    await restoreBackup(folder, await backedUp(bucket))
    expect(await contentsOf(folder)).toEqual(before)
  })

  test('is of one moment, whatever is written meanwhile', async () => {
    const token = await app.signIn()
    const category = await createCategory(app, token, 'Busy')
    const jobs = await app.api('GET', '/job')
    let over = false
    let colour = 0x100000
    const writing = (async () => {
      while (!over) {
        colour += 4_099
        await addProject(token, category, `#${colour.toString(16)}`)
        await apply(jobs.body.data[0]._id, `Resume ${colour}`)
      }
    })()
    const paths: string[] = []
    const backingUp = (async () => {
      for (let round = 0; round < 5; round += 1) paths.push(await backedUp())
    })().finally(() => {
      over = true
    })
    // Both to their ends: what fails here is not to go on in the tests after this one.
    const ends = await Promise.allSettled([writing, backingUp])
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    const counts: number[] = []
    for (const path of paths) {
      const place = await emptyPlace()
      const { tables, missing } = await restoreBackup(place, path)
      expect(missing).toEqual([])
      const { files, rows } = await contentsOf(place)
      // Each row's file is there, and each audited creation has its record.
      const { rows: named } = await place.db.execute<{ key: string }>(
        sql`select use.key from (${namedKeys()}) as use union select resume_key from application`,
      )
      expect(named.filter(({ key }) => !(key in files))).toEqual([])
      const { rows: audits } = await place.db.execute<{ count: number }>(
        sql`select count(*)::int as count from audit where entity = 'project' and action = 'create'`,
      )
      expect(rows['portfolio']).toHaveLength(audits[0]?.count ?? 0)
      counts.push(tables['portfolio'] ?? 0)
    }
    expect(counts).toEqual(counts.toSorted((a, b) => a - b))
  })

  test('says so where a file that a record names is gone', async () => {
    const place = await emptyPlace()
    await restoreBackup(place, await backedUp())
    const { rows } = await place.db.execute<{ key: string }>(
      sql`select resume_key as key from application limit 1`,
    )
    const key = rows[0]?.key ?? ''
    await place.privateFiles.remove(key)
    const path = await backedUp(place)
    expect((await verifyBackup(path)).missing).toEqual([`private/${key}`])
  })

  test('is readable by its owner alone and replaces nothing', async () => {
    const path = await backedUp()
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    const before = await readFile(path)
    await expect(writeBackup({ ...app.services, named: namedKeys() }, path)).rejects.toMatchObject({
      code: 'EEXIST',
    })
    expect(await readFile(path)).toEqual(before)
    expect(await readdir(join(path, '..'))).toEqual(['all.tar'])
  })

  test('can be opened by tar', async () => {
    const { stdout } = await promisify(execFile)('tar', ['-tf', await backedUp()])
    expect(stdout.split('\n')).toEqual(
      expect.arrayContaining(['tables/staff/000001.jsonl.gz', 'manifest.json', 'sha256.txt']),
    )
  })
})

describe('a damaged backup', () => {
  const refused = { name: 'DamagedArchive' }

  test('is found out by any changed byte', async () => {
    const path = await backedUp()
    const { size } = await stat(path)
    const file = await open(path, 'r+')
    onTestFinished(() => file.close())
    const positions = [0, 99, 124, 148, 300, 512, 520, size - 1, size - 1025, size - 1500]
    for (let at = 700; at < size; at += Math.ceil(size / 60)) positions.push(at)
    const byte = Buffer.alloc(1)
    for (const at of positions) {
      await file.read(byte, 0, 1, at)
      await file.write(Buffer.from([(byte[0] ?? 0) ^ 0x01]), 0, 1, at)
      await expect(verifyBackup(path), `byte ${at}`).rejects.toMatchObject(refused)
      await file.write(byte, 0, 1, at)
    }
    await verifyBackup(path)
  })

  test('is found out where it is too short or too long', async () => {
    const whole = await backedUp()
    const { size } = await stat(whole)
    for (const length of [0, 1, 511, 512, size - 1, size - 1024, size - 1536]) {
      const path = join(temporaryFolder(), 'short.tar')
      await copyFile(whole, path)
      await truncate(path, length)
      await expect(verifyBackup(path), `${length} bytes`).rejects.toMatchObject(refused)
    }
    await appendFile(whole, '\0')
    await expect(verifyBackup(whole)).rejects.toMatchObject(refused)
  })

  test('is refused where a small part of it would fill the memory', async () => {
    const path = join(temporaryFolder(), 'bomb.tar')
    const archive = await createArchive(path)
    const lines = Buffer.alloc(65 * 1_048_576, '{}\n')
    await archive.add('tables/staff/000001.jsonl.gz', await promisify(gzip)(lines))
    await archive.add('manifest.json', Buffer.from('{}'))
    expect(await archive.finish()).toBeLessThan(200_000)
    const message = 'a part of a table that unpacks to more than 64 MB'
    await expect(verifyBackup(path)).rejects.toMatchObject({ ...refused, message })
    const place = await emptyPlace()
    await expect(restoreBackup(place, path)).rejects.toMatchObject({ ...refused, message })
    expect(await contentsOf(place)).toEqual({ rows: {}, files: {} })
  })

  test.each([
    [
      'names a file outside',
      { 'media/../../../x.webp': 'x' },
      {},
      'the entry media/../../../x.webp',
    ],
    ['names an absolute path', { '/elsewhere/x': 'x' }, {}, 'the entry /elsewhere/x'],
    [
      'names a table by more than letters',
      { 'tables/a";b/000001.jsonl.gz': 'x' },
      {},
      'the entry tables/a";b/000001.jsonl.gz',
    ],
    ['says nothing of its tables', {}, { tables: undefined }, 'the manifest'],
    ['lists no migrations', {}, { migrations: 'all' }, 'the manifest'],
    ['has no manifest but null', {}, null, 'the manifest'],
  ])('is refused where it %s', async (_, entries, changes, message) => {
    const path = join(temporaryFolder(), 'foreign.tar')
    const archive = await createArchive(path)
    for (const [name, text] of Object.entries(entries)) await archive.add(name, Buffer.from(text))
    const manifest = {
      format: 'darya-studio-backup-1',
      madeAt: new Date().toISOString(),
      migrations: [],
      tables: {},
      sequences: {},
      files: Object.keys(entries).length,
      missing: [],
      ...changes,
    }
    const written = JSON.stringify(changes === null ? null : manifest)
    await archive.add('manifest.json', Buffer.from(written))
    await archive.finish()
    await expect(verifyBackup(path)).rejects.toMatchObject({ ...refused, message })
  })

  test('is not restored, and changes nothing', async () => {
    const path = await backedUp()
    await truncate(path, (await stat(path)).size - 1024)
    const place = await emptyPlace()
    await expect(restoreBackup(place, path)).rejects.toMatchObject(refused)
    expect(await contentsOf(place)).toEqual({ rows: {}, files: {} })
  })
})

describe('restoring', () => {
  test('refuses a database or a file store that is not empty', async () => {
    const path = await backedUp()
    const full = await emptyPlace()
    await restoreBackup(full, path)
    const before = await contentsOf(full)
    await expect(restoreBackup(full, path)).rejects.toThrow('The database is not empty')
    const empty = await emptyPlace()
    const mixed = { ...empty, media: full.media, privateFiles: full.privateFiles }
    await expect(restoreBackup(mixed, path)).rejects.toThrow('There are uploaded files already')
    expect(await contentsOf(full)).toEqual(before)
    expect((await contentsOf(empty)).rows).toEqual({})
  })

  test('refuses the backup of a newer release before any of its files are stored', async () => {
    const newer = await emptyPlace()
    await restoreBackup(newer, await backedUp())
    await newer.db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 9999999999999)`,
    )
    const path = await backedUp(newer)
    const place = await emptyPlace()
    await expect(restoreBackup(place, path)).rejects.toThrow(
      'restore it with the release that made it',
    )
    expect(await contentsOf(place)).toEqual({ rows: {}, files: {} })
  })
})

describe('the commands', () => {
  const command = (name: string, file: string, env: Record<string, string>) =>
    promisify(execFile)(process.execPath, [`server/commands/${name}.ts`, file], {
      env: { PATH: process.env.PATH ?? '', ...env },
    }).then(
      ({ stdout }) => ({ code: 0, text: stdout }),
      ({ code, stderr }) => ({ code: code as number, text: stderr as string }),
    )

  test('restore into an own PostgreSQL, and back it up beside a server and without one', async () => {
    const path = await backedUp()
    const folder = temporaryFolder()
    const env = { DATA_DIR: join(folder, 'data') }
    expect(await command('backup', join(folder, 'none.tar'), env)).toMatchObject({
      code: 1,
      text: expect.stringContaining('There is no database in DATA_DIR'),
    })
    expect(await command('restore', path, env)).toMatchObject({
      code: 0,
      text: expect.stringMatching(/^Restored the backup of .*: \d+ rows and \d+ files\.\n$/),
    })
    expect((await command('restore', path, env)).text).toContain('The database is not empty')
    const alone = join(folder, 'alone.tar')
    expect((await command('backup', alone, env)).code).toBe(0)
    const own = await startOwnPostgres({ dataDir: env.DATA_DIR, log: () => {} })
    onTestFinished(() => own.stop())
    expect(joinOwnPostgres(env.DATA_DIR)).toEqual(own.connection)
    const beside = join(folder, 'beside.tar')
    expect((await command('backup', beside, env)).code).toBe(0)
    for (const file of [alone, beside]) {
      const { tables, files } = await verifyBackup(file)
      const original = await verifyBackup(path)
      expect({ tables, files }).toEqual({ tables: original.tables, files: original.files })
    }
    expect((await command('verify-backup', beside, {})).text).toMatch(/is whole: \d+ rows/)
    await truncate(beside, 2_000)
    expect(await command('verify-backup', beside, {})).toMatchObject({
      code: 1,
      text: expect.stringContaining('This is not a whole backup'),
    })
    expect((await command('backup', alone, env)).text).toContain('There is a file at that place')
  })
})
