import { beforeAll, describe, expect, test } from 'vitest'
import { createCategory, serviceForm } from '#tests/content-forms.ts'
import { formOf, pictureFile } from '#tests/pictures.ts'
import { createStaff } from '#tests/staff-factory.ts'
import { openTestApp } from '#tests/test-app.ts'

const app = openTestApp()
const nobody = '01990000-0000-7000-8000-000000000000'
let token: string
let categoryId: string

beforeAll(async () => {
  token = await app.signIn()
  categoryId = await createCategory(app, token)
})

type Changes = Parameters<typeof serviceForm>[1]
const add = async (changes: Changes = {}) =>
  app.api('POST', '/services', { token, form: await serviceForm(categoryId, changes) })
const addOne = async (changes: Changes = {}) => (await add(changes)).body.data
const listed = async (call?: { token: string }) =>
  (await app.api('GET', '/services', call)).body.services.map(({ _id }: { _id: string }) => _id)

describe('adding', () => {
  test('a service is public from then on, under its category and alone', async () => {
    const { status, body } = await add()
    expect([status, body.message]).toEqual([200, 'Service added successfully!'])
    expect(body.data).toMatchObject({
      name: 'Web applications',
      description: 'Software that runs in a browser',
      approach: 'In small steps',
      color: '#0ea5e9',
      workUrl: 'https://work.example/applications',
      benefits: 'Nothing to install',
      category: { _id: categoryId, name: 'Web Development' },
      categoryId,
      features: [{ name: 'Offline', description: 'Works without a network' }],
      isActive: true,
      version: 1,
    })
    const one = await app.api('GET', `/services/${body.data._id}`)
    expect(one.body.service).toEqual(body.data)
    const inCategory = await app.api('GET', `/services/category-id/${categoryId}`)
    expect(inCategory.body.services).toContainEqual(body.data)
    expect((await app.request('GET', body.data.icon)).status).toBe(200)
  })

  test('category and features are taken as other names of two fields', async () => {
    const features = JSON.stringify([{ name: 'One', description: 'Two' }])
    const { status, body } = await add({
      categoryId: undefined,
      category: categoryId,
      feature: undefined,
      features,
    })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ categoryId, features: JSON.parse(features) })
  })

  test.each([
    [{ categoryId: undefined }, 'categoryId', 'Required'],
    [{ categoryId: '' }, 'categoryId', 'Required'],
    [{ categoryId: nobody }, 'categoryId', 'This category does not exist'],
    [{ categoryId: 'nonsense' }, 'categoryId', 'This category does not exist'],
    [{ name: ' ' }, 'name', 'Required'],
    [{ name: 'x'.repeat(121) }, 'name', 'Name cannot exceed 120 characters'],
    [{ description: '' }, 'description', 'Required'],
    [{ description: 'x'.repeat(501) }, 'description', 'Description cannot exceed 500 characters'],
    [{ approach: undefined }, 'approach', 'Required'],
    [{ approach: 'x'.repeat(501) }, 'approach', 'Approach cannot exceed 500 characters'],
    [{ color: '' }, 'color', 'Required'],
    [{ color: 'sky blue' }, 'color', 'Color must be a hex value such as #0EA5E9'],
    [{ workUrl: '' }, 'workUrl', 'Required'],
    [
      { workUrl: 'javascript:alert(1)' },
      'workUrl',
      'Please enter a full address that begins with https:// or http://',
    ],
    [{ benefits: '' }, 'benefits', 'Required'],
    [{ benefits: 'x'.repeat(501) }, 'benefits', 'Benefits cannot exceed 500 characters'],
    [{ icon: undefined }, 'icon', 'Icon is required'],
    [{ icon: '/media/of-another.webp' }, 'icon', 'Icon is required'],
    [{ feature: undefined }, 'feature', 'At least one feature is required'],
    [{ feature: '' }, 'feature', 'At least one feature is required'],
    [{ feature: '[]' }, 'feature', 'At least one feature is required'],
    [{ feature: '[' }, 'feature', 'Features must be valid JSON'],
    [{ feature: '{}' }, 'feature', 'Features must be a list of names and descriptions'],
    [{ feature: '[null]' }, 'feature.0', 'All feature fields are required'],
    [{ feature: '[{"name":"One"}]' }, 'feature.0.description', 'All feature fields are required'],
    [
      { feature: '[{"name":" ","description":"Two"}]' },
      'feature.0.name',
      'All feature fields are required',
    ],
    [
      { feature: '[{"name":"a\\u0000","description":"Two"}]' },
      'feature.0.name',
      'This text holds characters that cannot be stored',
    ],
    [{ feature: '[{"name":"One","description":"Two","x":1}]' }, 'feature.0.x', 'Unknown field: x'],
    [{ isDeleted: 'true' }, 'isDeleted', 'Unknown field: isDeleted'],
    [{ features: '[]' }, 'features', 'Unknown field: features'],
  ])('%j is refused at %s with "%s"', async (changes, path, message) => {
    const before = await listed({ token })
    const { status, body } = await add(changes as Changes)
    expect([status, body.message, body.error]).toEqual([422, message, message])
    expect(body.errors[0]).toEqual({ path, message })
    expect(await listed({ token })).toEqual(before)
  })

  test('everything that is wrong is told at once, in the order of the form', async () => {
    const { body } = await app.api('POST', '/services', { token, form: formOf({ color: '' }) })
    expect(body.errors.map(({ path }: { path: string }) => path)).toEqual([
      'categoryId',
      'name',
      'description',
      'approach',
      'color',
      'workUrl',
      'benefits',
      'icon',
      'feature',
    ])
  })

  test('texts of exactly 500 characters are taken', async () => {
    const prose = 'x'.repeat(500)
    const { status } = await add({ description: prose, approach: prose, benefits: prose })
    expect(status).toBe(200)
  })

  test('a file in a field that holds none is refused', async () => {
    const { status, body } = await add({ photo: await pictureFile() })
    expect([status, body.errors]).toEqual([
      422,
      [{ path: 'photo', message: 'Unknown field: photo' }],
    ])
  })

  test('an icon of another kind is refused', async () => {
    const { status, body } = await add({ icon: new File(['%PDF-1.7'], 'icon.png') })
    expect([status, body.errors[0].path]).toEqual([415, 'icon'])
  })
})

describe('changing', () => {
  test('changes what is sent and leaves the rest', async () => {
    const service = await addOne()
    const { status, body } = await app.api('PATCH', `/services/${service._id}`, {
      token,
      form: formOf({ name: 'Renamed', features: '[{"name":"New","description":"Feature"}]' }),
    })
    expect([status, body.message]).toEqual([200, 'Service updated successfully!'])
    expect(body.data).toEqual({
      ...service,
      name: 'Renamed',
      features: [{ name: 'New', description: 'Feature' }],
      version: 2,
      updatedAt: expect.any(String),
    })
  })

  test('moves to another category and takes a new icon', async () => {
    const service = await addOne()
    const other = await createCategory(app, token, 'Elsewhere')
    const icon = await pictureFile('new.png', { colour: '#112233' })
    const form = formOf({ categoryId: other, icon })
    const { body } = await app.api('PATCH', `/services/${service._id}`, { token, form })
    expect(body.data.category).toEqual({ _id: other, name: 'Elsewhere' })
    expect(body.data.icon).not.toBe(service.icon)
  })

  test.each([
    [{ name: '' }, 'Required'],
    [{ feature: '[]' }, 'At least one feature is required'],
    [{ categoryId: nobody }, 'This category does not exist'],
  ])('%j is refused with "%s" and changes nothing', async (changes, message) => {
    const service = await addOne()
    const path = `/services/${service._id}`
    const { status, body } = await app.api('PATCH', path, { token, form: formOf(changes) })
    expect([status, body.message]).toEqual([422, message])
    expect((await app.api('GET', path)).body.service).toEqual(service)
  })

  test('a stale edit changes nothing and is told how the service stands', async () => {
    const service = await addOne()
    const path = `/services/${service._id}`
    const edit = (name: string) =>
      app.api('PATCH', path, { token, form: formOf({ name }), headers: { 'If-Match': '"1"' } })
    await edit('First')
    const { status, body } = await edit('Second')
    expect([status, body.data.name, body.data.version]).toEqual([412, 'First', 2])
  })

  test.each([nobody, 'nonsense', '%00'])('the service %s does not exist', async (id) => {
    const { status, body } = await app.api('PATCH', `/services/${id}`, {
      token,
      form: formOf({ name: 'X' }),
    })
    expect([status, body.message]).toEqual([404, 'Service not found'])
    expect((await app.api('GET', `/services/${id}`)).status).toBe(404)
    expect((await app.api('GET', `/services/category-id/${id}`)).body.services).toEqual([])
  })
})

describe('hiding and deleting', () => {
  test('an inactive service is seen by staff alone', async () => {
    const { _id } = await addOne()
    const path = `/services/status/${_id}`
    const { status, body } = await app.api('PATCH', path, { token, json: { isActive: false } })
    expect([status, body.data.isActive]).toEqual([200, false])
    expect(await listed()).not.toContain(_id)
    expect(await listed({ token })).toContain(_id)
    expect((await app.api('GET', `/services/${_id}`)).status).toBe(404)
    expect((await app.api('GET', `/services/${_id}`, { token })).status).toBe(200)
  })

  test.each(['/services', '/services/category-id/{id}'])(
    '%s can be narrowed by isActive',
    async (path) => {
      const category = await createCategory(app, token, `Narrowed ${path.length}`)
      const active = await addOne({ categoryId: category })
      const inactive = await addOne({ categoryId: category })
      const json = { isActive: false }
      await app.api('PATCH', `/services/status/${inactive._id}`, { token, json })
      const found = (query: string, call?: { token: string }) =>
        app.api('GET', `${path.replace('{id}', category)}?isActive=${query}`, call)
      const ids = async (query: string, call?: { token: string }) =>
        (await found(query, call)).body.services
          .map(({ _id }: { _id: string }) => _id)
          .filter((id: string) => [active._id, inactive._id].includes(id))

      expect(await ids('all', { token })).toEqual([active._id, inactive._id])
      expect(await ids('true', { token })).toEqual([active._id])
      expect(await ids('false', { token })).toEqual([inactive._id])
      expect(await ids('false')).toEqual([])
      const { status, body } = await found('maybe', { token })
      expect([status, body.message]).toEqual([422, 'isActive must be all, true or false'])
    },
  )

  test('an inactive category hides itself and its services, and gives them back', async () => {
    const hidden = await createCategory(app, token, 'Hidden for now')
    const { _id } = await addOne({ categoryId: hidden })
    const setActive = (isActive: boolean) =>
      app.api('PATCH', `/category/status/${hidden}`, { token, json: { isActive } })
    const categories = async () =>
      (await app.api('GET', '/category')).body.data.map(({ name }: { name: string }) => name)

    await setActive(false)
    expect(await categories()).not.toContain('Hidden for now')
    expect(await listed()).not.toContain(_id)
    expect((await app.api('GET', `/services/${_id}`)).status).toBe(404)
    expect((await app.api('GET', `/services/category-id/${hidden}`)).body.services).toEqual([])
    expect(await listed({ token })).toContain(_id)

    await setActive(true)
    expect(await listed()).toContain(_id)
  })

  test('a deleted service is gone for everyone', async () => {
    const { _id } = await addOne()
    const { status, body } = await app.api('DELETE', `/services/${_id}`, { token })
    expect([status, body.message]).toEqual([200, 'Service deleted successfully'])
    expect(await listed({ token })).not.toContain(_id)
    expect((await app.api('DELETE', `/services/${_id}`, { token })).status).toBe(404)
  })

  test('a service that is being added and a category that is being deleted never both succeed', async () => {
    const contested = await createCategory(app, token, 'Contested')
    const form = await serviceForm(contested)
    const [added, deleted] = await Promise.all([
      app.api('POST', '/services', { token, form }),
      app.api('DELETE', `/category/delete/${contested}`, { token }),
    ])
    expect([
      [200, 409],
      [422, 200],
    ]).toContainEqual([added.status, deleted.status])
  })
})

test.each([
  ['PATCH', 'Service ID is missing'],
  ['DELETE', 'Service ID is required'],
] as const)('%s without a service says "%s"', async (method, message) => {
  const { status, body } = await app.api(method, '/services', { token: await app.signIn() })
  expect([status, body.message]).toEqual([400, message])
})

describe('rights', () => {
  const calls = [
    ['POST', '/services'],
    ['PATCH', `/services/${nobody}`],
    ['PATCH', `/services/status/${nobody}`],
    ['DELETE', `/services/${nobody}`],
  ] as const

  test.each(calls)('%s %s without a token answers 401', async (method, path) => {
    const { status, body } = await app.api(method, path)
    expect([status, body.message]).toEqual([401, 'Authentication DS_Token is required'])
  })

  test('a Member adds and changes, but neither switches nor deletes', async () => {
    const member = await app.signIn(await createStaff(app.services, 'Member'))
    const form = await serviceForm(categoryId)
    const added = await app.api('POST', '/services', { token: member, form })
    expect(added.status).toBe(200)
    const { _id } = added.body.data
    const call = { token: member, form: formOf({ name: 'By a member' }) }
    expect((await app.api('PATCH', `/services/${_id}`, call)).status).toBe(200)
    const json = { isActive: false }
    const switched = await app.api('PATCH', `/services/status/${_id}`, { token: member, json })
    expect(switched.status).toBe(403)
    expect((await app.api('DELETE', `/services/${_id}`, { token: member })).status).toBe(403)
    expect((await app.api('GET', `/services/${_id}`)).body.service.name).toBe('By a member')
  })

  test('a role without rights in this area can do none of it', async () => {
    const staff = await createStaff(app.services, 'Recruiter', { career: { create: true } })
    const theirs = await app.signIn(staff)
    for (const [method, path] of calls) {
      expect((await app.api(method, path, { token: theirs })).status).toBe(403)
    }
  })
})
