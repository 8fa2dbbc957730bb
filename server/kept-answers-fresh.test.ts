/** Whatever staff write is on the site with the next request, whichever process answers it. */
import { isDeepStrictEqual } from 'node:util'
import { beforeAll, describe, expect, test } from 'vitest'
import { apiRoutes } from '#server/routes.ts'
import { createCategory, portfolioForm, serviceForm } from '#tests/content-forms.ts'
import { openKeptApp } from '#tests/kept-app.ts'
import { formOf, pictureFile } from '#tests/pictures.ts'
import { openTestApp } from '#tests/test-app.ts'

const app = openTestApp()
const writer = openKeptApp(app)
const other = openKeptApp(app)
let token: string
let categoryId: string

beforeAll(async () => {
  token = await app.signIn()
  categoryId = await createCategory(app, token, 'Handlooms')
})

/** Addresses that together show all public content. */
const addresses = [
  '/',
  '/services',
  '/projects',
  '/products',
  '/career',
  '/contact',
  '/api/v1/category',
  '/api/v1/services',
  '/api/v1/project',
  '/api/v1/product',
  '/api/v1/job',
  '/api/v1/settings',
  '/api/v1/alertHeader',
]

type Body = { json?: unknown; form?: FormData }

/** A write through the process whose answers are looked at. */
async function write(call: string, params: Record<string, string>, { json, form }: Body) {
  const [method = '', pattern = ''] = call.split(' ')
  const path = pattern.replaceAll(/\{(\w+)\}/g, (_, name) => params[name] ?? '')
  const response = await writer.request(`/api/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(json !== undefined && { 'content-type': 'application/json' }),
    },
    body: json === undefined ? form : JSON.stringify(json),
  })
  return { status: response.status, body: await response.json() }
}

const seenBy = async (process: typeof writer) =>
  Object.fromEntries(
    await Promise.all(
      addresses.map(async (path) => [path, (await process.get(path)).text] as const),
    ),
  )

let count = 0
const unique = (name: string) => `${name} ${++count}`
const add = async (call: string, body: Body) => {
  const made = await write(call, {}, body)
  expect([call, made.status]).toEqual([call, 200])
  return { id: made.body.data._id as string, image: made.body.data.image?.[0] as string }
}
const aCategory = async () =>
  add('POST /category/create', {
    form: formOf({ name: unique('Kind'), description: 'd', logo: await pictureFile() }),
  })
const aService = async () =>
  add('POST /services', { form: await serviceForm(categoryId, { name: unique('Service') }) })
const anItem = (type: 'project' | 'product') => async () =>
  add(`POST /${type}/create`, {
    form: await portfolioForm(type, categoryId, {
      name: unique(type),
      image: [await pictureFile(), await pictureFile('b.png', { width: 60 })],
    }),
  })
const position = () => ({
  title: unique('Weaver'),
  description: 'Weaves',
  companyOverview: 'A mill',
  jobRole: ['Weaving'],
  requirements: ['Patience'],
})
const aJob = () => add('POST /job/create', { json: position() })
const nothing = async () => ({})
const off = async () => ({ json: { isActive: false } })
const renamed = async () => ({ form: formOf({ name: unique('Renamed') }) })

type Params = Record<string, string>
/** A call, the record it works on, and what it sends. */
type Write = [call: string, arrange: () => Promise<Params>, send: (on: Params) => Promise<Body>]

const writesOnItems = (type: 'project' | 'product'): Write[] => [
  [
    `POST /${type}/create`,
    nothing,
    async () => ({ form: await portfolioForm(type, categoryId, { name: unique(type) }) }),
  ],
  [`PATCH /${type}/update/{id}`, anItem(type), renamed],
  [`DELETE /${type}/delete/{id}`, anItem(type), nothing],
  [`PATCH /${type}/status/{id}`, anItem(type), off],
  [
    `PATCH /${type}/change-image/{id}`,
    anItem(type),
    async () => ({ form: formOf({ image: await pictureFile('c.png', { width: 70 + ++count }) }) }),
  ],
  [
    `DELETE /${type}/image/{id}`,
    anItem(type),
    async ({ image }) => ({ json: { imagePath: image } }),
  ],
]

const trashed = async () => {
  const { id } = await aJob()
  await write('DELETE /job/delete/{id}', { id }, {})
  return { id }
}

const writes: Write[] = [
  [
    'POST /category/create',
    nothing,
    async () => ({
      form: formOf({ name: unique('Sort'), description: 'd', logo: await pictureFile() }),
    }),
  ],
  ['PATCH /category/update/{id}', aCategory, renamed],
  ['DELETE /category/delete/{id}', aCategory, nothing],
  ['PATCH /category/status/{id}', aCategory, off],
  [
    'POST /services',
    nothing,
    async () => ({ form: await serviceForm(categoryId, { name: unique('Service') }) }),
  ],
  ['PATCH /services/{id}', aService, renamed],
  ['DELETE /services/{id}', aService, nothing],
  ['PATCH /services/status/{id}', aService, off],
  ...writesOnItems('project'),
  ...writesOnItems('product'),
  ['POST /job/create', nothing, async () => ({ json: position() })],
  ['PATCH /job/update/{id}', aJob, async () => ({ json: { title: unique('Dyer') } })],
  ['DELETE /job/delete/{id}', aJob, nothing],
  ['PATCH /job/status/{id}', aJob, off],
  ['POST /trash/delete', aJob, async ({ id }) => ({ json: { entity: 'job', ids: [id] } })],
  ['POST /trash/restore', trashed, async ({ id }) => ({ json: { entity: 'job', ids: [id] } })],
  ['PUT /settings', nothing, async () => ({ json: { phone: unique('+92 300') } })],
  ['PUT /alertHeader/update', nothing, async () => ({ json: { textField: unique('Closed') } })],
]

const writesNothing = [
  // Stores a picture that no page shows before the settings name it.
  'POST /settings/logo',
  // Refused, as they name no service.
  'PATCH /services',
  'DELETE /services',
]

test('every call that writes content is among those that are tried here', () => {
  const areas = /^\/(category|services|project|product|job|trash|settings|alertHeader)(\/|$)/
  const calls = apiRoutes
    .filter(({ method, path }) => method !== 'GET' && areas.test(path))
    .map(({ method, path }) => `${method} ${path}`)
    .filter((call) => !writesNothing.includes(call))
  expect(writes.map(([call]) => call).sort()).toEqual(calls.sort())
})

describe('what is written is seen', () => {
  test.each(writes)('%s', async (call, arrange, send) => {
    const params = await arrange()
    // Either process may still be told of what was arranged by a third.
    await expect
      .poll(async () => {
        const now = await madeAnew()
        return (await Promise.all([writer, other].map(seenBy))).every((seen) =>
          isDeepStrictEqual(seen, now),
        )
      })
      .toBe(true)
    const before = await seenBy(writer)
    const { made } = writer.cache.counts()
    expect(await seenBy(writer)).toEqual(before)
    expect(writer.cache.counts().made).toBe(made)

    const { status, body } = await write(call, params, await send(params))
    expect([status, body.message]).toEqual([200, expect.any(String)])
    const after = await seenBy(writer)
    expect(after).not.toEqual(before)
    expect(await madeAnew()).toEqual(after)
    await expect.poll(() => seenBy(other)).toEqual(after)
  })
})

/** What the API answers where nothing is kept, beside the pages as the writer shows them. */
async function madeAnew() {
  const shown = await seenBy(writer)
  for (const path of addresses.filter((address) => address.startsWith('/api/'))) {
    shown[path] = await (await app.request('GET', path)).text()
  }
  return shown
}

const careers = async () => (await other.get('/career')).text

test('a write by someone else in the database is seen too', async () => {
  await seenBy(other)
  await app.database.pool.query(`update job set title = 'Carder of wool'`)
  await expect.poll(careers).toContain('Carder of wool')
})

test('a write that is taken back changes nothing', async () => {
  await expect.poll(careers).toContain('Carder of wool')
  const client = await app.database.pool.connect()
  await client.query('begin')
  await client.query(`update job set title = 'Nobody'`)
  await client.query('rollback')
  client.release()
  const { rows } = await app.database.pool.query('select version from content_version')
  await seenBy(other)
  expect((await other.get('/career')).text).not.toContain('Nobody')
  const again = await app.database.pool.query('select version from content_version')
  expect(again.rows).toEqual(rows)
})

test('a transaction raises the version once, however much it writes', async () => {
  const client = await app.database.pool.connect()
  const heard: string[] = []
  client.on('notification', ({ payload }) => heard.push(payload ?? ''))
  await client.query('listen content_version')
  await client.query('begin')
  for (const table of ['category', 'service', 'portfolio', 'job']) {
    await client.query(`update ${table} set updated_at = now()`)
  }
  await client.query('commit')
  const { rows } = await client.query('select version from content_version')
  expect(heard).toEqual([rows[0].version])
  client.release(true)
})
