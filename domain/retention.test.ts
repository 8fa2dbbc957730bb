import { eq, like, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditTable } from '#domain/audit/audit.table.ts'
import { enquiryTable } from '#domain/enquiry/enquiry.table.ts'
import { honeypotField } from '#domain/honeypot.ts'
import { leadTable } from '#domain/lead/lead.table.ts'
import { subscriberTable, subscriberTokenTable } from '#domain/newsletter/newsletter.table.ts'
import { purgeOldPersonalData } from '#domain/retention.rules.ts'
import { outboxTable } from '#platform/outbox.table.ts'
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

describe('an address for the newsletter', () => {
  const subscribers = async () => {
    const rows = await app.services.db.select().from(subscriberTable)
    return rows.map(({ subscriberEmail }) => subscriberEmail).sort()
  }
  const subscribe = async (subscriberEmail: string) => {
    await post('/newsletter/create', { subscriberEmail })
    const mails = await app.services.db
      .select()
      .from(outboxTable)
      .where(eq(outboxTable.recipient, subscriberEmail))
    return /confirm\?token=(\S+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
  }
  const follow = (action: string, token: string) => post(`/newsletter/${action}`, { token })
  /** Lets days pass for everything that was done for readers so far. */
  const wait = async (days: number) => {
    const { db } = app.services
    const earlier = (column: unknown) => sql`${column} - make_interval(days => ${days})`
    const { createdAt, updatedAt } = subscriberTable
    await db
      .update(subscriberTable)
      .set({ createdAt: earlier(createdAt), updatedAt: earlier(updatedAt) })
    await db
      .update(subscriberTokenTable)
      .set({ createdAt: earlier(subscriberTokenTable.createdAt) })
    await db
      .update(outboxTable)
      .set({ createdAt: earlier(outboxTable.createdAt) })
      .where(like(outboxTable.recipient, 'reader-%'))
  }

  test('goes if nobody confirms it within the days that the settings say', async () => {
    const token = await app.signIn()
    const silent = await subscribe('reader-silent@example.com')
    await follow('confirm', await subscribe('reader-in@example.com'))
    await follow('unsubscribe', await subscribe('reader-out@example.com'))
    const hidden = { subscriberEmail: 'reader-machine@example.com', [honeypotField]: 'x' }
    await post('/newsletter/create', hidden)
    await subscribe('reader-asked-again@example.com')
    await wait(29)
    await subscribe('reader-asked-again@example.com')
    await purgeOldPersonalData(app.services)
    expect(await subscribers()).toHaveLength(5)

    await wait(2)
    await purgeOldPersonalData(app.services)
    expect(await subscribers()).toEqual([
      'reader-asked-again@example.com',
      'reader-in@example.com',
      'reader-out@example.com',
    ])
    const late = await app.api('POST', '/newsletter/confirm', { json: { token: silent } })
    expect(late.status).toBe(404)

    const changed = await app.api('PUT', '/settings', { token, json: { unconfirmedDays: 1 } })
    expect(changed.status).toBe(200)
    await purgeOldPersonalData(app.services)
    expect(await subscribers()).toEqual(['reader-in@example.com', 'reader-out@example.com'])
  })
})
