import { expect, test } from 'vitest'
import { categoryTable } from '#domain/category/category.table.ts'
import { enquiryTable } from '#domain/enquiry/enquiry.table.ts'
import { leadTable } from '#domain/lead/lead.table.ts'
import { portfolioTable } from '#domain/portfolio/portfolio.table.ts'
import { serviceTable } from '#domain/service/service.table.ts'
import { createStaff } from '#tests/staff-factory.ts'
import { openTestApp } from '#tests/test-app.ts'

const app = openTestApp()
const counts = async () => {
  const token = await app.signIn(await createStaff(app.services, 'Member'))
  return (await app.api('GET', '/count/get-all-counts', { token })).body
}

const none = {
  categoryCount: 0,
  subCategoryCount: 0,
  totalServiceCount: 0,
  CompletedCount: 0,
  PendingCount: 0,
  totalProjectCount: 0,
  enquire: 0,
  getintouch: 0,
  activeProductCount: 0,
  inActiveProductCount: 0,
  potentialCustomers: 0,
}

const isoDate = (daysFromNow: number) =>
  new Date(Date.now() + daysFromNow * 86_400_000).toISOString().slice(0, 10)

test('a new site counts nothing', async () => {
  expect(await counts()).toEqual({ success: true, status: 'success', data: none })
})

test('each kind is counted by its own meaning, and the trash by none', async () => {
  const { db } = app.services
  const deletedAt = new Date()
  const [category] = await db
    .insert(categoryTable)
    .values([
      { name: 'A', description: '', icon: '/media/a' },
      { name: 'B', description: '', icon: '/media/a', isActive: false },
      { name: 'C', description: '', icon: '/media/a', deletedAt },
    ])
    .returning()
  const categoryId = category?.id ?? ''
  const service = {
    categoryId,
    name: 'S',
    description: 'd',
    approach: 'a',
    benefits: 'b',
    color: '#000000',
    workUrl: 'https://s.example',
    icon: '/media/a',
    features: [],
  }
  await db
    .insert(serviceTable)
    .values([service, { ...service, isActive: false }, service, { ...service, deletedAt }])
  let number = 0
  const item = (changes: Partial<typeof portfolioTable.$inferInsert>) => {
    number += 1
    return {
      type: 'project' as const,
      number,
      slug: `item-${number}`,
      categoryId,
      name: 'P',
      client: 'c',
      technology: 't',
      url: 'https://p.example',
      date: isoDate(-400),
      description: 'd',
      image: ['/media/a'],
      ...changes,
    }
  }
  await db
    .insert(portfolioTable)
    .values([
      item({}),
      item({ isActive: false }),
      item({ date: isoDate(0) }),
      item({ date: isoDate(2) }),
      item({ deletedAt }),
      item({ date: isoDate(2), deletedAt }),
      item({ type: 'product' }),
      item({ type: 'product', date: isoDate(2) }),
      item({ type: 'product' }),
      item({ type: 'product', isActive: false }),
      item({ type: 'product', isActive: false, deletedAt }),
    ])
  await db.insert(enquiryTable).values([
    { kind: 'quotation', email: 'a@example.com' },
    { kind: 'quotation', email: 'b@example.com', status: 'done' },
    { kind: 'contact', email: 'c@example.com' },
  ])
  await db.insert(leadTable).values([
    { email: 'a@example.com', source: 'catalog', visitCount: 7 },
    { email: 'b@example.com', source: 'quotation' },
  ])
  expect((await counts()).data).toEqual({
    categoryCount: 2,
    subCategoryCount: 3,
    totalServiceCount: 3,
    CompletedCount: 3,
    PendingCount: 1,
    totalProjectCount: 4,
    enquire: 2,
    getintouch: 1,
    activeProductCount: 3,
    inActiveProductCount: 1,
    potentialCustomers: 2,
  })
})

test('visitors are told nothing', async () => {
  const { status, body } = await app.api('GET', '/count/get-all-counts')
  expect([status, body.message]).toEqual([401, 'Authentication DS_Token is required'])
})
