import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { honeypotField } from '#domain/honeypot.ts'
import { subscriberTable, subscriberTokenTable } from '#domain/newsletter/newsletter.table.ts'
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
const newAddress = () => `reader-${++count}@example.com`
const subscribe = (subscriberEmail: unknown, more: object = {}) =>
  app.api('POST', '/newsletter/create', { json: { subscriberEmail, ...more } })
const stored = async (email: string) => {
  const rows = await app.services.db
    .select()
    .from(subscriberTable)
    .where(eq(subscriberTable.subscriberEmail, email))
  return rows[0]
}
const mailsTo = (address: string) =>
  app.services.db.select().from(outboxTable).where(eq(outboxTable.recipient, address))
/** Subscribes and returns the token that the mail's link carries. */
async function tokenFor(email: string): Promise<string> {
  await subscribe(email)
  const [mail] = await mailsTo(email)
  return /confirm\?token=([\w-]{43})\n/.exec(mail?.text ?? '')?.[1] ?? ''
}
describe('subscribing', () => {
  test('puts the address on the list, pending, and mails a link to confirm', async () => {
    const email = newAddress()
    const { status, body } = await subscribe(email.toUpperCase(), { other: 'ignored' })
    expect(status).toBe(200)
    expect(body.message).toMatch(/confirm/)
    expect((await stored(email))?.status).toBe('pending')
    const [mail] = await mailsTo(email)
    const { publicUrl } = app.services.config
    expect(mail?.text).toContain(`${publicUrl}/api/v1/newsletter/confirm?token=`)
    expect(mail?.unsubscribeUrl).toContain(`${publicUrl}/api/v1/newsletter/unsubscribe?token=`)
  })

  test('answers for a reader no sooner than a stranger’s mail would have been promised', async () => {
    const email = newAddress()
    await subscribe(email)
    await app.services.db
      .update(subscriberTable)
      .set({ status: 'confirmed' })
      .where(eq(subscriberTable.subscriberEmail, email))
    const begun = performance.now()
    await subscribe(email)
    expect(performance.now() - begun).toBeGreaterThan(295)
  })

  test('answers a known address like a new one, and mails it once a day', async () => {
    const email = newAddress()
    const first = await subscribe(email)
    const second = await subscribe(email)
    expect(second.body).toEqual(first.body)
    expect(await mailsTo(email)).toHaveLength(1)
    const token = /confirm\?token=(\S+)/.exec((await mailsTo(email))[0]?.text ?? '')?.[1]
    await app.api('POST', '/newsletter/confirm', { json: { token } })
    await app.services.db.delete(outboxTable)
    const third = await subscribe(email)
    expect(third.body).toEqual(first.body)
    expect(await mailsTo(email)).toEqual([])
    expect((await stored(email))?.status).toBe('confirmed')
  })

  test('knows again whoever subscribed before hosts were looked at', async () => {
    const [plain, read] = ['reader@xn--bcher-kva.example', 'reader@bücher.example']
    const token = await tokenFor(plain)
    await app.api('POST', '/newsletter/confirm', { json: { token } })
    await app.services.db
      .update(subscriberTable)
      .set({ subscriberEmail: read })
      .where(eq(subscriberTable.subscriberEmail, plain))
    await app.services.db.delete(outboxTable)
    const answers = await Promise.all([plain, read, plain].map((email) => subscribe(email)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await stored(plain))?.status).toBe('confirmed')
    expect(await stored(read)).toBeUndefined()
    expect(await mailsTo(plain)).toEqual([])
    // A database that has both already keeps them.
    await app.services.db.insert(subscriberTable).values({ subscriberEmail: read })
    expect((await subscribe(read)).status).toBe(200)
    expect([(await stored(plain))?.status, (await stored(read))?.status]).toEqual([
      'confirmed',
      'pending',
    ])
  })

  test('many at once make one subscriber and one mail', async () => {
    const email = newAddress()
    const answers = await Promise.all(Array.from({ length: 10 }, () => subscribe(email)))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(await mailsTo(email)).toHaveLength(1)
  })

  test.each(['', ' ', 'nobody', 'a@b', 'a@example.com, b@example.com', 7, null, undefined])(
    '%j is refused as no address',
    async (address) => {
      const { status, body } = await subscribe(address)
      expect([status, body.message]).toEqual([422, 'Please enter a valid email address'])
    },
  )

  test('a machine that fills the hidden field sends nobody a mail', async () => {
    const email = newAddress()
    expect((await subscribe(email, { [honeypotField]: 'x' })).status).toBe(200)
    expect((await stored(email))?.status).toBe('pending')
    expect(await mailsTo(email)).toEqual([])
  })

  test('the same post again stores nothing twice, with another body it is refused', async () => {
    const headers = { 'Idempotency-Key': 'newsletter' }
    const email = newAddress()
    const post = (subscriberEmail: string) =>
      app.api('POST', '/newsletter/create', { headers, json: { subscriberEmail } })
    expect((await post(email)).body).toEqual((await post(email)).body)
    expect((await post(newAddress())).status).toBe(422)
  })
})

describe('the links in a mail', () => {
  test('their tokens are kept as hashes only', async () => {
    const token = await tokenFor(newAddress())
    const kept = await app.services.db.select().from(subscriberTokenTable)
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify(kept)).not.toContain(token)
  })

  test.each(['confirm', 'unsubscribe'])(
    'opening the one to %s shows a page with a button and changes nothing',
    async (action) => {
      const email = newAddress()
      const token = await tokenFor(email)
      const page = await app.request('GET', `/api/v1/newsletter/${action}?token=${token}`)
      expect(page.status).toBe(200)
      expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(page.headers.get('referrer-policy')).toBe('no-referrer')
      expect(page.headers.get('cache-control')).toBe('no-store')
      const html = await page.text()
      expect(html).toMatch(/<html lang="en">.*<title>.*<h1>.*<form method="post".*<button>/s)
      expect(html).toContain(`value="${token}"`)
      expect(html).not.toMatch(/<script|src=|style=/)
      expect((await stored(email))?.status).toBe('pending')
    },
  )

  test('the button confirms, and shows a page to a browser', async () => {
    const email = newAddress()
    const token = await tokenFor(email)
    const response = await app.request('POST', '/api/v1/newsletter/confirm', {
      body: new URLSearchParams({ token }),
      headers: { accept: 'text/html,application/xhtml+xml' },
    })
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('<h1>Your subscription is confirmed</h1>')
    expect(await stored(email)).toMatchObject({
      status: 'confirmed',
      confirmedAt: expect.any(Date),
    })
  })

  test('a mail program unsubscribes by one click on the header’s link', async () => {
    const email = newAddress()
    const token = await tokenFor(email)
    await app.api('POST', '/newsletter/confirm', { json: { token } })
    const [mail] = await mailsTo(email)
    const link = new URL(mail?.unsubscribeUrl ?? '')
    const response = await app.request('POST', link.pathname + link.search, {
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ success: true, message: 'You are unsubscribed' })
    expect((await stored(email))?.status).toBe('unsubscribed')
    // Once more is no error.
    expect((await app.request('POST', link.pathname + link.search)).status).toBe(200)
  })

  test('whoever unsubscribed stays so until they confirm, and the links of every mail go on working', async () => {
    const email = newAddress()
    const first = await tokenFor(email)
    await app.api('POST', '/newsletter/unsubscribe', { json: { token: first } })
    await app.services.db.update(outboxTable).set({ createdAt: sql`now() - interval '2 days'` })
    await subscribe(email)
    expect((await stored(email))?.status).toBe('unsubscribed')
    const tokens = (await mailsTo(email)).map(({ text }) => /confirm\?token=(\S+)/.exec(text)?.[1])
    expect(new Set(tokens).size).toBe(2)
    for (const token of tokens) {
      expect((await app.api('POST', '/newsletter/confirm', { json: { token } })).status).toBe(200)
      expect((await stored(email))?.status).toBe('confirmed')
      await app.api('POST', '/newsletter/unsubscribe', { json: { token } })
    }
  })

  test.each(['', 'nonsense', `${'x'.repeat(43)}`, '%00', '%FF'])(
    'the token %j answers 404: a page to a browser, JSON to a program',
    async (token) => {
      for (const action of ['confirm', 'unsubscribe']) {
        const path = `/api/v1/newsletter/${action}?token=${token}`
        const page = await app.request('GET', path)
        expect(page.status).toBe(404)
        expect(await page.text()).toContain('<h1>This link is not valid</h1>')
        const posted = await app.request('POST', path, { headers: { accept: 'text/html' } })
        expect([posted.status, await posted.text()]).toEqual([404, expect.stringMatching(/<h1>/)])
        const json = await app.request('POST', path)
        expect(await json.json()).toMatchObject({ success: false, error: 'This link is not valid' })
        expect(json.status).toBe(404)
      }
    },
  )
})

describe('a network that follows links without end', () => {
  const often = 120
  const turnTo = (rateLimits: boolean) => {
    app.services.config.rateLimits = rateLimits
  }
  afterEach(() => turnTo(false))
  const link = (method: string, action: string, token: string, from: string) =>
    app.request(method, `/api/v1/newsletter/${action}?token=${token}`, { from })

  test('is stopped, whatever it opens or presses; others are not, and links stay valid', async () => {
    const email = newAddress()
    const token = await tokenFor(email)
    turnTo(true)
    for (let tries = 0; tries < often; tries += 4) {
      await link('GET', 'confirm', token, '203.0.113.5')
      await link('GET', 'unsubscribe', 'x', '203.0.113.5')
      await link('POST', 'confirm', 'x', '203.0.113.5')
      await link('POST', 'unsubscribe', 'x', '203.0.113.5')
    }
    const page = await link('GET', 'confirm', token, '203.0.113.5')
    expect(page.status).toBe(429)
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await page.text()).toContain('<h1>This came too often</h1>')
    const pressed = await link('POST', 'confirm', token, '203.0.113.5')
    expect([pressed.status, (await pressed.json()).success]).toEqual([429, false])
    expect((await stored(email))?.status).toBe('pending')
    expect((await link('POST', 'confirm', token, '203.0.113.6')).status).toBe(200)
    expect((await stored(email))?.status).toBe('confirmed')
  })

  test('may end any number of subscriptions: mail providers do so for all of their readers', async () => {
    const token = await tokenFor(newAddress())
    turnTo(true)
    const statuses = new Set<number>()
    for (let tries = 0; tries <= often; tries += 1) {
      statuses.add((await link('POST', 'unsubscribe', token, '203.0.113.7')).status)
    }
    expect([...statuses]).toEqual([200])
  })
})

describe('the list', () => {
  test('shows staff who is on it, newest first, and no token', async () => {
    const emails = [newAddress(), newAddress()]
    for (const email of emails) await subscribe(email)
    const token = await app.signIn()
    const { status, body } = await app.api('GET', '/newsletter?limit=2', { token })
    expect(status).toBe(200)
    expect(body.data.map((row: { subscriberEmail: string }) => row.subscriberEmail)).toEqual(
      emails.reverse(),
    )
    expect(Object.keys(body.data[0]).sort()).toEqual(
      ['_id', 'version', 'createdAt', 'updatedAt', 'subscriberEmail', 'status'].sort(),
    )
    expect(body.pagination).toMatchObject({ page: 1, limit: 2 })
  })

  test('can be narrowed down by status and address, and so can the table', async () => {
    const [waiting, confirmed] = [newAddress(), newAddress()]
    await subscribe(waiting)
    const link = await tokenFor(confirmed)
    await app.api('POST', '/newsletter/confirm', { json: { token: link } })
    const token = await app.signIn()
    const found = async (query: string) =>
      (await app.api('GET', `/newsletter?${query}`, { token })).body.data.map(
        (row: { subscriberEmail: string }) => row.subscriberEmail,
      )
    expect(await found(`search=${confirmed.toUpperCase()}`)).toEqual([confirmed])
    expect(await found(`search=${confirmed}&status=pending`)).toEqual([])
    expect(await found('status=confirmed&limit=100')).toContain(confirmed)
    expect(await found('search=%25')).toEqual([])
    for (const query of ['status=odd', 'search=%00']) {
      expect((await app.api('GET', `/newsletter?${query}`, { token })).status).toBe(422)
    }
    const table = await app.request('GET', '/api/v1/newsletter/export?status=confirmed', { token })
    const text = await table.text()
    expect(text).toContain(`${confirmed},confirmed,`)
    expect(text).not.toContain(waiting)
    const refused = await app.request('GET', '/api/v1/newsletter/export?status=odd', { token })
    expect(refused.status).toBe(422)
  })

  test('can be saved as a table in which no address is a formula', async () => {
    await subscribe('=cmd|calc@example.com')
    const token = await app.signIn()
    const response = await app.request('GET', '/api/v1/newsletter/export', { token })
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="subscribers.csv"',
    )
    const lines = (await response.text()).split('\r\n')
    expect(lines[0]).toBe('subscriberEmail,status,createdAt,confirmedAt,unsubscribedAt')
    expect(lines.find((line) => line.includes('calc'))).toMatch(/^'=cmd\|calc@example.com,pending,/)
  })

  test('leaves on record who saved it, and how many addresses that were', async () => {
    await app.services.db.delete(subscriberTable)
    const [waiting, confirmed] = [newAddress(), newAddress()]
    await subscribe(waiting)
    await app.api('POST', '/newsletter/confirm', { json: { token: await tokenFor(confirmed) } })
    const staff = await createStaff(app.services, 'Desk', { enquiries: { update: true } })
    const token = await app.signIn(staff)
    for (const query of ['', '?status=confirmed']) {
      const table = await app.request('GET', `/api/v1/newsletter/export${query}`, { token })
      expect(await table.text()).toContain(confirmed)
    }
    const audit = `/audit?entity=subscriber&search=${staff.username}`
    const { body } = await app.api('GET', audit, { token: await app.signIn() })
    expect(body.data).toMatchObject([
      { action: 'export', username: staff.username, before: null },
      { action: 'export', username: staff.username, before: null },
    ])
    expect(body.data.map(({ after }: { after: object }) => after)).toEqual([
      { subscribers: 1 },
      { subscribers: 2 },
    ])
  })

  test('is for those who handle enquiries', async () => {
    const member = await app.signIn(await createStaff(app.services, 'Member'))
    for (const path of ['/newsletter', '/newsletter/export']) {
      expect((await app.api('GET', path)).status).toBe(401)
      expect((await app.api('GET', path, { token: member })).status).toBe(403)
    }
  })
})
