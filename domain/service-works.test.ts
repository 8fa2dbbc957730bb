import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { createCategory, portfolioForm, serviceForm } from '#tests/content-forms.ts'
import { pictureFile } from '#tests/pictures.ts'
import { openTestApp } from '#tests/test-app.ts'

const app = openTestApp()
let token: string

beforeAll(async () => {
  token = await app.signIn()
})

const addService = async (categoryId: string, name: string, workUrl: string) => {
  const form = await serviceForm(categoryId, { name, workUrl })
  return (await app.api('POST', '/services', { token, form })).body.data._id as string
}
const addItem = async (
  type: 'project' | 'product',
  categoryId: string,
  name: string,
  url: string,
) => {
  const image = [await pictureFile(), await pictureFile('second.png', { width: 60 })]
  const form = await portfolioForm(type, categoryId, { name, url, image })
  return (await app.api('POST', `/${type}/create`, { token, form })).body.data
}
const worksIn = async (categoryId: string, call?: { token: string }) =>
  (await app.api('GET', `/services/category-id/${categoryId}/works`, call)).body.works
/** Name of the item that each service shows, in the order of the services. */
const namesIn = async (categoryId: string) =>
  (await worksIn(categoryId)).map(({ item }: { item: { name: string } }) => item.name)

test('a service shows the item at the host of its work, however either address is written', async () => {
  const categoryId = await createCategory(app, token, 'Addresses')
  const elsewhere = await createCategory(app, token, 'Elsewhere')
  const ledger = await addItem('project', elsewhere, 'Ledger', 'https://Ledger.example:443')
  await addItem('project', categoryId, 'Port', 'https://ledger.example:8443/')
  await addItem('project', categoryId, 'Decoy', 'https://decoy.example/?of=loom.example')
  const first = await addService(categoryId, 'First', 'HTTPS://www.LEDGER.example/tour?a=1#b')
  for (const [name, url] of [
    ['Nothing there', 'https://sub.ledger.example/tour'],
    ['Only named', 'https://loom.example/tour'],
    ['Another port', 'https://ledger.example:8443/tour'],
    ['Not its user', 'https://ledger.example@nowhere.example/'],
  ] as const) {
    await addService(categoryId, name, url)
  }
  expect(await namesIn(categoryId)).toEqual(['Ledger', 'Port'])
  const [work] = await worksIn(categoryId)
  expect(work).toEqual({ serviceId: first, item: ledger, turn: 0 })
})

test('of several at one host the nearest is shown, and a project before a product', async () => {
  const categoryId = await createCategory(app, token, 'Neighbours')
  await addItem('project', categoryId, 'Whole', 'https://many.example')
  await addItem('product', categoryId, 'Thing', 'https://many.example/')
  await addItem('project', categoryId, 'Part', 'https://many.example/part')
  for (const path of ['tour', 'part/two', 'partly']) {
    await addService(categoryId, path, `https://many.example/${path}`)
  }
  expect(await namesIn(categoryId)).toEqual(['Whole', 'Part', 'Whole'])
})

test('services that share an item take turns at its pictures, across categories', async () => {
  const [one, two] = [
    await createCategory(app, token, 'One'),
    await createCategory(app, token, 'Two'),
  ]
  await addItem('project', one, 'Shared', 'https://shared.example')
  await addService(one, 'A', 'https://shared.example/a')
  await addService(two, 'B', 'https://shared.example/b')
  await addService(one, 'C', 'https://shared.example/c')
  const turnsIn = async (id: string) =>
    (await worksIn(id)).map(({ turn }: { turn: number }) => turn)
  expect([await turnsIn(one), await turnsIn(two)]).toEqual([[0, 2], [1]])
})

test('nothing that visitors may not see is shown, to staff neither', async () => {
  const categoryId = await createCategory(app, token, 'Hidden')
  const { _id } = await addItem('project', categoryId, 'Secret', 'https://secret.example')
  const service = await addService(categoryId, 'Open', 'https://secret.example/tour')
  expect(await namesIn(categoryId)).toEqual(['Secret'])
  const off = { token, json: { isActive: false } }
  await app.api('PATCH', `/project/status/${_id}`, off)
  expect(await worksIn(categoryId, { token })).toEqual([])
  await app.api('PATCH', `/project/status/${_id}`, { token, json: { isActive: true } })
  await app.api('PATCH', `/services/status/${service}`, off)
  expect(await worksIn(categoryId, { token })).toEqual([])
  expect(await worksIn('nonsense')).toEqual([])
})

test('hundreds of services and items at one host are found without holding anyone up', async () => {
  const categoryId = await createCategory(app, token, 'Crowded')
  const { db } = app.services
  await db.execute(sql`
    insert into service (id, category_id, name, description, approach, benefits, color, work_url, icon, features)
    select gen_random_uuid(), ${categoryId}, 'Service ' || n, '', '', '', '#000000',
      'https://crowd.example/' || n || '/tour', '/media/none.webp', '[]'
    from generate_series(1, 600) as n`)
  await db.execute(sql`
    insert into portfolio (id, type, number, slug, category_id, name, client, technology, url, date,
      description, image)
    select gen_random_uuid(), 'project', nextval('project_number'), 'crowd-' || n, ${categoryId},
      'Crowd ' || n, '', '', 'https://crowd.example/' || n, date '2025-01-01', '', array['/media/none.webp']
    from generate_series(1, 600) as n`)
  const works = await worksIn(categoryId)
  expect(works).toHaveLength(600)
  expect(new Set(works.map(({ item }: { item: { name: string } }) => item.name)).size).toBe(600)
  expect(works.every(({ turn }: { turn: number }) => turn === 0)).toBe(true)
  // It took over a minute, in which the process answered nobody.
}, 30_000)
