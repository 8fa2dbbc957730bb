import { describe, expect, test } from 'vitest'
import { mediaTable } from '#platform/media/media.table.ts'
import { createCategory, portfolioForm } from '#tests/content-forms.ts'
import { formOf, pictureFile } from '#tests/pictures.ts'
import { differentPictures, portfolioCalls } from '#tests/portfolio-calls.ts'
import { createStaff } from '#tests/staff-factory.ts'
import { openTestApp } from '#tests/test-app.ts'

const app = openTestApp()
const calls = portfolioCalls(app)
const { add, addOne, update, get, names } = calls
const nobody = '01990000-0000-7000-8000-000000000000'
type Changes = Parameters<typeof portfolioForm>[2]

describe.each([
  {
    base: 'project' as const,
    other: 'product' as const,
    label: 'Project',
    code: 'projectCode',
    prefix: 'PRJ',
    updated: 'Project updated successfully!',
  },
  {
    base: 'product' as const,
    other: 'project' as const,
    label: 'Product',
    code: 'productCode',
    prefix: 'PRD',
    updated: 'product updated successfully!',
  },
])('a $base', ({ base, other, label, code, prefix, updated }) => {
  test('is added with a code, a slug and a year of its own, and is public', async () => {
    const { status, body } = await add(base, { name: `Qissa & Söhne ${base}` })
    expect([status, body.message]).toEqual([200, `${label} added successfully!`])
    expect(body.data).toMatchObject({
      type: base,
      slug: `qissa-sohne-${base}`,
      name: `Qissa & Söhne ${base}`,
      [code]: expect.stringMatching(new RegExp(`^${prefix}-\\d{4}$`)),
      category: { _id: calls.categoryId, name: 'Web Development' },
      client: 'A harbour',
      technology: 'TypeScript',
      url: 'https://harbour.example',
      date: '2024-05-17T00:00:00.000Z',
      year: 2024,
      description: 'Keeps the books of a small harbour',
      image: [expect.stringMatching(/^\/media\/[0-9a-f]+\.webp$/)],
      isActive: true,
      version: 1,
    })
    expect(Object.keys(body.data)).not.toContain('number')
    for (const name of [body.data._id, body.data.slug]) {
      const one = await app.api('GET', `/${base}/${name}`)
      expect(one.body.portfolio).toEqual(body.data)
    }
    const { body: list } = await app.api('GET', `/${base}`)
    expect(list.portfolios).toContainEqual(body.data)
    expect((await app.request('GET', body.data.image[0])).status).toBe(200)
  })

  test('keeps one to four images in their order, the cover first', async () => {
    const { image } = await addOne(base, { image: await differentPictures(4) })
    expect(new Set(image).size).toBe(4)
    const sizes = await app.services.db.select().from(mediaTable)
    const widthOf = (url: string) => sizes.find(({ key }) => url.endsWith(key))?.width
    expect(image.map(widthOf)).toEqual([40, 41, 42, 43])
  })

  test.each([
    [{ category: undefined }, 'category', 'Required'],
    [{ category: nobody }, 'category', 'This category does not exist'],
    [{ name: '  ' }, 'name', 'Required'],
    [{ name: 'x'.repeat(121) }, 'name', 'Name cannot exceed 120 characters'],
    [{ client: '' }, 'client', 'Required'],
    [{ technology: '' }, 'technology', 'Required'],
    [{ url: '' }, 'url', 'Required'],
    [
      { url: 'javascript:alert(1)//https://' },
      'url',
      'Please enter a full address that begins with https:// or http://',
    ],
    [{ date: '' }, 'date', 'Required'],
    [{ date: '17/05/2024' }, 'date', 'Please enter a valid date'],
    [{ date: '2023-02-29' }, 'date', 'Please enter a valid date'],
    [{ date: '0001-01-01' }, 'date', 'The year must be from 1900 to 2199'],
    [{ description: '' }, 'description', 'Description is required'],
    [{ description: 'x'.repeat(501) }, 'description', 'Description cannot exceed 500 characters'],
    [{ image: undefined }, 'image', 'At least one image is required'],
    [{ image: '/media/of-another.webp' }, 'image', 'At least one image is required'],
    [{ type: other }, 'type', `Type must be ${base}`],
    [{ slug: 'mine' }, 'slug', 'Unknown field: slug'],
    [{ [code]: `${prefix}-0001` }, code, `Unknown field: ${code}`],
  ])('%j is refused at %s with "%s"', async (changes, path, message) => {
    const before = await names(`/${base}`, { token: calls.token })
    const { status, body } = await add(base, changes as Changes)
    expect([status, body.message]).toEqual([422, message])
    expect(body.errors).toEqual([{ path, message }])
    expect(await names(`/${base}`, { token: calls.token })).toEqual(before)
  })

  test('everything that is wrong is told at once, in the order of the form', async () => {
    const path = `/${base}/create`
    const { body } = await app.api('POST', path, {
      token: calls.token,
      form: formOf({ type: base }),
    })
    expect(body.errors).toEqual([
      { path: 'category', message: 'Required' },
      { path: 'name', message: 'Required' },
      { path: 'client', message: 'Required' },
      { path: 'technology', message: 'Required' },
      { path: 'url', message: 'Required' },
      { path: 'date', message: 'Required' },
      { path: 'description', message: 'Description is required' },
      { path: 'image', message: 'At least one image is required' },
    ])
  })

  test('takes no fifth image, no other format and nothing above 3 MB', async () => {
    const five = await add(base, { image: await differentPictures(5) })
    expect([five.status, five.body.errors]).toEqual([
      422,
      [{ path: 'image', message: 'Maximum image limit reached' }],
    ])
    const webp = await add(base, { image: await pictureFile('a.png', { format: 'webp' }) })
    const wrongType = 'Only PNG, JPG, and JPEG formats are allowed'
    expect([webp.status, webp.body.message]).toEqual([415, wrongType])
    const large = await add(base, { image: new File([new Uint8Array(3 * 1_048_576 + 1)], 'a.png') })
    expect([large.status, large.body.message]).toEqual([413, 'Image size cannot be more than 3MB'])
  })

  test('counts a line break as one character, however it is sent', async () => {
    const lines = Array.from({ length: 10 }, (_, at) => String(at).repeat(49)).join('\n')
    const description = lines.padEnd(500, 'x')
    for (const lineBreak of ['\r\n', '\r', '\n']) {
      const sent = description.replaceAll('\n', lineBreak)
      const { _id, ...added } = await addOne(base, { description: sent })
      expect(added.description).toBe(description)
      const { body } = await update(base, _id, { description: sent + sent })
      expect(body.data.description).toBe(description + description)
    }
  })

  test('takes a date and time, of which the written day counts', async () => {
    const item = await addOne(base, { date: '2022-12-31T23:30:00+05:00' })
    expect([item.date, item.year]).toEqual(['2022-12-31T00:00:00.000Z', 2022])
  })

  test('is changed in what is sent, and keeps its slug and code', async () => {
    const item = await addOne(base)
    const changes = {
      name: 'Renamed',
      description: 'x'.repeat(1000),
      date: '2021-01-02',
      type: base,
      [`${base}Id`]: item._id,
    }
    const { status, body } = await update(base, item._id, changes)
    expect([status, body.message]).toEqual([200, updated])
    expect(body.data).toEqual({
      ...item,
      name: 'Renamed',
      description: 'x'.repeat(1000),
      date: '2021-01-02T00:00:00.000Z',
      year: 2021,
      version: 2,
      updatedAt: expect.any(String),
    })
  })

  test.each([
    [{ description: 'x'.repeat(1001) }, 'description', 'Description cannot exceed 1000 characters'],
    [{ description: '' }, 'description', 'Description is required'],
    [{ name: '' }, 'name', 'Required'],
    [{ category: nobody }, 'category', 'This category does not exist'],
    [{ type: other }, 'type', `Type must be ${base}`],
    [{ projectId: nobody }, 'projectId', 'projectId names another record than the path'],
    [{ productId: nobody }, 'productId', 'productId names another record than the path'],
    [{ isDeleted: 'true' }, 'isDeleted', 'Unknown field: isDeleted'],
  ])('keeps as it is when an edit with %j is refused', async (changes, path, message) => {
    const item = await addOne(base)
    const { status, body } = await update(base, item._id, changes as Record<string, string>)
    expect([status, body.errors]).toEqual([422, [{ path, message }]])
    expect(await get(base, item._id)).toEqual(item)
  })

  test('is not lost to a stale edit', async () => {
    const { _id } = await addOne(base)
    const edit = (client: string) =>
      app.api('PATCH', `/${base}/update/${_id}`, {
        token: calls.token,
        form: formOf({ client }),
        headers: { 'If-Match': '"1"' },
      })
    await edit('First')
    const { status, body } = await edit('Second')
    expect([status, body.data.client, body.data.version]).toEqual([412, 'First', 2])
  })

  test('is hidden from visitors while inactive', async () => {
    const { _id, slug } = await addOne(base, { name: `Hidden ${base}` })
    const path = `/${base}/status/${_id}`
    const { status, body } = await app.api('PATCH', path, {
      token: calls.token,
      json: { isActive: false },
    })
    expect([status, body.data.isActive]).toEqual([200, false])
    expect(await names(`/${base}`)).not.toContain(`Hidden ${base}`)
    expect((await app.api('GET', `/${base}/${slug}`)).status).toBe(404)
    expect((await app.api('GET', `/${base}/${slug}`, { token: calls.token })).status).toBe(200)
    const found = (isActive: string, call?: { token: string }) =>
      names(`/${base}?search=Hidden%20${base}&isActive=${isActive}`, call)
    expect(await found('all', { token: calls.token })).toEqual([`Hidden ${base}`])
    expect(await found('false', { token: calls.token })).toEqual([`Hidden ${base}`])
    expect(await found('true', { token: calls.token })).toEqual([])
    expect(await found('false')).toEqual([])
  })

  test('stays public while its category is inactive', async () => {
    const category = await createCategory(app, calls.token, 'Resting')
    const { _id } = await addOne(base, { category, name: 'Of a resting category' })
    const json = { isActive: false }
    await app.api('PATCH', `/category/status/${category}`, { token: calls.token, json })
    expect((await app.api('GET', `/${base}/${_id}`)).body.portfolio.category.name).toBe('Resting')
  })

  test('is gone for everyone when deleted', async () => {
    const { _id, slug } = await addOne(base)
    const path = `/${base}/delete/${_id}`
    const { status, body } = await app.api('DELETE', path, { token: calls.token })
    expect([status, body.message]).toEqual([200, `${label} deleted successfully`])
    expect((await app.api('GET', `/${base}/${slug}`, { token: calls.token })).status).toBe(404)
    expect((await app.api('DELETE', path, { token: calls.token })).status).toBe(404)
  })

  test(`can be read, but not touched, as a ${other}`, async () => {
    const item = await addOne(base)
    const json = { isActive: false }
    const form = formOf({ name: 'Mistaken' })
    const attempts = [
      await app.api('PATCH', `/${other}/update/${item._id}`, { token: calls.token, form }),
      await app.api('PATCH', `/${other}/status/${item._id}`, { token: calls.token, json }),
      await app.api('PATCH', `/${other}/change-image/${item._id}`, {
        token: calls.token,
        form: formOf({ image: await pictureFile() }),
      }),
      await app.api('DELETE', `/${other}/image/${item._id}`, {
        token: calls.token,
        json: { imagePath: item.image[0] },
      }),
      await app.api('DELETE', `/${other}/delete/${item._id}`, { token: calls.token }),
    ]
    expect(attempts.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    expect(await get(other, item._id)).toEqual(item)
    expect(await names(`/${other}?search=${item[code]}`, { token: calls.token })).toEqual([])
  })

  describe('rights', () => {
    const staffCalls = [
      ['POST', `/${base}/create`],
      ['PATCH', `/${base}/update/${nobody}`],
      ['PATCH', `/${base}/status/${nobody}`],
      ['PATCH', `/${base}/change-image/${nobody}`],
      ['DELETE', `/${base}/image/${nobody}`],
      ['DELETE', `/${base}/delete/${nobody}`],
    ] as const

    test.each(staffCalls)('%s %s without a token answers 401', async (method, path) => {
      expect((await app.api(method, path)).status).toBe(401)
    })

    test(`those of a ${other} don't count here`, async () => {
      const all = { create: true, update: true, statusChange: true }
      const area = other === 'project' ? 'projects' : 'product'
      const staff = await createStaff(app.services, `Keeper of ${other}s`, { [area]: all })
      const theirs = await app.signIn(staff)
      for (const [method, path] of staffCalls) {
        expect((await app.api(method, path, { token: theirs })).status).toBe(403)
      }
    })

    test('a Member adds, changes and pictures, but neither switches nor deletes', async () => {
      const member = await app.signIn(await createStaff(app.services, 'Member'))
      const form = await portfolioForm(base, calls.categoryId)
      const added = await app.api('POST', `/${base}/create`, { token: member, form })
      const { _id } = added.body.data
      const as = (method: string, path: string, call: object) =>
        app.api(method, `/${base}/${path}/${_id}`, { token: member, ...call })
      const image = await pictureFile()
      const statuses = [
        added,
        await as('PATCH', 'update', { form: formOf({ client: 'B' }) }),
        await as('PATCH', 'change-image', { form: formOf({ image }) }),
        await as('PATCH', 'status', { json: { isActive: false } }),
        await as('DELETE', 'delete', {}),
      ].map(({ status }) => status)
      expect(statuses).toEqual([200, 200, 200, 403, 403])
    })
  })
})

describe('isActive in a form', () => {
  test('adds a product that is not public yet, and publishes it', async () => {
    const draft = await addOne('product', { isActive: 'false' })
    expect(draft.isActive).toBe(false)
    expect((await app.api('GET', `/product/${draft._id}`)).status).toBe(404)
    const { body } = await update('product', draft._id, { isActive: 'true' })
    expect(body.data.isActive).toBe(true)
    expect((await app.api('GET', `/product/${draft._id}`)).status).toBe(200)
  })

  test('switches a product only for whoever may switch it', async () => {
    const { _id } = await addOne('product')
    const member = await app.signIn(await createStaff(app.services, 'Member'))
    const edit = (isActive: string) =>
      app.api('PATCH', `/product/update/${_id}`, {
        token: member,
        form: formOf({ isActive, client: isActive }),
      })
    expect((await edit('true')).status).toBe(200)
    expect((await edit('false')).status).toBe(403)
    expect(await get('product', _id)).toMatchObject({ isActive: true, client: 'true' })
  })

  test('is no field of a project, and nothing but true or false', async () => {
    const project = await add('project', { isActive: 'true' })
    expect([project.status, project.body.message]).toEqual([422, 'Unknown field: isActive'])
    const product = await add('product', { isActive: 'yes' })
    expect([product.status, product.body.message]).toEqual([422, 'isActive must be true or false'])
  })
})
