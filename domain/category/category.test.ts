import { describe, expect, test } from 'vitest'
import { categoryTable } from '#domain/category/category.table.ts'
import { serviceTable } from '#domain/service/service.table.ts'
import { formOf, pictureFile } from '#tests/pictures.ts'
import { createStaff } from '#tests/staff-factory.ts'
import { openTestApp } from '#tests/test-app.ts'

const app = openTestApp()

const formFor = async (changes: Record<string, string | File> = {}) =>
  formOf({
    name: 'Web Development',
    description: 'Sites that load at once',
    logo: await pictureFile(),
    ...changes,
  })

async function createCategory(name = 'Web Development') {
  const token = await app.signIn()
  const form = await formFor({ name })
  const { body } = await app.api('POST', '/category/create', { token, form })
  return { token, category: body.data }
}

describe('adding', () => {
  test('a superAdmin adds a category that visitors see from then on', async () => {
    const token = await app.signIn()
    const added = await app.api('POST', '/category/create', { token, form: await formFor() })
    expect(added).toMatchObject({
      status: 200,
      body: {
        success: true,
        message: 'Category created successfully!',
        data: {
          name: 'Web Development',
          description: 'Sites that load at once',
          isActive: true,
          version: 1,
          _id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
          createdAt: expect.stringMatching(/Z$/),
        },
      },
    })
    const listed = await app.api('GET', '/category')
    expect(listed.body.data).toContainEqual(added.body.data)
  })

  test('an answer holds nothing internal', async () => {
    const { category } = await createCategory()
    expect(Object.keys(category).sort()).toEqual(
      [
        '_id',
        'createdAt',
        'description',
        'icon',
        'isActive',
        'name',
        'updatedAt',
        'version',
      ].sort(),
    )
  })

  test('the icon can be fetched, and is served as nothing but a picture', async () => {
    const { category } = await createCategory()
    const icon = await app.request('GET', category.icon)
    expect(icon.status).toBe(200)
    expect(icon.headers.get('content-type')).toBe('image/webp')
    expect(icon.headers.get('x-content-type-options')).toBe('nosniff')
    expect(icon.headers.get('cache-control')).toContain('immutable')
    expect(icon.headers.get('content-security-policy')).toContain('sandbox')
  })

  test.each([
    [{ name: '' }, 'name', 'Name cannot be empty'],
    [{ name: '   ' }, 'name', 'Name cannot be empty'],
    [{ name: 'x'.repeat(51) }, 'name', 'Name cannot exceed 50 characters'],
    [{ name: 'Web <b>' }, 'name', 'Name contains invalid characters'],
    [{ description: 'x'.repeat(81) }, 'description', 'Description cannot exceed 80 characters'],
    [{ description: '100%' }, 'description', 'Description contains invalid characters'],
    [{ isDeleted: 'true' }, 'isDeleted', 'Unknown field: isDeleted'],
    [{ name: 'a\u0000b' }, 'name', 'This text holds characters that cannot be stored'],
  ])('%j is refused at %s with "%s"', async (changes, path, message) => {
    const token = await app.signIn()
    const form = await formFor(changes)
    const before = await app.api('GET', '/category')
    const { status, body } = await app.api('POST', '/category/create', { token, form })
    expect(status).toBe(422)
    expect(body).toMatchObject({ success: false, message, error: message })
    expect(body.errors[0]).toEqual({ path, message })
    expect((await app.api('GET', '/category')).body.data).toEqual(before.body.data)
  })

  test.each([..."<>=`%$;'[]{}"])('the character %s is refused in a name', async (character) => {
    const token = await app.signIn()
    const form = await formFor({ name: `Web ${character}` })
    const { status, body } = await app.api('POST', '/category/create', { token, form })
    expect([status, body.message]).toEqual([422, 'Name contains invalid characters'])
  })

  test('an icon is required', async () => {
    const token = await app.signIn()
    const form = formOf({ name: 'Web', description: '' })
    const { status, body } = await app.api('POST', '/category/create', { token, form })
    expect([status, body.message]).toEqual([422, 'Category icon is required'])
  })

  test('an icon is judged by its content, not its name', async () => {
    const token = await app.signIn()
    const script = new File(['<script>alert(1)</script>'], 'icon.png', { type: 'image/png' })
    const form = await formFor({ logo: script })
    const { status, body } = await app.api('POST', '/category/create', { token, form })
    expect(status).toBe(415)
    expect(body.errors).toEqual([
      { path: 'logo', message: 'Invalid file type. Please upload JPEG, PNG, or WebP images' },
    ])
  })

  test('a picture that only begins like one is refused', async () => {
    const token = await app.signIn()
    const whole = new Uint8Array(await (await pictureFile()).arrayBuffer())
    const form = await formFor({ logo: new File([whole.slice(0, 40)], 'icon.png') })
    const { status, body } = await app.api('POST', '/category/create', { token, form })
    expect([status, body.message]).toEqual([422, 'This image is damaged or cannot be read'])
  })

  test('an icon above 3 MB is refused', async () => {
    const token = await app.signIn()
    const form = await formFor({ logo: new File([new Uint8Array(3 * 1_048_576 + 1)], 'icon.png') })
    const { status, body } = await app.api('POST', '/category/create', { token, form })
    expect([status, body.message]).toEqual([413, 'Image size cannot be more than 3MB'])
  })

  test('a JSON body is the wrong media type', async () => {
    const token = await app.signIn()
    const { status } = await app.api('POST', '/category/create', { token, json: { name: 'Web' } })
    expect(status).toBe(415)
  })
})

describe('changing', () => {
  test('names, describes and leaves the icon as it is', async () => {
    const { token, category } = await createCategory()
    const form = formOf({ name: 'Websites', description: 'All of them' })
    const path = `/category/update/${category._id}`
    const { status, body } = await app.api('PATCH', path, { token, form })
    expect([status, body.message]).toEqual([200, 'Category updated successfully!'])
    expect(body.data).toMatchObject({
      name: 'Websites',
      description: 'All of them',
      icon: category.icon,
      version: 2,
    })
  })

  test('a new icon replaces the old one', async () => {
    const { token, category } = await createCategory()
    const icon = await pictureFile('new.jpg', { format: 'jpeg', colour: '#123456' })
    const path = `/category/update/${category._id}`
    const { body } = await app.api('PATCH', path, { token, form: formOf({ icon }) })
    expect(body.data.icon).not.toBe(category.icon)
    expect((await app.request('GET', body.data.icon)).status).toBe(200)
  })

  test('a stale edit is told how the record stands now, and changes nothing', async () => {
    const { token, category } = await createCategory()
    const path = `/category/update/${category._id}`
    const edit = (name: string) =>
      app.api('PATCH', path, { token, form: formOf({ name }), headers: { 'If-Match': '"1"' } })
    expect((await edit('First')).status).toBe(200)
    const second = await edit('Second')
    expect(second.status).toBe(412)
    expect(second.body).toMatchObject({ success: false, data: { name: 'First', version: 2 } })
  })

  test('an empty description and a category that is not there are refused', async () => {
    const { token, category } = await createCategory()
    const empty = await app.api('PATCH', `/category/update/${category._id}`, {
      token,
      form: formOf({ description: '' }),
    })
    expect([empty.status, empty.body.message]).toEqual([422, 'Description cannot be empty'])
    for (const id of ['01990000-0000-7000-8000-000000000000', 'nonsense', "'; drop table"]) {
      const path = `/category/update/${encodeURIComponent(id)}`
      const missing = await app.api('PATCH', path, { token, form: formOf({ name: 'X' }) })
      expect([missing.status, missing.body.message]).toEqual([404, 'Category not found'])
    }
  })
})

describe('deleting', () => {
  test('takes the category out of every list', async () => {
    const { token, category } = await createCategory()
    const path = `/category/delete/${category._id}`
    const deleted = await app.api('DELETE', path, { token })
    expect([deleted.status, deleted.body.message]).toEqual([200, 'Category deleted successfully'])
    const { body } = await app.api('GET', '/category', { token })
    expect(body.data.map(({ _id }: { _id: string }) => _id)).not.toContain(category._id)
    expect((await app.api('DELETE', path, { token })).status).toBe(404)
  })

  test('is refused while something uses it, and says what', async () => {
    const { token, category } = await createCategory()
    const fields = { description: 'd', approach: 'a', benefits: 'b', color: '#000000' }
    await app.services.db.insert(serviceTable).values({
      ...fields,
      categoryId: category._id,
      name: 'Audit',
      workUrl: 'https://audit.example',
      icon: category.icon,
      features: [],
    })
    const { status, body } = await app.api('DELETE', `/category/delete/${category._id}`, { token })
    expect([status, body.message]).toEqual([409, 'This category is still used by 1 service'])
  })
})

test('visitors see only active categories, staff see all', async () => {
  const { token, category } = await createCategory('Hidden')
  await app.services.db.insert(categoryTable).values({
    name: 'Inactive',
    description: '',
    icon: category.icon,
    isActive: false,
  })
  const names = async (query = '', call?: { token: string }) =>
    (await app.api('GET', `/category${query}`, call)).body.data.map(
      ({ name }: { name: string }) => name,
    )
  expect(await names()).not.toContain('Inactive')
  expect(await names('', { token })).toContain('Inactive')

  expect(await names('?isActive=false', { token })).toEqual(['Inactive'])
  const active = await names('?isActive=true', { token })
  expect(active).toContain('Hidden')
  expect(active).not.toContain('Inactive')
  expect(await names('?isActive=false')).toEqual([])
  const { status, body } = await app.api('GET', '/category?isActive=maybe', { token })
  expect([status, body.message]).toEqual([422, 'isActive must be all, true or false'])
})

describe('rights', () => {
  const calls = [
    ['POST', '/category/create'],
    ['PATCH', '/category/update/01990000-0000-7000-8000-000000000000'],
    ['DELETE', '/category/delete/01990000-0000-7000-8000-000000000000'],
  ] as const

  test.each(calls)('%s %s without a token answers 401', async (method, path) => {
    const { status, body } = await app.api(method, path)
    expect([status, body.message]).toEqual([401, 'Authentication DS_Token is required'])
  })

  test.each(calls)('%s %s is closed to a Member', async (method, path) => {
    const token = await app.signIn(await createStaff(app.services, 'Member'))
    expect((await app.api(method, path, { token })).status).toBe(403)
  })

  test('a role with the right to create may create, and no more', async () => {
    const staff = await createStaff(app.services, 'Editor', { category: { create: true } })
    const token = await app.signIn(staff)
    const form = await formFor()
    const created = await app.api('POST', '/category/create', { token, form })
    expect(created.status).toBe(200)
    const path = `/category/update/${created.body.data._id}`
    const changed = await app.api('PATCH', path, { token, form: formOf({ name: 'Other' }) })
    expect(changed.status).toBe(403)
  })
})
