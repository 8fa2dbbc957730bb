import { appendFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { namedKeys } from '#domain/pictures-in-use.ts'
import { writeBackup } from '#platform/backup/backup.ts'
import { verifyBackup } from '#platform/backup/verify.ts'
import { makeScheduledBackup } from '#server/scheduled-backup.ts'
import { createCategory, portfolioForm } from '#tests/content-forms.ts'
import { pictureFile } from '#tests/pictures.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { openTestApp } from '#tests/test-app.ts'

const app = openTestApp()

/** More than one file to back up. */
beforeAll(async () => {
  const token = await app.signIn()
  const form = await portfolioForm('project', await createCategory(app, token), {
    image: await pictureFile('cover.png', { colour: '#112233' }),
  })
  expect((await app.api('POST', '/project/create', { token, form })).status).toBe(200)
})

describe('backups by themselves', () => {
  test('keep as many as wished, the newest, and touch no other file', async () => {
    const folder = join(temporaryFolder(), 'made', 'when-missing')
    const settings = { folder, keep: 2 }
    const { signal } = new AbortController()
    await makeScheduledBackup(app.services, settings, signal)
    for (const old of ['darya-20200101T000000Z.tar', 'darya-20210101T000000Z.tar', 'mine.tar']) {
      await appendFile(join(folder, old), 'x')
    }
    const [first = ''] = (await readdir(folder)).filter((name) => name > 'darya-2022').sort()
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    await makeScheduledBackup(app.services, settings, signal)
    const left = (await readdir(folder)).sort()
    expect(left).toHaveLength(3)
    expect([left[0], left[2]]).toEqual([first, 'mine.tar'])
    await verifyBackup(join(folder, left[1] ?? ''))
  })

  test('end where the server is to stop, and leave nothing half-written', async () => {
    const folder = temporaryFolder()
    const stopping = new AbortController()
    const { media } = app.services
    let read = 0
    const services = {
      ...app.services,
      media: {
        ...media,
        get(key: string) {
          read += 1
          stopping.abort()
          return media.get(key)
        },
      },
    }
    const making = makeScheduledBackup(services, { folder, keep: 2 }, stopping.signal)
    await expect(making).rejects.toMatchObject({ name: 'AbortError' })
    expect(read).toBe(1)
    expect(await readdir(folder)).toEqual([])
    const whole = join(temporaryFolder(), 'all.tar')
    await writeBackup({ ...app.services, named: namedKeys() }, whole)
    await expect(verifyBackup(whole, stopping.signal)).rejects.toMatchObject({ name: 'AbortError' })
  })
})
