import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditTable } from '#domain/audit/audit.table.ts'
import { enquiryTable } from '#domain/enquiry/enquiry.table.ts'
import { leadTable } from '#domain/lead/lead.table.ts'
import { purgeOldPersonalData } from '#domain/retention.rules.ts'
import { openTestApp } from '#tests/test-app.ts'

const app = openTestApp()
const ago = (months: number) => sql`now() - make_interval(months => ${months}, days => 1)`
const post = async (path: string, json: object) =>
  expect((await app.api('POST', path, { json })).status).toBe(200)

const enquire = async (email: string, months: number) => {
  const fields = {
    fullname: 'Sana',
    phone: '03001234567',
    address: 'Lahore',
    message: 'A clinic needs a booking system',
  }
  await post('/contact/create', { ...fields, email })
  const [row] = await app.services.db
    .update(enquiryTable)
    .set({ createdAt: ago(months) })
    .where(eq(enquiryTable.email, email))
    .returning()
  return row?.id ?? ''
}
const visit = async (email: string, created: number, seen: number) => {
  await post('/potentialCustomer/create', { email, source: 'catalog' })
  await app.services.db
    .update(leadTable)
    .set({ createdAt: ago(created), updatedAt: ago(seen) })
    .where(eq(leadTable.email, email))
}
const left = async () => {
  const { db } = app.services
  const enquiries = await db.select({ email: enquiryTable.email }).from(enquiryTable)
  const leads = await db.select({ email: leadTable.email }).from(leadTable)
  return [...enquiries, ...leads].map(({ email }) => email).sort()
}

test('enquiries and leads go once the settings say so, and none before', async () => {
  const token = await app.signIn()
  const id = await enquire('old@example.com', 60)
  await enquire('young@example.com', 59)
  await visit('lead-gone@example.com', 80, 60)
  await visit('lead-back@example.com', 80, 59)
  await app.api('PATCH', `/contact/${id}`, { token, json: { note: 'Rang old@example.com' } })

  await purgeOldPersonalData(app.services)
  expect(await left()).toEqual(['lead-back@example.com', 'young@example.com'])
  const audited = await app.services.db.select().from(auditTable).where(eq(auditTable.entityId, id))
  expect(audited).toMatchObject([{ action: 'update', before: null, after: null }])

  const json = { enquiryMonths: 12, leadMonths: 12 }
  expect((await app.api('PUT', '/settings', { token, json })).status).toBe(200)
  await purgeOldPersonalData(app.services)
  expect(await left()).toEqual([])
})
