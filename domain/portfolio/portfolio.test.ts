import { beforeAll, describe, expect, test } from 'vitest'
import { mediaTable } from '#platform/media/media.table.ts'
import { createCategory, portfolioForm } from '#tests/content-forms.ts'
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

const bases = ['project', 'product'] as const
type Base = (typeof bases)[number]
type Changes = Parameters<typeof portfolioForm>[2]

const add = async (base: Base, changes: Changes = {}) =>
  app.api('POST', `/${base}/create`, {
    token,
    form: await portfolioForm(base, categoryId, changes),
  })
const addOne = async (base: Base, changes: Changes = {}) => (await add(base, changes)).body.data
const update = async (base: Base, id: string, changes: Record<string, string | File | File[]>) =>
  app.api('PATCH', `/${base}/update/${id}`, { token, form: formOf(changes) })
const get = async (base: Base, idOrSlug: string) =>
  (await app.api('GET', `/${base}/${idOrSlug}`, { token })).body.portfolio
const names = async (path: string, call?: { token: string }) =>
  (await app.api('GET', path, call)).body.portfolios.map(({ name }: { name: string }) => name)
const pictures = (many: number) =>
  Promise.all(Array.from({ length: many }, (_, at) => pictureFile(`${at}.png`, { width: 40 + at })))

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
      category: { _id: categoryId, name: 'Web Development' },
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
    const { image } = await addOne(base, { image: await pictures(4) })
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
    const before = await names(`/${base}`, { token })
    const { status, body } = await add(base, changes as Changes)
    expect([status, body.message]).toEqual([422, message])
    expect(body.errors[0]).toEqual({ path, message })
    expect(await names(`/${base}`, { token })).toEqual(before)
  })

  test('everything that is wrong is told at once, in the order of the form', async () => {
    const path = `/${base}/create`
    const { body } = await app.api('POST', path, { token, form: formOf({ type: base }) })
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
    const five = await add(base, { image: await pictures(5) })
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
        token,
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
    const { status, body } = await app.api('PATCH', path, { token, json: { isActive: false } })
    expect([status, body.data.isActive]).toEqual([200, false])
    expect(await names(`/${base}`)).not.toContain(`Hidden ${base}`)
    expect((await app.api('GET', `/${base}/${slug}`)).status).toBe(404)
    expect((await app.api('GET', `/${base}/${slug}`, { token })).status).toBe(200)
    const found = (isActive: string, call?: { token: string }) =>
      names(`/${base}?search=Hidden%20${base}&isActive=${isActive}`, call)
    expect(await found('all', { token })).toEqual([`Hidden ${base}`])
    expect(await found('false', { token })).toEqual([`Hidden ${base}`])
    expect(await found('true', { token })).toEqual([])
    expect(await found('false')).toEqual([])
  })

  test('stays public while its category is inactive', async () => {
    const category = await createCategory(app, token, 'Resting')
    const { _id } = await addOne(base, { category, name: 'Of a resting category' })
    const json = { isActive: false }
    await app.api('PATCH', `/category/status/${category}`, { token, json })
    expect((await app.api('GET', `/${base}/${_id}`)).body.portfolio.category.name).toBe('Resting')
  })

  test('is gone for everyone when deleted', async () => {
    const { _id, slug } = await addOne(base)
    const path = `/${base}/delete/${_id}`
    const { status, body } = await app.api('DELETE', path, { token })
    expect([status, body.message]).toEqual([200, `${label} deleted successfully`])
    expect((await app.api('GET', `/${base}/${slug}`, { token })).status).toBe(404)
    expect((await app.api('DELETE', path, { token })).status).toBe(404)
  })

  test(`can be read, but not touched, as a ${other}`, async () => {
    const item = await addOne(base)
    const json = { isActive: false }
    const form = formOf({ name: 'Mistaken' })
    const attempts = [
      await app.api('PATCH', `/${other}/update/${item._id}`, { token, form }),
      await app.api('PATCH', `/${other}/status/${item._id}`, { token, json }),
      await app.api('PATCH', `/${other}/change-image/${item._id}`, {
        token,
        form: formOf({ image: await pictureFile() }),
      }),
      await app.api('DELETE', `/${other}/image/${item._id}`, {
        token,
        json: { imagePath: item.image[0] },
      }),
      await app.api('DELETE', `/${other}/delete/${item._id}`, { token }),
    ]
    expect(attempts.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    expect(await get(other, item._id)).toEqual(item)
    expect(await names(`/${other}?search=${item[code]}`, { token })).toEqual([])
  })

  describe('images', () => {
    const addImage = (id: string, image: File | File[], headers?: Record<string, string>) =>
      app.api('PATCH', `/${base}/change-image/${id}`, { token, form: formOf({ image }), headers })
    const removeImage = (id: string, imagePath: unknown) =>
      app.api('DELETE', `/${base}/image/${id}`, { token, json: { imagePath } })

    test('one is added behind the others', async () => {
      const item = await addOne(base)
      const image = await pictureFile('new.webp', { format: 'webp', width: 77 })
      const { status, body } = await addImage(item._id, image)
      expect([status, body.message]).toEqual([200, 'Image uploaded successfully!'])
      expect(body.data).toEqual({
        image: [item.image[0], expect.stringMatching(/^\/media\//)],
        version: 2,
      })
      expect((await get(base, item._id)).image).toEqual(body.data.image)
    })

    test('four are the most, and the answer says how many more there may be', async () => {
      const item = await addOne(base, { image: await pictures(3) })
      const two = await addImage(item._id, await pictures(2))
      expect([two.status, two.body.errors]).toEqual([
        422,
        [{ path: 'image', message: 'You can only upload 1 more image(s)' }],
      ])
      expect((await addImage(item._id, await pictureFile())).status).toBe(200)
      const fifth = await addImage(item._id, await pictureFile())
      expect([fifth.status, fifth.body.message]).toEqual([
        422,
        'You can only upload 0 more image(s)',
      ])
      expect((await get(base, item._id)).image).toHaveLength(4)
    })

    test('a form without one, a wrong type and a large file are refused in the words of the edit form', async () => {
      const { _id } = await addOne(base)
      const path = `/${base}/change-image/${_id}`
      const none = await app.api('PATCH', path, { token, form: formOf({ type: base }) })
      expect([none.status, none.body.message]).toEqual([422, 'Please select an image'])
      const gif = await addImage(_id, await pictureFile('a.png', { format: 'gif' }))
      expect([gif.status, gif.body.message]).toEqual([
        415,
        'Invalid file type. Please upload JPEG, PNG, or WebP images',
      ])
      const large = await addImage(_id, new File([new Uint8Array(3 * 1_048_576 + 1)], 'a.png'))
      expect([large.status, large.body.message]).toEqual([
        413,
        'Image size should be less than 3MB',
      ])
    })

    test('an edit adds the images that come with it', async () => {
      const item = await addOne(base)
      const { body } = await update(base, item._id, { image: await pictures(2) })
      expect(body.data.image).toHaveLength(3)
      expect(body.data.image[0]).toBe(item.image[0])
    })

    test('one is removed, but never the last', async () => {
      const item = await addOne(base, { image: await pictures(2) })
      const [cover, second] = item.image
      const { status, body } = await removeImage(item._id, cover)
      expect([status, body.message]).toEqual([200, 'Image removed successfully!'])
      expect(body.data).toEqual({ image: [second], version: 2 })
      const last = await removeImage(item._id, second)
      expect([last.status, last.body.message]).toEqual([422, 'At least one image is required'])
      expect((await get(base, item._id)).image).toEqual([second])
    })

    test('one that the item does not have, or no path at all, is refused', async () => {
      const item = await addOne(base, { image: await pictures(2) })
      const unknown = await removeImage(item._id, '/media/of-another.webp')
      expect([unknown.status, unknown.body.message]).toEqual([404, 'Image not found'])
      const none = await removeImage(item._id, undefined)
      expect([none.status, none.body.message]).toEqual([422, 'imagePath is required'])
      expect((await removeImage(nobody, item.image[0])).body.message).toBe(`${label} not found`)
      expect(await get(base, item._id)).toEqual(item)
    })

    test('the same picture twice is two images, of which one is removed', async () => {
      const picture = await pictureFile()
      const item = await addOne(base, { image: [picture, picture] })
      expect(item.image[0]).toBe(item.image[1])
      const { body } = await removeImage(item._id, item.image[0])
      expect(body.data.image).toEqual([item.image[0]])
    })

    test('many at the same moment never make more than four, nor fewer than one', async () => {
      const item = await addOne(base)
      const files = await pictures(6)
      const added = await Promise.all(files.map((file) => addImage(item._id, file)))
      expect(added.filter(({ status }) => status === 200)).toHaveLength(3)
      const full = await get(base, item._id)
      expect(full).toMatchObject({ version: 4, image: { length: 4 } })
      const removed = await Promise.all(
        full.image.map((path: string) => removeImage(item._id, path)),
      )
      expect(removed.filter(({ status }) => status === 200)).toHaveLength(3)
      expect((await get(base, item._id)).image).toHaveLength(1)
    })

    test('a stale upload is told how the item stands', async () => {
      const { _id } = await addOne(base)
      await update(base, _id, { client: 'Another' })
      const { status, body } = await addImage(_id, await pictureFile(), { 'If-Match': '"1"' })
      expect([status, body.data.client, body.data.image]).toEqual([
        412,
        'Another',
        expect.objectContaining({ length: 1 }),
      ])
    })
  })

  describe('rights', () => {
    const calls = [
      ['POST', `/${base}/create`],
      ['PATCH', `/${base}/update/${nobody}`],
      ['PATCH', `/${base}/status/${nobody}`],
      ['PATCH', `/${base}/change-image/${nobody}`],
      ['DELETE', `/${base}/image/${nobody}`],
      ['DELETE', `/${base}/delete/${nobody}`],
    ] as const

    test.each(calls)('%s %s without a token answers 401', async (method, path) => {
      expect((await app.api(method, path)).status).toBe(401)
    })

    test(`those of a ${other} don't count here`, async () => {
      const all = { create: true, update: true, statusChange: true }
      const area = other === 'project' ? 'projects' : 'product'
      const staff = await createStaff(app.services, `Keeper of ${other}s`, { [area]: all })
      const theirs = await app.signIn(staff)
      for (const [method, path] of calls) {
        expect((await app.api(method, path, { token: theirs })).status).toBe(403)
      }
    })

    test('a Member adds, changes and pictures, but neither switches nor deletes', async () => {
      const member = await app.signIn(await createStaff(app.services, 'Member'))
      const form = await portfolioForm(base, categoryId)
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

describe('codes and slugs', () => {
  test('are never given twice, not even at the same moment', async () => {
    const items = await Promise.all(
      Array.from({ length: 6 }, () => addOne('project', { name: 'Contested name' })),
    )
    expect(items.map(({ slug }) => slug).sort()).toEqual([
      'contested-name',
      'contested-name-2',
      'contested-name-3',
      'contested-name-4',
      'contested-name-5',
      'contested-name-6',
    ])
    expect(new Set(items.map(({ projectCode }) => projectCode)).size).toBe(6)
  })

  test('a deleted item keeps both', async () => {
    const first = await addOne('product', { name: 'Kept name' })
    await app.api('DELETE', `/product/delete/${first._id}`, { token })
    const second = await addOne('product', { name: 'Kept name' })
    expect(second.slug).toBe('kept-name-2')
    expect(second.productCode).not.toBe(first.productCode)
  })

  test.each([
    ['دریا', 'project'],
    ['Create', 'project-create'],
    ['01990000-0000-7000-8000-000000000000', 'project-01990000-0000-7000-8000-000000000000'],
  ])('a project called %s is found under %s', async (name, slug) => {
    const item = await addOne('project', { name })
    expect(item.slug).toBe(slug)
    expect((await app.api('GET', `/project/${slug}`)).body.portfolio.name).toBe(name)
  })

  test.each(['nothing-like-it', nobody, '%00', "'; drop table portfolio", 'a%2Fb', '%F0%9F%98%80'])(
    'nothing is found under %s',
    async (name) => {
      for (const base of bases) {
        const { status } = await app.api('GET', `/${base}/${name}`)
        expect(status).toBe(404)
      }
    },
  )
})

describe('lists', () => {
  let category: string
  beforeAll(async () => {
    category = await createCategory(app, token, 'Listed')
    for (const name of ['Alpha 100%', 'Beta_1', 'Gamma', 'alphabet']) {
      await addOne('product', { name, category })
    }
  })
  const ofListed = (query: string) => names(`/product?category=${category}&${query}`)

  test('come whole and oldest first, with pages only on request', async () => {
    const { body } = await app.api('GET', `/product?category=${category}`)
    expect(body.portfolios.map(({ name }: { name: string }) => name)).toEqual([
      'Alpha 100%',
      'Beta_1',
      'Gamma',
      'alphabet',
    ])
    expect(body).not.toHaveProperty('pagination')
    const second = await app.api('GET', `/product?category=${category}&page=2&limit=3`)
    expect(second.body.portfolios).toHaveLength(1)
    expect(second.body.pagination).toEqual({ page: 2, limit: 3, total: 4, totalPages: 2 })
    const beyond = await app.api('GET', `/product?category=${category}&page=9&limit=3`)
    expect([beyond.status, beyond.body.portfolios]).toEqual([200, []])
  })

  test.each([
    ['alpha', ['Alpha 100%', 'alphabet']],
    ['100%25', ['Alpha 100%']],
    ['%25', ['Alpha 100%']],
    ['_', ['Beta_1']],
    ['%5C', []],
    ['', ['Alpha 100%', 'Beta_1', 'Gamma', 'alphabet']],
  ])('searched for %s hold %j', async (search, expected) => {
    expect(await ofListed(`search=${search}`)).toEqual(expected)
  })

  test('are searched by code, in any case', async () => {
    const { productCode, name } = await addOne('product', { name: 'Found by its code' })
    expect(await names(`/product?search=${productCode.toLowerCase()}`)).toEqual([name])
    expect(await names(`/project?search=${productCode}`)).toEqual([])
  })

  test('are narrowed down by the id or the name of a category', async () => {
    const byName = await names('/product?category=listed&page=1')
    expect(byName).toEqual(await ofListed('page=1'))
    expect(byName).toHaveLength(4)
    expect(await names(`/product?category=${nobody}`)).toEqual([])
    expect(await names('/product?category=unheard-of')).toEqual([])
  })

  test('hold projects under /project unless the type says otherwise', async () => {
    const typesOf = async (path: string) => {
      const { body } = await app.api('GET', path)
      return new Set(body.portfolios.map(({ type }: { type: string }) => type))
    }
    expect(await typesOf('/project')).toEqual(new Set(['project']))
    expect(await typesOf('/project?type=project')).toEqual(new Set(['project']))
    expect(await typesOf('/project?type=product')).toEqual(new Set(['product']))
    expect(await typesOf('/product')).toEqual(new Set(['product']))
  })

  test.each([
    ['page=0', 'page', 'page must be from 1 to 1000000'],
    ['page=x', 'page', 'page must be a whole number'],
    ['page=1&limit=101', 'limit', 'limit must be from 1 to 100'],
    ['type=service', 'type', 'Type must be project or product'],
    ['isActive=maybe', 'isActive', 'isActive must be all, true or false'],
    ['search=%00', 'search', 'This text holds characters that cannot be stored'],
  ])('with %s are refused', async (query, path, message) => {
    const { status, body } = await app.api('GET', `/project?${query}`)
    expect([status, body.errors]).toEqual([422, [{ path, message }]])
  })
})
