import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { rateLimitTable } from '#platform/rate-limit.table.ts'
import { owner } from '#tests/owner.ts'
import { createStaff } from '#tests/staff-factory.ts'
import { type Call, openTestApp } from '#tests/test-app.ts'

const app = openTestApp({ rateLimits: true })
const wrong = { username: owner.username, password: 'Wrong-horse-7' }
const login = (json: object, call: Call = {}) =>
  app.api('POST', '/admin/login', { json, from: '203.0.113.7', ...call })
const tenFailures = (call: Call = {}, json: object = wrong) =>
  Promise.all(Array.from({ length: 10 }, () => login(json, call)))
const minute = (many: number) =>
  app.services.db.execute(
    sql`update rate_limit set expire = expire - ${`${many} minutes`}::interval`,
  )

beforeEach(async () => {
  await app.services.db.delete(rateLimitTable)
})

describe('guessing at one account from one address', () => {
  test('is stopped after ten failures, for the right password too, and told for how long', async () => {
    const failures = await tenFailures()
    expect(failures.map(({ status }) => status)).toEqual(Array(10).fill(401))
    for (const credentials of [wrong, owner]) {
      const { status, headers, body } = await login(credentials)
      expect(status).toBe(429)
      expect(body).toMatchObject({ success: false, error: body.message })
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(800)
      expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(900)
    }
  })

  test('may be taken up again after a quarter of an hour', async () => {
    await tenFailures()
    await minute(14)
    expect((await login(owner)).status).toBe(429)
    await minute(1)
    expect((await login(owner)).status).toBe(200)
  })

  test('starts anew after a success', async () => {
    await Promise.all(Array.from({ length: 9 }, () => login(wrong)))
    expect((await login(owner)).status).toBe(200)
    await Promise.all(Array.from({ length: 9 }, () => login(wrong)))
    expect((await login(owner)).status).toBe(200)
  })

  test.each<[string, Call]>([
    ['another case of the name', { json: { ...wrong, username: 'OWNER' } }],
    ['spaces around the name', { json: { ...wrong, username: ' owner ' } }],
    ['a forged X-Forwarded-For', { headers: { 'X-Forwarded-For': '198.51.100.1' } }],
    ['a forged Forwarded', { headers: { Forwarded: 'for=198.51.100.1', 'X-Real-IP': '1.2.3.4' } }],
    ['the same IPv4 address by IPv6', { from: '::ffff:203.0.113.7' }],
    ['another user agent', { headers: { 'user-agent': 'Other' } }],
  ])('can’t go on with %s', async (_, call) => {
    await tenFailures()
    expect((await login(wrong, call)).status).toBe(429)
  })

  test.each(['/api/v1/admin/login/', '/api/v1/admin/%6Cogin', '/api/v1//admin/login'])(
    'can’t go on at %s',
    async (path) => {
      await tenFailures()
      const { status } = await app.request('POST', path, { json: owner, from: '203.0.113.7' })
      expect([404, 429]).toContain(status)
    },
  )

  test('can’t go on with another IPv6 address of the same network', async () => {
    await tenFailures({ from: '2001:db8:1:2::1' })
    expect((await login(owner, { from: '2001:db8:1:2:ffff::9' })).status).toBe(429)
    expect((await login(owner, { from: '2001:db8:1:3::1' })).status).toBe(200)
  })
})

describe('the owner', () => {
  test('gets in from elsewhere while someone guesses at the account', async () => {
    await tenFailures()
    expect((await login(wrong)).status).toBe(429)
    expect((await login(owner, { from: '198.51.100.4' })).status).toBe(200)
  })

  test('gets in, only slower, while many addresses guess', async () => {
    await tenFailures({ from: '198.51.100.1' })
    await tenFailures({ from: '198.51.100.2' })
    expect((await login(wrong, { from: '198.51.100.3' })).status).toBe(401)
    expect((await login(owner, { from: '203.0.113.7' })).status).toBe(200)
  })
})

test('one address can’t go through all the accounts', async () => {
  const staff = await createStaff(app.services, 'Member')
  const guess = (account: number) => login({ username: `guess-${account}`, password: 'x' })
  expect((await guess(1)).status).toBe(401)
  // The 97 that follow are only counted here, as each would take its time.
  await app.services.db.execute(
    sql`update rate_limit set points = 98 where key like 'sign-in-address%'`,
  )
  expect((await guess(2)).status).toBe(401)
  expect((await guess(3)).status).toBe(401)
  expect((await guess(4)).status).toBe(429)
  expect((await login(staff)).status).toBe(429)
  expect((await login(staff, { from: '198.51.100.9' })).status).toBe(200)
})

test('what is counted names neither address nor account', async () => {
  await login(wrong)
  const stored = JSON.stringify(await app.services.db.select().from(rateLimitTable))
  expect(stored).toContain('sign-in-pair')
  expect(stored).not.toMatch(/203\.0\.113|owner/)
})

describe('other doors', () => {
  test('asking for reset links is limited by address, and mails by account', async () => {
    const { username } = await createStaff(app.services, 'Member')
    const email = `${username}@example.com`
    await app.services.db.execute(
      sql`update staff set email = ${email} where username = ${username}`,
    )
    const forgot = (from: string) =>
      app.api('POST', '/admin/forgot-password', { json: { email }, from })
    const answers = []
    for (let time = 0; time < 11; time++) answers.push((await forgot('203.0.113.7')).status)
    expect(answers).toEqual([...Array(10).fill(200), 429])
    expect((await forgot('198.51.100.9')).status).toBe(200)
    const { rows } = await app.services.db.execute(
      sql`select count(*)::int as mails from outbox where recipient = ${email}`,
    )
    expect(rows).toEqual([{ mails: 3 }])
  })

  test('a stolen token does not help to guess the password', async () => {
    const credentials = await createStaff(app.services, 'Member')
    const { body } = await login(credentials)
    const change = (currentPassword: string) =>
      app.api('PATCH', `/admin/change-password/${body.data._id}`, {
        token: body.token,
        json: { currentPassword, password: 'Other-pass-9' },
      })
    for (let time = 0; time < 10; time++) expect((await change('wrong')).status).toBe(422)
    expect((await change(credentials.password)).status).toBe(429)
  })

  test('a stolen token keeps its owner neither from a new password nor from a second factor', async () => {
    const credentials = await createStaff(app.services, 'Member')
    const { body: stolen } = await login(credentials)
    const { body: own } = await login(credentials)
    const call = (token: string) => (method: string, path: string, json: object) =>
      app.api(method, path, { token, json })
    const [thief, owns] = [call(stolen.token), call(own.token)]
    for (let time = 0; time < 11; time++) {
      await thief('POST', '/admin/second-factor/enrol', { currentPassword: 'wrong' })
      await thief('POST', '/admin/second-factor/confirm', { enrolment: 'none', code: '000000' })
    }
    const proof = { currentPassword: credentials.password }
    const begun = await owns('POST', '/admin/second-factor/enrol', proof)
    expect(begun.status).toBe(200)
    const { enrolment } = begun.body.data
    const refused = await owns('POST', '/admin/second-factor/confirm', { enrolment, code: 'none' })
    expect(refused.status).toBe(422)
    const json = { ...proof, password: 'Other-pass-9' }
    const changed = await owns('PATCH', `/admin/change-password/${own.data._id}`, json)
    expect(changed.status).toBe(200)
  })
})
