import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { categoryTable } from '#domain/category/category.table.ts'
import { enquiryTable } from '#domain/enquiry/enquiry.table.ts'
import { honeypotField } from '#domain/honeypot.ts'
import { leadTable } from '#domain/lead/lead.table.ts'
import { portfolioTable } from '#domain/portfolio/portfolio.table.ts'
import { settingTable } from '#domain/settings/settings.table.ts'
import { outboxTable } from '#platform/outbox.table.ts'
import { createStaff } from '#tests/staff-factory.ts'
import { openTestApp } from '#tests/test-app.ts'

const app = openTestApp()
beforeAll(() => {
  app.services.config.rateLimits = false
})
beforeEach(async () => {
  await app.services.db.delete(outboxTable)
})

let count = 0
const newAddress = () => `customer-${++count}@example.com`
const leave = (json: object, headers: Record<string, string> = {}) =>
  app.api('POST', '/potentialCustomer/create', { json, headers })
const stored = async (email: string) => {
  const rows = await app.services.db.select().from(leadTable).where(eq(leadTable.email, email))
  expect(rows.length).toBeLessThan(2)
  return rows[0]
}
const enquiriesOf = (email: string) =>
  app.services.db.select().from(enquiryTable).where(eq(enquiryTable.email, email))
const mailsTo = (address: string) =>
  app.services.db.select().from(outboxTable).where(eq(outboxTable.recipient, address))

async function newProduct(changes: object = {}): Promise<string> {
  const { db } = app.services
  const [category] = await db
    .insert(categoryTable)
    .values({ name: 'Web', description: '', icon: '/media/x' })
    .returning()
  const number = 1_000 + ++count
  const [row] = await db
    .insert(portfolioTable)
    .values({
      type: 'product',
      number,
      slug: `product-${number}`,
      categoryId: category?.id ?? '',
      name: 'Daak Desk',
      client: 'Own product',
      technology: 'Web',
      url: 'https://example.com',
      date: '2026-01-01',
      description: 'd',
      image: ['/media/x'],
      ...changes,
    })
    .returning()
  return row?.id ?? ''
}

describe('leaving an address', () => {
  test('for the catalogue answers where it is, and makes no enquiry', async () => {
    const email = newAddress()
    const { status, body } = await leave({ email, source: 'catalog', unknown: 1 })
    expect([status, body]).toEqual([
      200,
      {
        success: true,
        message: 'Thank you! Your catalogue is ready.',
        data: { url: '/catalogue.pdf' },
      },
    ])
    expect(await stored(email)).toMatchObject({ source: 'catalog', visitCount: 1 })
    expect(await enquiriesOf(email)).toEqual([])
  })

  test('again raises the count, in whichever case it is written', async () => {
    const email = newAddress()
    await leave({ email, source: 'catalog' })
    await leave({ email: email.toUpperCase(), source: 'quotation' })
    await leave({ email, source: 'catalog' })
    expect(await stored(email)).toMatchObject({ visitCount: 3, source: 'quotation' })
  })

  test('of a mailbox that was stored before hosts were looked at is a visit of the same one', async () => {
    const [plain, read] = ['customer@xn--bcher-kva.example', 'customer@bücher.example']
    await app.services.db.insert(leadTable).values({ email: read, source: 'quotation' })
    await Promise.all([plain, read, plain].map((email) => leave({ email, source: 'catalog' })))
    expect(await stored(read)).toBeUndefined()
    expect(await stored(plain)).toMatchObject({ visitCount: 4, source: 'quotation' })
  })

  test('many times at once loses no visit', async () => {
    const email = newAddress()
    await Promise.all(Array.from({ length: 20 }, () => leave({ email, source: 'catalog' })))
    expect((await stored(email))?.visitCount).toBe(20)
  })

  test.each([
    [{ email: 'nobody' }, 'email', 'Please enter a valid email address'],
    [{ email: undefined }, 'email', 'Please enter a valid email address'],
    [{ source: 'elsewhere' }, 'source', 'Source must be catalog or quotation'],
    [{ source: undefined }, 'source', 'Source must be catalog or quotation'],
    [{ productId: 'nonsense' }, 'productId', 'This product is no longer available'],
    [{ message: 'x'.repeat(5_001) }, 'message', 'At most 5000 characters'],
  ])('with %j is refused at %s with "%s"', async (changes, path, message) => {
    const email = newAddress()
    const { status, body } = await leave({ email, source: 'quotation', ...changes })
    expect([status, body.errors]).toEqual([422, [{ path, message }]])
    expect(await stored(email)).toBeUndefined()
  })

  test('the same post again counts once', async () => {
    const email = newAddress()
    const key = { 'Idempotency-Key': 'lead' }
    const first = await leave({ email, source: 'catalog' }, key)
    expect((await leave({ email, source: 'catalog' }, key)).body).toEqual(first.body)
    expect((await stored(email))?.visitCount).toBe(1)
  })
})

describe('a request for a quotation', () => {
  test('is an enquiry for staff, who are told by mail, as is its sender', async () => {
    await app.services.db
      .insert(settingTable)
      .values({ key: 'noticeEmail', value: 'sales@example.com' })
    const productId = await newProduct()
    const email = newAddress()
    const message = 'What would ten seats cost us?'
    const { body } = await leave({ email, source: 'quotation', productId, message })
    await app.services.db.delete(settingTable)
    expect(body).toEqual({ success: true, message: 'Thank you! We will send you a quotation.' })
    expect(await enquiriesOf(email)).toMatchObject([
      { kind: 'quotation', productId, message, status: 'new' },
    ])
    const [notice] = await mailsTo('sales@example.com')
    expect(notice).toMatchObject({ subject: 'A request for a quotation', replyTo: email })
    expect(notice?.text).toMatch(/Daak Desk.*ten seats/s)
    const [receipt] = await mailsTo(email)
    expect(receipt?.text).not.toContain('ten seats')
  })

  test('names its product to staff', async () => {
    const email = newAddress()
    const productId = await newProduct()
    await leave({ email, source: 'quotation', productId })
    const token = await app.signIn()
    const { body } = await app.api('GET', `/contact?search=${email}`, { token })
    expect(body.data).toMatchObject([
      { productId, product: { _id: productId, name: expect.stringMatching(/./) } },
    ])
  })

  test('needs no product and no message', async () => {
    const email = newAddress()
    expect((await leave({ email, source: 'quotation', productId: '' })).status).toBe(200)
    expect(await enquiriesOf(email)).toMatchObject([{ kind: 'quotation', productId: null }])
  })

  test('on a product that is not on offer is refused, and counts no visit', async () => {
    for (const productId of [
      '01890000-0000-7000-8000-000000000000',
      await newProduct({ isActive: false }),
      await newProduct({ deletedAt: new Date() }),
      await newProduct({ type: 'project' }),
    ]) {
      const email = newAddress()
      const { status, body } = await leave({ email, source: 'quotation', productId })
      expect([status, body.message]).toEqual([422, 'This product is no longer available'])
      expect(await stored(email)).toBeUndefined()
      expect(await enquiriesOf(email)).toEqual([])
    }
  })

  test('that a machine sends is kept apart and mailed to nobody', async () => {
    const email = newAddress()
    await leave({ email, source: 'quotation', [honeypotField]: 'x' })
    expect(await enquiriesOf(email)).toMatchObject([{ status: 'quarantined' }])
    expect(await app.services.db.select().from(outboxTable)).toEqual([])
  })
})

describe('the list', () => {
  test('comes newest first, in pages, and can be searched', async () => {
    const emails = [newAddress(), newAddress()]
    for (const email of emails) await leave({ email, source: 'catalog' })
    const token = await app.signIn(await createStaff(app.services, 'Member'))
    const { body } = await app.api('GET', '/potentialCustomer?limit=2', { token })
    expect(body.data.map((row: { email: string }) => row.email)).toEqual(emails.toReversed())
    expect(body.data[0]).toEqual({
      _id: expect.any(String),
      version: 1,
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: expect.stringMatching(/Z$/),
      email: emails[1],
      visitCount: 1,
      source: 'catalog',
    })
    const searched = async (search: string) =>
      (await app.api('GET', `/potentialCustomer?search=${search}`, { token })).body.pagination.total
    expect(await searched(emails[0]?.toUpperCase() ?? '')).toBe(1)
    expect(await searched('%25')).toBe(0)
    expect(await searched('customer_')).toBe(0)
  })

  test('is for staff', async () => {
    expect((await app.api('GET', '/potentialCustomer')).status).toBe(401)
  })
})
