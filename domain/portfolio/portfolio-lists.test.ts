import { beforeAll, describe, expect, test } from 'vitest'
import { createCategory } from '#tests/content-forms.ts'
import { differentPictures, portfolioCalls } from '#tests/portfolio-calls.ts'
import { openTestApp } from '#tests/test-app.ts'

const app = openTestApp()
const calls = portfolioCalls(app)
const { addOne, names } = calls
const nobody = '01990000-0000-7000-8000-000000000000'

describe('codes and slugs', () => {
  test('are never given twice, not even at the same moment', async () => {
    // Each with a picture of its own: noting the same one would make them wait for each other.
    const images = await differentPictures(6)
    const items = await Promise.all(
      images.map((image) => addOne('project', { name: 'Contested name', image })),
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
    await app.api('DELETE', `/product/delete/${first._id}`, { token: calls.token })
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
      for (const base of ['project', 'product']) {
        const { status } = await app.api('GET', `/${base}/${name}`)
        expect(status).toBe(404)
      }
    },
  )
})

describe('lists', () => {
  let category: string
  beforeAll(async () => {
    category = await createCategory(app, calls.token, 'Listed')
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

  test.each([
    ['name', ['Alpha 100%', 'alphabet', 'Beta_1', 'Gamma']],
    ['-name', ['Gamma', 'Beta_1', 'alphabet', 'Alpha 100%']],
    ['createdAt', ['Alpha 100%', 'Beta_1', 'Gamma', 'alphabet']],
    // All of one category and day: what is equal keeps the order of creation, or turns it round.
    ['category', ['Alpha 100%', 'Beta_1', 'Gamma', 'alphabet']],
    ['-date', ['alphabet', 'Gamma', 'Beta_1', 'Alpha 100%']],
  ])('ordered by %s come as %j, whole and in pages', async (order, expected) => {
    expect(await ofListed(`order=${order}`)).toEqual(expected)
    const pages = [1, 2].map((page) => ofListed(`order=${order}&page=${page}&limit=3`))
    expect((await Promise.all(pages)).flat()).toEqual(expected)
  })

  test('are ordered by nothing that is no column', async () => {
    const { status, body } = await app.api('GET', '/product?order=version')
    expect([status, body.message]).toEqual([
      422,
      'order must be one of createdAt, name, category, date, or -name and so on',
    ])
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

test('from each item one goes on to the one added before it, and from the oldest to the newest', async () => {
  const slugs = ['onward-1', 'onward-2', 'onward-3']
  for (const name of slugs) await addOne('project', { name })
  const listed: { slug: string }[] = (await app.api('GET', '/project')).body.portfolios
  const next = async (slug = '') =>
    (await app.api('GET', `/project/${slug}/next`)).body.portfolio?.slug
  expect([await next('onward-3'), await next('onward-2')]).toEqual(['onward-2', 'onward-1'])
  expect(await next(listed[0]?.slug)).toBe('onward-3')

  const hidden = (await app.api('GET', '/project/onward-2')).body.portfolio._id
  await app.api('PATCH', `/project/status/${hidden}`, {
    token: calls.token,
    json: { isActive: false },
  })
  expect(await next('onward-3')).toBe('onward-1')
  expect((await app.api('GET', '/project/onward-2/next')).status).toBe(404)
  expect((await app.api('GET', '/product/onward-1/next')).status).toBe(404)
})

test('where there is no other item, one goes on to none', async () => {
  const { body } = await app.api('GET', '/product')
  for (const { _id } of body.portfolios) {
    await app.api('PATCH', `/product/status/${_id}`, {
      token: calls.token,
      json: { isActive: false },
    })
  }
  const alone = await addOne('product', { name: 'Alone' })
  const { status, body: answer } = await app.api('GET', `/product/${alone.slug}/next`)
  expect([status, answer.portfolio]).toEqual([200, null])
})
