import { eq, ne } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { honeypotField } from '#domain/honeypot.ts'
import { settingTable } from '#domain/settings/settings.table.ts'
import { staffTable } from '#domain/staff/staff.table.ts'
import { idempotencyTable } from '#platform/idempotency.table.ts'
import { outboxTable } from '#platform/outbox.table.ts'
import { openEnquiryApp } from '#tests/enquiry-app.ts'

const { app, enquiry, send, storedOf } = openEnquiryApp()

test('an enquiry is stored before it is acknowledged', async () => {
  const { status, body } = await send({ ...enquiry, utm: 'ignored' })
  expect(status).toBe(200)
  expect(body).toEqual({ success: true, message: 'Form submitted successfully!' })
  const [stored] = await storedOf(enquiry.email)
  expect(stored).toMatchObject({ ...enquiry, kind: 'contact', status: 'new' })
})

test.each([
  [{ fullname: 'Al' }, 'Name field cannot be shorter then 3 characters'],
  [{ message: 'Too short' }, 'Please write proper query message'],
  [{ phone: '0300123456' }, 'Please enter a valid Pakistani phone number.'],
  [{ phone: '+443001234567' }, 'Please enter a valid Pakistani phone number.'],
  [{ phone: '030012345678' }, 'Please enter a valid Pakistani phone number.'],
  [{ email: 'sana@' }, 'Please enter a valid email address'],
  [{ address: ' ' }, 'Please enter your address'],
  [{ fullname: 42 }, 'Name field cannot be shorter then 3 characters'],
  [{ phone: 3001234567 }, 'Please enter a valid Pakistani phone number.'],
  [{ fullname: 'Al\u0000' }, 'This text holds characters that cannot be stored'],
  // The first of several speaks: name, then message, then phone.
  [{ fullname: '', message: '', phone: '' }, 'Name field cannot be shorter then 3 characters'],
  [{ message: '', phone: '', email: '' }, 'Please write proper query message'],
])('%j is refused with "%s" and stored nowhere', async (changes, message) => {
  const email = `refused-${Math.random()}@example.com`
  const { status, body } = await send({ ...enquiry, email, ...changes })
  expect([status, body.message, body.error]).toEqual([422, message, message])
  expect(await storedOf(email)).toEqual([])
})

test.each([[null], [7], [{}], [[]]])(
  'a field with %j is answered as one that is left out',
  async (wrong) => {
    const { fullname: _, address: __, ...absent } = { ...enquiry, message: 'short', phone: '1' }
    const leftOut = await send(absent)
    expect(leftOut.body.errors).toEqual([
      { path: 'fullname', message: 'Name field cannot be shorter then 3 characters' },
      { path: 'message', message: 'Please write proper query message' },
      { path: 'phone', message: 'Please enter a valid Pakistani phone number.' },
      { path: 'address', message: 'Please enter your address' },
    ])
    const { status, body } = await send({ ...absent, fullname: wrong, address: wrong })
    expect([status, body]).toEqual([422, leftOut.body])
  },
)

test.each(['+923001234567', '03451234567'])('%s is a Pakistani mobile number', async (phone) => {
  expect((await send({ ...enquiry, phone })).status).toBe(200)
})

test('a text above its limit is refused, one at the limit is kept whole', async () => {
  for (const many of [5_001, 100_000]) {
    const { status, body } = await send({ ...enquiry, message: 'x'.repeat(many) })
    const errors = [{ path: 'message', message: 'At most 5000 characters' }]
    expect([status, body.errors]).toEqual([422, errors])
  }
  const email = 'long@example.com'
  expect((await send({ ...enquiry, email, message: 'x'.repeat(5_000) })).status).toBe(200)
  expect((await storedOf(email))[0]?.message).toHaveLength(5_000)
})

test('a line break, which forms send as two characters, counts and is kept as one', async () => {
  const email = 'lines@example.com'
  const message = `${'x'.repeat(2_499)}\n`.repeat(2).replace(/\n$/, '!')
  const sent = message.replaceAll('\n', '\r\n')
  expect((await send({ ...enquiry, email, message: sent })).status).toBe(200)
  expect((await storedOf(email))[0]?.message).toBe(message)
})

const mailsTo = (address: string) =>
  app.services.db.select().from(outboxTable).where(eq(outboxTable.recipient, address))

describe('mails', () => {
  const setNoticeEmail = (value: string) =>
    app.services.db.insert(settingTable).values({ key: 'noticeEmail', value })
  afterEach(async () => {
    await app.services.db.delete(settingTable)
    await app.services.db.delete(outboxTable)
  })

  test('the sender gets a receipt that repeats nothing of what was typed, and one a day', async () => {
    const email = 'receipt@example.com'
    const typed = {
      fullname: 'Visit spam.example',
      phone: '03001112223',
      email,
      address: 'Peculiar street',
      message: 'A peculiar message that nobody asked for',
    }
    await send(typed)
    await send({ ...typed, message: 'Another peculiar message' })
    const [mail, ...others] = await mailsTo(email)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('We have received your message')
    for (const typedText of ['spam.example', '03001112223', 'eculiar']) {
      expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toContain(typedText)
    }
    expect(await storedOf(email)).toHaveLength(2)
  })

  test('staff get a notice at the address of the settings, which an answer goes past', async () => {
    await setNoticeEmail('desk@example.com')
    await send({ ...enquiry, email: 'asks@example.com', message: '<b>Bold</b> & 10 letters' })
    const [notice] = await mailsTo('desk@example.com')
    expect(notice).toMatchObject({ subject: 'A new enquiry', replyTo: 'asks@example.com' })
    expect(notice?.text).toContain('<b>Bold</b> & 10 letters')
    expect(notice?.html).toContain('&lt;b&gt;Bold&lt;/b&gt; &amp; 10 letters')
    expect(notice?.text).toContain(`${app.services.config.publicUrl}/admin`)
  })

  test('without that setting, the first administrator gets it, and without an address nobody', async () => {
    await send({ ...enquiry, email: 'a@example.com' })
    const others = ne(outboxTable.recipient, 'a@example.com')
    expect(await app.services.db.select().from(outboxTable).where(others)).toEqual([])
    await app.services.db.update(staffTable).set({ email: 'owner@example.com' })
    await send({ ...enquiry, email: 'b@example.com' })
    expect(await mailsTo('owner@example.com')).toHaveLength(1)
    await app.services.db.update(staffTable).set({ email: '' })
  })

  test('an address with a line break reaches neither store nor outbox', async () => {
    const attack = 'victim@example.com\r\nBcc: all@example.com'
    expect((await send({ ...enquiry, email: attack })).status).toBe(422)
    expect(await app.services.db.select().from(outboxTable)).toEqual([])
  })
})

describe('posting again with an Idempotency-Key', () => {
  const post = (key: string, json: object) =>
    app.api('POST', '/contact/create', { json, headers: { 'Idempotency-Key': key } })

  test('50 at once are stored once and all get the same answer', async () => {
    const input = { ...enquiry, email: 'fifty@example.com' }
    const answers = await Promise.all(Array.from({ length: 50 }, () => post('fifty', input)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await storedOf(input.email)).toHaveLength(1)
    expect(await mailsTo(input.email)).toHaveLength(1)
  })

  test('a slash at the end of the address makes no other call', async () => {
    const json = { ...enquiry, email: 'slash@example.com' }
    const headers = { 'Idempotency-Key': 'slash' }
    for (const path of ['/contact/create', '/contact/create/']) {
      expect((await app.api('POST', path, { json, headers })).status).toBe(200)
    }
    expect(await storedOf(json.email)).toHaveLength(1)
  })

  test('the order of the fields makes no other body, another field does', async () => {
    const input = { ...enquiry, email: 'again@example.com' }
    await post('again', input)
    const reordered = Object.fromEntries(Object.entries(input).reverse())
    expect((await post('again', reordered)).status).toBe(200)
    const other = await post('again', { ...input, message: 'Something else entirely' })
    expect(other.status).toBe(422)
    expect(await storedOf(input.email)).toHaveLength(1)
    expect((await post('another key', input)).status).toBe(400)
    expect((await post('another-key', input)).status).toBe(200)
    expect(await storedOf(input.email)).toHaveLength(2)
  })

  test('a failure is not kept', async () => {
    const input = { ...enquiry, email: 'mended@example.com' }
    expect((await post('mended', { ...input, phone: '1' })).status).toBe(422)
    expect((await post('mended', input)).status).toBe(200)
    expect(await storedOf(input.email)).toHaveLength(1)
  })

  test('after 24 hours the key is free again', async () => {
    const input = { ...enquiry, email: 'later@example.com' }
    await post('later', input)
    await app.services.db
      .update(idempotencyTable)
      .set({ createdAt: new Date(Date.now() - 24 * 3_600_000 - 1_000) })
      .where(eq(idempotencyTable.key, 'later'))
    expect((await post('later', { ...input, message: 'A new day, a new message' })).status).toBe(
      200,
    )
    expect(await storedOf(input.email)).toHaveLength(2)
  })

  test.each(['', 'x'.repeat(201), 'two words'])('%j is no key', async (key) => {
    expect((await post(key, enquiry)).status).toBe(400)
  })
})

describe('a flood from one address', () => {
  afterEach(() => {
    app.services.config.rateLimits = false
  })

  test('is stopped with 429; what is only repeated, or refused, does not count', async () => {
    app.services.config.rateLimits = true
    const email = 'flood@example.com'
    const key = { 'Idempotency-Key': 'flood' }
    const once = { json: { ...enquiry, email }, headers: key }
    for (let i = 0; i < 15; i++) {
      expect((await app.api('POST', '/contact/create', once)).status).toBe(200)
      expect((await send({ ...enquiry, email, phone: '1' })).status).toBe(422)
    }
    for (let i = 1; i < 20; i++) expect((await send({ ...enquiry, email })).status).toBe(200)
    const stopped = await send({ ...enquiry, email })
    expect(stopped.status).toBe(429)
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await storedOf(email)).toHaveLength(20)
    // Whoever lost the answer still gets it.
    expect((await app.api('POST', '/contact/create', once)).status).toBe(200)
  })
})

describe('what looks like the work of a machine', () => {
  test.each([
    [{ [honeypotField]: 'anything' }],
    [{ message: 'Visit <a href="https://spam.example">our casino</a> now' }],
  ])('is kept apart with %j, and its address gets no mail', async (changes) => {
    const email = `machine-${Math.random()}@example.com`
    const { status, body } = await send({ ...enquiry, email, ...changes })
    expect([status, body.message]).toEqual([200, 'Form submitted successfully!'])
    const [stored] = await storedOf(email)
    expect(stored?.status).toBe('quarantined')
    expect(stored?.note).not.toBe('')
    expect(await mailsTo(email)).toEqual([])
    const token = await app.signIn()
    const listed = await app.api('GET', '/contact?status=quarantined&limit=100', { token })
    expect(listed.body.data.map(({ _id }: { _id: string }) => _id)).toContain(stored?.id)
  })
})
