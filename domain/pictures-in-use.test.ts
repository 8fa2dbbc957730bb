import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { removeUnusedPictures } from '#domain/pictures-in-use.ts'
import { settingTable } from '#domain/settings/settings.table.ts'
import { mediaTable } from '#platform/media/media.table.ts'
import { storePicture } from '#platform/media/picture.ts'
import { createCategory, portfolioForm, serviceForm } from '#tests/content-forms.ts'
import { formOf, pictureFile } from '#tests/pictures.ts'
import { openTestApp } from '#tests/test-app.ts'

const app = openTestApp()
let token: string
let categoryId: string

beforeAll(async () => {
  token = await app.signIn()
  categoryId = await createCategory(app, token)
})

const sweep = () => removeUnusedPictures(app.services)
const keyOf = (url: string) => url.replace('/media/', '')
const status = async (url: string) => (await app.request('GET', url)).status
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
const noteOf = async (url: string) => {
  const rows = await app.services.db
    .select()
    .from(mediaTable)
    .where(eq(mediaTable.key, keyOf(url)))
  return rows[0]
}
/** Makes a file look as if it had been stored that many days ago. */
const age = (url: string, days: number) => {
  const key = keyOf(url)
  const path = join(app.services.config.dataDir, 'media', key.slice(0, 2), key)
  return utimes(path, daysAgo(days), daysAgo(days))
}
const release = (url: string, days: number) =>
  app.services.db
    .update(mediaTable)
    .set({ releasedAt: daysAgo(days) })
    .where(eq(mediaTable.key, keyOf(url)))

let width = 20
/** A picture that no other test uses. */
const newPicture = () => {
  width += 1
  return pictureFile('a.png', { width })
}
const addProject = async (many = 1) => {
  const image = await Promise.all(Array.from({ length: many }, newPicture))
  const form = await portfolioForm('project', categoryId, { image })
  return (await app.api('POST', '/project/create', { token, form })).body.data
}

describe('a picture', () => {
  test('stays as long as any record names it, however old it is', async () => {
    const service = await app.api('POST', '/services', {
      token,
      form: await serviceForm(categoryId, { icon: await newPicture() }),
    })
    const project = await addProject(2)
    const urls = [service.body.data.icon, ...project.image]
    for (const url of urls) await age(url, 400)
    expect(await sweep()).toEqual({ released: 0, reclaimed: 0, removed: 0 })
    expect(await Promise.all(urls.map(status))).toEqual([200, 200, 200])
  })

  test('that was removed is kept for 30 days and then goes', async () => {
    const { _id, image } = await addProject(2)
    const [cover, second] = image
    await app.api('DELETE', `/project/image/${_id}`, { token, json: { imagePath: cover } })
    await age(cover, 60)
    expect(await sweep()).toEqual({ released: 1, reclaimed: 0, removed: 0 })
    expect((await noteOf(cover))?.releasedAt).toBeInstanceOf(Date)
    expect(await status(cover)).toBe(200)

    await release(cover, 29)
    await sweep()
    expect(await status(cover)).toBe(200)
    await release(cover, 31)
    expect((await sweep()).removed).toBe(1)
    expect([await status(cover), await status(second)]).toEqual([404, 200])
    expect(await noteOf(cover)).toBeUndefined()
  })

  test('that is uploaded again in time stays', async () => {
    const picture = await newPicture()
    const first = await portfolioForm('project', categoryId, {
      image: [picture, await newPicture()],
    })
    const { _id, image } = (await app.api('POST', '/project/create', { token, form: first })).body
      .data
    await app.api('DELETE', `/project/image/${_id}`, { token, json: { imagePath: image[0] } })
    await sweep()
    await age(image[0], 60)
    await release(image[0], 31)
    const form = formOf({ image: picture })
    const again = await app.api('PATCH', `/project/change-image/${_id}`, { token, form })
    expect(again.body.data.image).toEqual([image[1], image[0]])
    await sweep()
    expect([await status(image[0]), (await noteOf(image[0]))?.releasedAt]).toEqual([200, null])
  })

  test('of a record in the trash stays, so that the record comes back whole', async () => {
    const { _id, image } = await addProject()
    await app.api('DELETE', `/project/delete/${_id}`, { token })
    await age(image[0], 60)
    expect((await sweep()).released).toBe(0)
    await app.api('POST', '/trash/restore', { token, json: { entity: 'project', _id } })
    expect(await status(image[0])).toBe(200)
  })

  test('that a setting names stays', async () => {
    const bytes = Buffer.from(await (await newPicture()).arrayBuffer())
    const { url } = await storePicture(app.services.media, { name: 'a.png', bytes }, 'logo')
    await age(url, 60)
    const value = [{ name: 'Partner', logo: url }]
    await app.services.db.insert(settingTable).values({ key: 'marks', value })
    await sweep()
    expect(await status(url)).toBe(200)
    await app.services.db.delete(settingTable).where(eq(settingTable.key, 'marks'))
    expect((await sweep()).removed).toBe(1)
    expect(await status(url)).toBe(404)
  })

  test('of a request that failed goes after a day', async () => {
    const form = await portfolioForm('project', '01990000-0000-7000-8000-000000000000', {
      image: await newPicture(),
    })
    const before = await Array.fromAsync(app.services.media.list())
    expect((await app.api('POST', '/project/create', { token, form })).status).toBe(422)
    const known = new Set(before.map(({ key }) => key))
    const after = await Array.fromAsync(app.services.media.list())
    const left = after.filter(({ key }) => !known.has(key)).map(({ key }) => `/media/${key}`)
    expect(left).toHaveLength(1)

    expect((await sweep()).removed).toBe(0)
    for (const url of left) await age(url, 2)
    expect((await sweep()).removed).toBe(1)
    for (const url of left) expect(await status(url)).toBe(404)
  })
})
