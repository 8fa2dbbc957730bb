/**
 * What someone with bad intentions tries: floods of posts, and mails that say what an attacker wants.
 * Each case says what the attacker sees, and that nothing has changed.
 */
import { randomUUID } from 'node:crypto'
import { desc, eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { staffTable } from '#domain/staff/staff.table.ts'
import { outboxTable } from '#platform/outbox.table.ts'
import { applicantFor, enquiry, jobForm } from '#tests/attacks/inputs.ts'
import { createCategory } from '#tests/content-forms.ts'
import { leavingNoTraceIn } from '#tests/fingerprint.ts'
import { someoneWaits } from '#tests/lock-wait.ts'
import { formOf } from '#tests/pictures.ts'
import { createStaff } from '#tests/staff-factory.ts'
import { openTestApp } from '#tests/test-app.ts'

const app = openTestApp()
let token: string
let _categoryId: string
let jobId: string

beforeAll(async () => {
  token = await app.signIn()
  _categoryId = await createCategory(app, token)
  jobId = (await app.api('POST', '/job/create', { token, json: jobForm })).body.data._id
})
beforeEach(async () => {
  app.services.config.rateLimits = false
  await app.services.db.delete(outboxTable)
})

const leavingNoTrace = <Result>(attack: () => Promise<Result>) =>
  leavingNoTraceIn(app.services.db, attack)

const applicant = () => applicantFor(jobId)

describe('a flood of posts', () => {
  test('is no longer than the limit by spelling, header or key', async () => {
    app.services.config.rateLimits = true
    const from = '2001:db8:7:7::1'
    const send = (path = '/contact/create', headers: Record<string, string> = {}, ip = from) =>
      app.request('POST', `/api/v1${path}`, { json: enquiry, headers, from: ip })
    for (let count = 0; count < 20; count += 1) expect((await send()).status).toBe(200)
    await leavingNoTrace(async () => {
      const more = [
        await send(),
        await send('/contact/create/'),
        await send('/%63ontact/create'),
        await send('/contact/create?x=1'),
        await send('/contact/create', { 'x-forwarded-for': '198.51.100.7' }),
        await send('/contact/create', {
          'x-real-ip': '198.51.100.7',
          forwarded: 'for=198.51.100.7',
        }),
        await send('/contact/create', { 'idempotency-key': randomUUID() }),
        await send('/contact/create', {}, '2001:db8:7:7:ffff::9'),
      ]
      expect(more.map(({ status }) => status)).toEqual(more.map(() => 429))
      expect((await send('/Contact/Create')).status).toBe(404)
      for (const answer of more) expect(answer.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
    })
    expect((await send('/contact/create', {}, '2001:db8:8:8::1')).status).toBe(200)
  })

  test('of one network leaves the connections to the database to others', async () => {
    app.services.config.rateLimits = true
    const { db } = app.services
    const send = () => app.api('POST', '/contact/create', { json: enquiry, from: '203.0.113.99' })
    let flood: Promise<unknown> | undefined
    await db.transaction(async (tx) => {
      await tx.execute(sql`lock table rate_limit in exclusive mode`)
      flood = Promise.all(Array.from({ length: 40 }, send))
      await someoneWaits(db)
      expect((await app.api('GET', '/permission', { token })).status).toBe(200)
    })
    await flood
  })

  test('a key of one call opens nothing on another', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const first = await app.api('POST', '/contact/create', { json: enquiry, headers })
    const email = `${randomUUID()}@example.com`
    const json = { email, source: 'catalog' }
    const other = await app.api('POST', '/potentialCustomer/create', { json, headers })
    expect(other.status).toBe(200)
    expect(other.body.message).not.toBe(first.body.message)
    // On a call of staff a key is no way round the rights, nor to an answer that someone else got.
    const staffCall = { json: { role: 'Keyed' }, headers }
    expect((await app.api('POST', '/permission/create', { ...staffCall, token })).status).toBe(200)
    expect((await app.api('POST', '/permission/create', staffCall)).status).toBe(401)
  })
})

test('a key means the same post however the address of its call is spelled', async () => {
  const headers = { 'idempotency-key': randomUUID() }
  const send = (path: string) => app.api('POST', path, { json: enquiry, headers })
  const first = await send('/contact/create')
  expect(first.status).toBe(200)
  await leavingNoTrace(async () => {
    for (const path of ['/contact/create/', '/contact/create?x=1', '/%63ontact/cre%61te/']) {
      expect([path, (await send(path)).body]).toEqual([path, first.body])
    }
  })
})

describe('mails', () => {
  test.each([
    ['letters of full width', 'victim@\uff45xample.com'],
    ['a letter in a circle', 'victim@\u24d4xample.com'],
    ['a joiner that nobody sees', 'victim@ex\u034fample.com'],
    ['a variation selector', 'victim@ex\ufe0fample.com'],
    ['a filler', 'victim@ex\u3164ample.com'],
    ['another full stop', 'victim@mail\u3002example.com'],
    ['a letter and its accent apart', 'victim@exa\u0301mple.com'],
    ['an encoded word', '=?utf-8?q?victim?=@example.com'],
    ['an encoded word as a host', 'victim@example.com=?utf-8?b?eA==?='],
    ['signs that no host holds', 'victim@mail_1.example.com'],
  ])('%s make no second address of a mailbox, which gets one mail a day', async (_, email) => {
    await leavingNoTrace(async () => {
      const forms: [string, object][] = [
        ['/newsletter/create', { subscriberEmail: email }],
        ['/potentialCustomer/create', { email, source: 'quotation' }],
        ['/contact/create', { ...enquiry, email }],
      ]
      for (const [path, json] of forms) {
        expect((await app.api('POST', path, { json })).status).toBe(422)
      }
    })
    expect(await queued()).toEqual([])
  })

  const queued = () =>
    app.services.db.select().from(outboxTable).orderBy(desc(outboxTable.createdAt))

  test('a link to set a password leads to our own site, whatever a request says of its host', async () => {
    const { username } = await createStaff(app.services, 'Member')
    const email = `${username}@example.com`
    await app.services.db.update(staffTable).set({ email }).where(eq(staffTable.username, username))
    const headers = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      forwarded: 'host=evil.example',
      origin: 'https://evil.example',
      referer: 'https://evil.example/',
    }
    const path = 'http://evil.example/api/v1/admin/forgot-password'
    await app.request('POST', path, { json: { email }, headers })
    const [mail] = await queued()
    expect(mail?.recipient).toBe(email)
    expect(mail?.text).toContain(`${app.services.config.publicUrl}/reset-password#token=`)
    expect(JSON.stringify(mail)).not.toContain('evil.example')
  })

  test.each([
    'a@example.com\r\nBcc: b@example.com',
    'a@example.com\nBcc: b@example.com',
    'a@example.com, b@example.com',
    'a@example.com; b@example.com',
    'A <a@example.com>',
    '"a\r\n"@example.com',
    'a@example.com\u2028Bcc: b@example.com',
    'a@[127.0.0.1]',
    'a@example.com\u0000',
  ])('%j gets none, from whatever form', async (address) => {
    await leavingNoTrace(async () => {
      const form = formOf({ ...applicant(), yourEmail: address, resume: new File(['x'], 'x') })
      const answers = [
        await app.api('POST', '/contact/create', { json: { ...enquiry, email: address } }),
        await app.api('POST', '/newsletter/create', { json: { subscriberEmail: address } }),
        await app.api('POST', '/potentialCustomer/create', {
          json: { email: address, source: 'quotation' },
        }),
        await app.api('POST', '/admin/forgot-password', { json: { email: address } }),
        await app.api('POST', '/career/create', { form }),
      ]
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 422))
    })
  })

  test('a script in any field is text to whoever reads the notice', async () => {
    const settings = { noticeEmail: 'desk@example.com' }
    await app.api('PUT', '/settings', { token, json: settings })
    const evil = '"><svg onload=alert(1)>'
    const fullname = `Zed ${evil}`
    const message = `Please look at this ${evil} &lt;b&gt;`
    await app.api('POST', '/contact/create', {
      json: { ...enquiry, fullname, address: evil, message },
    })
    await app.api('POST', '/career/create', {
      form: formOf({
        ...applicant(),
        firstName: fullname,
        lastName: evil,
        resume: new File(['x'], 'x'),
      }),
    })
    const notices = (await queued()).filter(({ recipient }) => recipient === settings.noticeEmail)
    expect(notices).toHaveLength(2)
    for (const { html, subject } of notices) {
      expect(html).toContain('&quot;&gt;&lt;svg onload=alert(1)&gt;')
      expect(html).not.toContain('<svg')
      expect(subject).not.toContain('svg')
    }
  })
})
