import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { categoryTable } from '#domain/category/category.table.ts'
import { portfolioTable } from '#domain/portfolio/portfolio.table.ts'
import { storePicture } from '#platform/media/picture.ts'
import { inLatin } from '#server/catalogue/latin.ts'
import { pictureFile } from '#tests/pictures.ts'
import { openTestApp } from '#tests/test-app.ts'

const app = openTestApp()
let categoryId = ''
let image = ''
beforeAll(async () => {
  const [category] = await app.services.db
    .insert(categoryTable)
    .values({ name: 'Web', description: '', icon: '/media/x' })
    .returning()
  categoryId = category?.id ?? ''
  const file = await pictureFile('cover.png', { width: 200, height: 300 })
  const bytes = Buffer.from(await file.arrayBuffer())
  image = (await storePicture(app.services.media, { name: 'cover.png', bytes }, 'image')).url
})
beforeEach(async () => {
  await app.services.db.delete(portfolioTable)
})

let number = 0
async function add(name: string, changes: object = {}) {
  number += 1
  await app.services.db.insert(portfolioTable).values({
    type: 'product',
    number,
    slug: `product-${number}`,
    categoryId,
    name,
    client: 'Shops',
    technology: 'React',
    url: 'https://example.com',
    date: '2026-01-01',
    description: 'A till for shops.',
    image: [image],
    ...changes,
  })
}
const get = (headers: Record<string, string> = {}) =>
  app.request('GET', '/catalogue.pdf', { headers })
/** The names in the PDF's outline, which is the one part of it that reads as plain text. */
async function outline(): Promise<string[]> {
  const pdf = Buffer.from(await (await get()).arrayBuffer()).toString('latin1')
  return [...pdf.matchAll(/\/Title \((Product [^)]*)\)/g)].map(([, name]) => name ?? '')
}

test('the catalogue is a PDF with a page for each product on offer', async () => {
  await add('Product one')
  await add('Product two')
  await add('Product hidden', { isActive: false })
  await add('Product in the trash', { deletedAt: new Date() })
  await add('Product that is a project', { type: 'project' })
  const response = await get()
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  const pdf = Buffer.from(await response.arrayBuffer()).toString('latin1')
  expect(pdf).toMatch(/^%PDF-1\.7/)
  expect(pdf).toMatch(/%%EOF\s*$/)
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(3)
  expect(pdf.match(/\/Subtype \/Image/g)).toHaveLength(2)
  expect(await outline()).toEqual(['Product one', 'Product two'])
})

test('it follows every change, and is not sent again without one', async () => {
  await add('Product before')
  const first = await get()
  const etag = first.headers.get('etag') ?? ''
  expect((await get({ 'if-none-match': etag })).status).toBe(304)
  await app.services.db
    .update(portfolioTable)
    .set({ name: 'Product after' })
    .where(eq(portfolioTable.name, 'Product before'))
  const changed = await get({ 'if-none-match': etag })
  expect(changed.status).toBe(200)
  expect(changed.headers.get('etag')).not.toBe(etag)
  expect(await outline()).toEqual(['Product after'])
})

test('it can be made without products, without pictures and from any text', async () => {
  expect((await get()).status).toBe(200)
  await add('Product '.repeat(15), { image: ['/media/gone'], description: '😀 دریا '.repeat(80) })
  expect((await get()).status).toBe(200)
  expect(await outline()).toHaveLength(1)
})

test.each([
  ['Zoë’s “Café” – 5 €', 'Zoë’s “Café” – 5 €'],
  ['Čapek Ōsaka ﬁne', 'Capek Osaka fine'],
  ['a\u200Bb\u202Ec\u0000', 'abc'],
  ['دل 😀', '?? ?'],
  ['one\ttwo\nthree', 'one two\nthree'],
])('%j is drawn as %j', (text, drawn) => {
  expect(inLatin(text)).toBe(drawn)
})
