import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { categoryTable } from '#domain/category/category.table.ts'
import type { SeriesView } from '#domain/dashboard/dashboard.contract.ts'
import { selectSeries } from '#domain/dashboard/dashboard.store.ts'
import { enquiryTable } from '#domain/enquiry/enquiry.table.ts'
import { leadTable } from '#domain/lead/lead.table.ts'
import { portfolioTable } from '#domain/portfolio/portfolio.table.ts'
import { deleteLogsBefore, insertLogs } from '#domain/request-log/request-log.store.ts'
import { requestLogDayTable } from '#domain/request-log/request-log.table.ts'
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

describe('figures over time', () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
  const dayOf = (date: Date) => date.toISOString().slice(0, 10)
  const series = async (query: string) => {
    const token = await app.signIn(await createStaff(app.services, `Reader ${query}`, {}))
    return app.api('GET', `/count/series${query}`, { token })
  }
  const logged = (timestamp: Date, statusCode: number) => ({
    id: randomUUIDv7(),
    method: 'GET',
    route: '/api/v1/category',
    user: 'Telephone/1.0',
    ip: '203.0.113.7',
    username: '',
    timestamp,
    statusCode,
  })

  beforeAll(async () => {
    const { db } = app.services
    await db.delete(enquiryTable)
    await db.delete(leadTable)
    await app.recorder.flush()
    await db.delete(requestLogDayTable)
    await db.insert(enquiryTable).values([
      { kind: 'contact', email: 'a@example.com', createdAt: daysAgo(3) },
      { kind: 'quotation', email: 'b@example.com', createdAt: daysAgo(3) },
      { kind: 'contact', email: 'c@example.com', createdAt: daysAgo(60) },
      { kind: 'contact', email: 'd@example.com', createdAt: daysAgo(120) },
    ])
    await db
      .insert(leadTable)
      .values({ email: 'e@example.com', source: 'catalog', createdAt: daysAgo(2) })
    await insertLogs(db, [
      logged(daysAgo(2), 200),
      logged(daysAgo(2), 201),
      logged(daysAgo(2), 304),
      logged(daysAgo(2), 422),
      logged(daysAgo(2), 503),
      logged(daysAgo(400), 200),
    ])
  })

  test('hold each of the last 30 days, oldest first, the quiet ones too', async () => {
    const { body } = await series('')
    expect(body.data).toHaveLength(30)
    expect(body.data.at(-1).date).toBe(dayOf(daysAgo(0)))
    expect(body.data.at(0).date).toBe(dayOf(daysAgo(29)))
    expect(body.data.at(-4)).toMatchObject({ date: dayOf(daysAgo(3)), enquiries: 2, leads: 0 })
    expect(body.data.at(-3)).toEqual({
      date: dayOf(daysAgo(2)),
      enquiries: 0,
      applications: 0,
      leads: 1,
      requests: { '2xx': 2, '3xx': 1, '4xx': 1, '5xx': 1 },
    })
  })

  test('hold whole weeks that begin on Mondays', async () => {
    const { body } = await series('?days=90&by=week')
    const dates: string[] = body.data.map(({ date }: { date: string }) => date)
    expect(dates.every((date) => new Date(date).getUTCDay() === 1)).toBe(true)
    expect(dates.filter((date) => date <= dayOf(daysAgo(89)))).toHaveLength(1)
    const enquiries = body.data.reduce(
      (sum: number, week: { enquiries: number }) => sum + week.enquiries,
      0,
    )
    expect(enquiries).toBe(3)
  })

  test('are of days in UTC, in whatever time zone the database is', async () => {
    const { db } = app.services
    const createdAt = new Date(`${dayOf(daysAgo(29))}T00:30:00Z`)
    await db.insert(leadTable).values({ email: 'f@example.com', source: 'catalog', createdAt })
    const seen = await db.transaction(async (tx) => {
      const zones = ['UTC', 'America/Los_Angeles', 'Asia/Karachi']
      const found: SeriesView[][] = []
      for (const zone of zones) {
        await tx.execute(sql`select set_config('timezone', ${zone}, true)`)
        found.push(await selectSeries(tx, { days: 30, by: 'day' }))
      }
      return found
    })
    const [utc, ...elsewhere] = seen
    expect(utc?.[0]).toMatchObject({ date: dayOf(createdAt), leads: 1 })
    expect(elsewhere).toEqual([utc, utc])
  })

  test('take a removed entry of the log out again', async () => {
    expect(await deleteLogsBefore(app.services.db, daysAgo(399), 10)).toBe(1)
    const days = await app.services.db.select().from(requestLogDayTable)
    const old = days.filter(({ day }) => day === dayOf(daysAgo(400)))
    expect(old.map(({ rows }) => rows)).toEqual([0])
  })

  test.each([
    ['?days=31', 'days must be 30 or 90'],
    ['?by=year', 'by must be day or week'],
  ])('%s is refused', async (query, message) => {
    const { status, body } = await series(query)
    expect([status, body.message]).toEqual([422, message])
  })
})
