import { eq, sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { describe, expect, onTestFinished, test } from 'vitest'
import { auditTable } from '#domain/audit/audit.table.ts'
import { stepOf } from '#domain/staff/second-factor.ts'
import { staffLinkTable, staffTable } from '#domain/staff/staff.table.ts'
import { outboxTable } from '#platform/outbox.table.ts'
import { someoneWaits } from '#tests/lock-wait.ts'
import { createStaff } from '#tests/staff-factory.ts'
import { openTestApp } from '#tests/test-app.ts'

const app = openTestApp()
const password = 'Battery-staple-9'
const wrong = 'This code is wrong or has been used already'

const codeOf = (secret: string, steps = 0) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * 30_000 })
const post = (path: string, json: object, token?: string) =>
  app.api('POST', path, { json, ...(token && { token }) })
const login = (username: string) => post('/admin/login', { username, password })
const second = (challenge: string, code: string) => post('/admin/login/second', { challenge, code })
const isAlive = async (token: string) =>
  (await app.api('GET', '/permission/by-admin', { token })).status === 200
const rowOf = async (username: string) => {
  const [row] = await app.services.db
    .select()
    .from(staffTable)
    .where(eq(staffTable.username, username))
  if (!row) throw new Error('There is no such account')
  return row
}

/** A Member whose second factor is on, and to whom the step before this one counts as used. */
async function enrolled() {
  const { username } = await createStaff(app.services, 'Member')
  await app.services.db
    .update(staffTable)
    .set({ email: `${username}@example.com` })
    .where(eq(staffTable.username, username))
  const token = (await login(username)).body.token as string
  const begun = await post('/admin/second-factor/enrol', { currentPassword: password }, token)
  const { enrolment, secret, uri } = begun.body.data
  const confirmed = await post(
    '/admin/second-factor/confirm',
    { enrolment, code: codeOf(secret) },
    token,
  )
  // Not proved with the code of the step before: on a slow machine that may be one too old by then.
  await app.services.db
    .update(staffTable)
    .set({ secondFactorStep: sql`${staffTable.secondFactorStep} - 1` })
    .where(eq(staffTable.username, username))
  const recoveryCodes = confirmed.body.data.recoveryCodes as string[]
  return { username, token, secret: secret as string, uri: uri as string, recoveryCodes }
}

test('codes are those of RFC 6238', () => {
  // Appendix B of the RFC, the last six digits: the key is "12345678901234567890".
  const secret = Secret.fromLatin1('12345678901234567890').base32
  for (const [seconds, code] of [
    [59, '287082'],
    [1_111_111_109, '081804'],
    [20_000_000_000, '353130'],
  ] as const) {
    expect(stepOf(code, secret, seconds * 1000)).toBe(Math.floor(seconds / 30))
  }
})

describe('enrolling', () => {
  test('changes nothing before the proof, and then ends the other sessions', async () => {
    const { username } = await createStaff(app.services, 'Member')
    const token = (await login(username)).body.token
    const other = (await login(username)).body.token
    const { body } = await post('/admin/second-factor/enrol', { currentPassword: password }, token)
    const { enrolment, secret, uri } = body.data
    expect(uri).toMatch(/^otpauth:\/\/totp\/Darya%20Studio:staff-\w+\?issuer=Darya%20Studio&/)
    expect((await login(username)).status).toBe(200)
    const refused = await post('/admin/second-factor/confirm', { enrolment, code: '000000' }, token)
    expect([refused.status, refused.body.message]).toEqual([422, wrong])
    const proof = { enrolment, code: codeOf(secret) }
    const { status, body: done } = await post('/admin/second-factor/confirm', proof, token)
    expect([status, done.data.recoveryCodes.length]).toEqual([200, 10])
    expect([await isAlive(token), await isAlive(other)]).toEqual([true, false])
    expect((await post('/admin/second-factor/confirm', proof, token)).status).toBe(409)
    const now = await app.api('GET', '/admin/second-factor', { token })
    expect(now.body.data).toEqual({ isOn: true, isRequired: false, recoveryCodesLeft: 10 })
  })

  test('needs the current password, and is one’s own alone', async () => {
    const { token } = await enrolled()
    const { username } = await createStaff(app.services, 'Member')
    const mine = (await login(username)).body.token
    const refused = await post('/admin/second-factor/enrol', { currentPassword: 'x' }, mine)
    expect([refused.status, refused.body.message]).toEqual([422, 'Your current password is wrong'])
    const { body } = await post('/admin/second-factor/enrol', { currentPassword: password }, mine)
    const { enrolment, secret } = body.data
    const stranger = await createStaff(app.services, 'Member')
    const theirs = (await login(stranger.username)).body.token
    const stolen = { enrolment, code: codeOf(secret) }
    expect((await post('/admin/second-factor/confirm', stolen, theirs)).status).toBe(422)
    expect(
      (await post('/admin/second-factor/enrol', { currentPassword: password }, token)).status,
    ).toBe(409)
  })

  /** Does `work`, which sees the account without a second factor, while one is being turned on, and waits for that. */
  async function duringEnrolment<Answer>(username: string, work: () => Promise<Answer>) {
    const { db } = app.services
    let working: Promise<Answer> | undefined
    await db.transaction(async (tx) => {
      await tx
        .update(staffTable)
        .set({ secondFactorSecret: 'of the first' })
        .where(eq(staffTable.username, username))
      working = work()
      await someoneWaits(db)
    })
    return working
  }

  test('leaves no session to a sign-in by password alone that was under way', async () => {
    const { username } = await createStaff(app.services, 'Member')
    expect((await duringEnrolment(username, () => login(username)))?.status).toBe(401)
  })

  test('of two at the same time, the later one replaces nothing', async () => {
    const { username } = await createStaff(app.services, 'Member')
    const token = (await login(username)).body.token
    const { body } = await post('/admin/second-factor/enrol', { currentPassword: password }, token)
    const { enrolment, secret } = body.data
    const confirm = () =>
      post('/admin/second-factor/confirm', { enrolment, code: codeOf(secret) }, token)
    expect((await duringEnrolment(username, confirm))?.status).toBe(409)
    expect((await rowOf(username)).secondFactorSecret).toBe('of the first')
  })

  test('keeps no secret that could be read, is audited, and announced by mail', async () => {
    const { username, secret, recoveryCodes } = await enrolled()
    const row = await rowOf(username)
    const audits = await app.services.db
      .select()
      .from(auditTable)
      .where(eq(auditTable.entityId, row.id))
    expect(audits.map(({ action }) => action)).toContain('enable-second-factor')
    const links = await app.services.db.select().from(staffLinkTable)
    const everything = JSON.stringify([row, audits, links])
    for (const kept of [secret, ...recoveryCodes]) expect(everything).not.toContain(kept)
    const [mail] = await app.services.db
      .select()
      .from(outboxTable)
      .where(eq(outboxTable.recipient, row.email))
    expect(mail?.subject).toBe('Two-factor sign-in is on – Darya Studio')
  })
})

describe('signing in', () => {
  test('takes the password, then a code, and each code once', async () => {
    const { username, secret } = await enrolled()
    const { status, body } = await login(username)
    expect([status, body.message]).toEqual([401, 'Second factor required'])
    expect(body).not.toHaveProperty('token')
    const code = codeOf(secret)
    const done = await second(body.challenge, code)
    expect([done.status, done.body.data.username]).toEqual([200, username])
    expect(await isAlive(done.body.token)).toBe(true)
    const again = await second(body.challenge, codeOf(secret, 1))
    expect([again.status, again.body.message]).toEqual([
      401,
      'Your sign-in took too long. Please begin again.',
    ])
    const replay = await second((await login(username)).body.challenge, code)
    expect([replay.status, replay.body.message]).toEqual([401, wrong])
  })

  test('a wrong password is told as ever, with no word of a second factor', async () => {
    const { username } = await enrolled()
    const { status, body } = await post('/admin/login', { username, password: 'Wrong-pass-9' })
    expect([status, body.message, body.challenge]).toEqual([401, 'Invalid credentials', undefined])
  })

  test('of two with the same code at the same time, one gets in', async () => {
    const { username, secret } = await enrolled()
    const challenges = await Promise.all([1, 2, 3].map(async () => (await login(username)).body))
    const code = codeOf(secret)
    const answers = await Promise.all(challenges.map(({ challenge }) => second(challenge, code)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401])
  })

  test('a recovery code works once, however it is typed', async () => {
    const { username, recoveryCodes } = await enrolled()
    const [code = ''] = recoveryCodes
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ')} `
    const done = await second((await login(username)).body.challenge, typed)
    expect(done.status).toBe(200)
    const { body } = await app.api('GET', '/admin/second-factor', { token: done.body.token })
    expect(body.data.recoveryCodesLeft).toBe(9)
    expect((await second((await login(username)).body.challenge, code)).status).toBe(401)
  })

  test('of all recovery codes at the same time, one is used up', async () => {
    const { username, recoveryCodes } = await enrolled()
    const { challenge } = (await login(username)).body
    const answers = await Promise.all(recoveryCodes.map((code) => second(challenge, code)))
    const [done, ...refused] = answers.toSorted((a, b) => a.status - b.status)
    expect(done?.status).toBe(200)
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 401))
    expect((await rowOf(username)).recoveryCodes).toHaveLength(9)
  })

  test.each([
    ['an old code', (secret: string) => codeOf(secret, -3)],
    ['one of the future', (secret: string) => codeOf(secret, 3)],
    ['letters', () => 'abcdef'],
    ['nothing like one', () => '12345'],
  ])('%s is refused', async (_, code) => {
    const { username, secret } = await enrolled()
    const { status } = await second((await login(username)).body.challenge, code(secret))
    expect(status).toBe(401)
  })

  test('a challenge is dead after five minutes, and after a change of password', async () => {
    const { username, secret, token } = await enrolled()
    const { challenge } = (await login(username)).body
    const { id } = await rowOf(username)
    const changed = await app.api('PATCH', `/admin/change-password/${id}`, {
      token,
      json: { currentPassword: password, password: 'Another-staple-9' },
    })
    expect(changed.status).toBe(200)
    expect((await second(challenge, codeOf(secret))).status).toBe(401)
    await app.services.db
      .update(staffLinkTable)
      .set({ expiresAt: new Date(Date.now() - 1_000) })
      .where(eq(staffLinkTable.staffId, id))
    const late = await second(challenge, codeOf(secret, 1))
    expect([late.status, late.body.message]).toEqual([
      401,
      'Your sign-in took too long. Please begin again.',
    ])
  })

  test('a password that was lost and set anew leaves the second factor in force', async () => {
    const { username, secret } = await enrolled()
    const { email } = await rowOf(username)
    expect((await post('/admin/forgot-password', { email })).status).toBe(200)
    const mails = await app.services.db
      .select()
      .from(outboxTable)
      .where(eq(outboxTable.recipient, email))
    const token = mails.map(({ text }) => /#token=([\w-]+)/.exec(text)?.[1]).find(Boolean)
    const fresh = 'Another-staple-9'
    const reset = await post('/admin/reset-password', { token, password: fresh })
    expect([reset.status, reset.body.token]).toEqual([200, undefined])
    const { status, body } = await post('/admin/login', { username, password: fresh })
    expect([status, body.message, body.token]).toEqual([401, 'Second factor required', undefined])
    expect((await second(body.challenge, codeOf(secret))).status).toBe(200)
  })

  test('guessing comes to an end', async () => {
    app.services.config.rateLimits = true
    onTestFinished(() => {
      app.services.config.rateLimits = false
    })
    const { username, secret } = await enrolled()
    const { challenge } = (await login(username)).body
    const statuses: number[] = []
    for (let guess = 0; guess < 11; guess += 1) {
      statuses.push((await second(challenge, `00000${guess % 10}`)).status)
    }
    expect(statuses.slice(0, 10).every((status) => status === 401)).toBe(true)
    expect(statuses[10]).toBe(429)
    expect((await second(challenge, codeOf(secret))).status).toBe(429)
  })
})

describe('turning it off, and new recovery codes', () => {
  test('need the password and a code', async () => {
    const { username, token, secret } = await enrolled()
    const disable = (json: object) => post('/admin/second-factor/disable', json, token)
    expect((await disable({ currentPassword: 'x', code: codeOf(secret) })).status).toBe(422)
    expect((await disable({ currentPassword: password, code: '000000' })).status).toBe(422)
    expect((await login(username)).status).toBe(401)
    const done = await disable({ currentPassword: password, code: codeOf(secret) })
    expect(done.status).toBe(200)
    expect((await login(username)).status).toBe(200)
    expect(await rowOf(username)).toMatchObject({ secondFactorSecret: null, recoveryCodes: [] })
    expect((await disable({ currentPassword: password, code: codeOf(secret, 1) })).status).toBe(409)
  })

  test('new recovery codes end the former ones', async () => {
    const { username, token, secret, recoveryCodes } = await enrolled()
    const renew = (json: object) => post('/admin/second-factor/recovery-codes', json, token)
    const code = codeOf(secret)
    expect((await renew({ currentPassword: 'x', code })).status).toBe(422)
    for (const wrong of ['000000', undefined]) {
      const refused = await renew({ currentPassword: password, code: wrong })
      expect([refused.status, refused.body.errors[0].path]).toEqual([422, 'code'])
    }
    const { body } = await renew({ currentPassword: password, code })
    const attempt = async (code = '') =>
      (await second((await login(username)).body.challenge, code)).status
    expect(await attempt(recoveryCodes[0])).toBe(401)
    expect(await attempt(body.data.recoveryCodes[0])).toBe(200)
  })
})

describe('where the role must have one', () => {
  test('an account without can set it up, sign out, and do nothing else', async () => {
    const owner = await app.signIn()
    const { username } = await createStaff(app.services, 'Member')
    const { token } = (await login(username)).body
    expect(await isAlive(token)).toBe(true)
    await app.services.db.execute(
      `insert into setting (id, key, value) values (gen_random_uuid(), 'secondFactor', '"everyone"')`,
    )
    onTestFinished(async () => {
      await app.services.db.execute(`delete from setting where key = 'secondFactor'`)
    })
    for (const [method, path] of [
      ['GET', '/permission/by-admin'],
      ['GET', '/logger/get-all'],
      ['POST', '/services'],
    ] as const) {
      const { status, body } = await app.api(method, path, { token })
      expect([status, body.message]).toEqual([
        403,
        'Please set up two-factor sign-in first: your role requires it',
      ])
    }
    expect((await app.api('GET', '/settings', { token: owner })).body.data).not.toHaveProperty(
      'secondFactor',
    )
    const begun = await post('/admin/second-factor/enrol', { currentPassword: password }, token)
    const { enrolment, secret } = begun.body.data
    const code = codeOf(secret)
    expect((await post('/admin/second-factor/confirm', { enrolment, code }, token)).status).toBe(
      200,
    )
    expect(await isAlive(token)).toBe(true)
    const off = { currentPassword: password, code: codeOf(secret, 1) }
    const refused = await post('/admin/second-factor/disable', off, token)
    expect([refused.status, refused.body.message]).toEqual([
      403,
      'Your role requires two-factor sign-in',
    ])
    const other = await createStaff(app.services, 'Member')
    const without = (await login(other.username)).body.token
    expect((await app.api('POST', '/admin/logout', { token: without })).status).toBe(200)
  })

  test('it may be asked of superAdmins alone', async () => {
    const token = await app.signIn()
    const { username } = await createStaff(app.services, 'Member')
    const member = (await login(username)).body.token
    const json = { secondFactor: 'superAdmins' }
    expect((await app.api('PUT', '/settings', { token, json })).status).toBe(200)
    onTestFinished(async () => {
      await app.services.db.execute(`delete from setting where key = 'secondFactor'`)
    })
    expect([await isAlive(member), await isAlive(token)]).toEqual([true, false])
    const { body } = await app.api('GET', '/admin/second-factor', { token })
    expect(body.data).toEqual({ isOn: false, isRequired: true, recoveryCodesLeft: 0 })
  })
})
