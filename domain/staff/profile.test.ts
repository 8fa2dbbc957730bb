import { randomUUID } from 'node:crypto'
import { desc, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { staffLinkTable } from '#domain/staff/staff.table.ts'
import { outboxTable } from '#platform/outbox.table.ts'
import { createStaff } from '#tests/staff-factory.ts'
import { openTestApp } from '#tests/test-app.ts'

const app = openTestApp()
const password = 'Battery-staple-9'

/** A Member with an e-mail address of their own, and their token. */
async function member() {
  const { username } = await createStaff(app.services, 'Member')
  const email = `${username}@example.com`
  await app.services.db.execute(sql`update staff set email = ${email} where username = ${username}`)
  const { body } = await app.api('POST', '/admin/login', { json: { username, password } })
  return { _id: body.data._id as string, username, email, token: body.token as string }
}
type Member = Awaited<ReturnType<typeof member>>

const own = async ({ _id, token }: Member) =>
  (await app.api('GET', '/admin', { token })).body.data.find(
    (user: { _id: string }) => user._id === _id,
  )
const update = ({ _id, token }: Member, json: object, headers = {}) =>
  app.api('PATCH', `/admin/update/${_id}`, { token, json, headers })
const changePassword = ({ _id, token }: Member, json: object) =>
  app.api('PATCH', `/admin/change-password/${_id}`, { token, json })
const login = (username: string, password: string) =>
  app.api('POST', '/admin/login', { json: { username, password } })
const isAlive = async (token: string) =>
  (await app.api('GET', '/permission/by-admin', { token })).status === 200
const mailsTo = (recipient: string) =>
  app.services.db
    .select()
    .from(outboxTable)
    .where(eq(outboxTable.recipient, recipient))
    .orderBy(desc(outboxTable.createdAt))

/** The token of the link in the newest mail to an address. */
async function mailedToken(recipient: string): Promise<string> {
  const [mail] = await mailsTo(recipient)
  const token = /#token=([\w-]{43})/.exec(mail?.text ?? '')?.[1]
  if (!token) throw new Error(`No link was mailed to ${recipient}`)
  return token
}

describe('one’s profile', () => {
  test('takes the fields that were sent and leaves the rest', async () => {
    const user = await member()
    const before = await own(user)
    const changes = { contactNumber: '03007654321', address: '9 Mall Road, Lahore' }
    const { status, body } = await update(user, changes)
    expect([status, body.message]).toEqual([200, 'Profile updated successfully!'])
    expect(body.data).toEqual({
      ...before,
      ...changes,
      version: 2,
      updatedAt: body.data.updatedAt,
    })
    expect(await own(user)).toEqual(body.data)
  })

  test('the same values again are no change', async () => {
    const user = await member()
    const before = await own(user)
    const { status, body } = await update(user, { email: user.email })
    expect([status, body.message]).toEqual([200, 'No changes detected'])
    expect(await own(user)).toEqual(before)
    expect(await mailsTo(user.email)).toEqual([])
  })

  const empty = 'This field cannot be empty.'
  const special = 'Special characters like !, <, >, =, `, &, %, $, etc., are not allowed.'
  const phone = 'Phone number must be between 11 and 15 digits'
  const format = 'Email must be in the format name@example.com'
  test.each<[Record<string, unknown>, string]>([
    [{ email: '' }, empty],
    [{ contactNumber: '   ' }, empty],
    [{ address: '' }, empty],
    [{ address: null }, empty],
    ...[..."!<>=`&%$;'[]{}"].map((character): [Record<string, string>, string] => [
      { address: `Road ${character}` },
      special,
    ]),
    [{ email: 'a&b@example.com' }, special],
    [{ contactNumber: '0300123456' }, phone],
    [{ contactNumber: '0'.repeat(16) }, phone],
    [{ contactNumber: '+923001234567' }, phone],
    [{ email: 'someone' }, 'Please enter a valid email address'],
    [{ email: 'someone@com' }, 'Please enter a valid email address'],
    [{ email: 'someone@example.org' }, format],
    [{ address: 'x'.repeat(51) }, 'Field cannot be more than 50 characters'],
    [{ role: 'superAdmin' }, 'Unknown field: role'],
    [{ username: 'other' }, 'Unknown field: username'],
    [{ fullName: 'Other' }, 'Unknown field: fullName'],
    [{ password: 'Other-pass-9' }, 'Unknown field: password'],
  ])('%j is refused with "%s"', async (changes, message) => {
    const user = await member()
    const before = await own(user)
    const { status, body } = await update(user, { contactNumber: '03007654321', ...changes })
    expect(status).toBe(422)
    expect(body.errors).toEqual([{ path: Object.keys(changes)[0], message }])
    expect(await own(user)).toEqual(before)
  })

  test('an address of 50 characters fits', async () => {
    expect((await update(await member(), { address: 'x'.repeat(50) })).status).toBe(200)
  })

  test('a stale edit is told how the profile stands now', async () => {
    const user = await member()
    const headers = { 'If-Match': '"1"' }
    expect((await update(user, { address: 'First' }, headers)).status).toBe(200)
    const second = await update(user, { address: 'Second' }, headers)
    expect([second.status, second.body.data.address]).toEqual([412, 'First'])
  })

  test('is nobody else’s to change, not even a superAdmin’s', async () => {
    const user = await member()
    const before = await own(user)
    const other = await member()
    for (const token of [other.token, await app.signIn()]) {
      const changed = await update({ ...user, token }, { address: 'Elsewhere' })
      expect(changed.status).toBe(403)
      const json = { currentPassword: password, password: 'Other-pass-9' }
      expect((await changePassword({ ...user, token }, json)).status).toBe(403)
    }
    expect(await own(user)).toEqual(before)
  })
})

describe('a change of e-mail address', () => {
  const undo = (token: string) => app.api('POST', '/admin/undo-email', { json: { token } })
  /** Signs in by a password that the mail after an undoing lets its reader set. */
  const setByMail = async ({ email, username }: { email: string; username: string }) => {
    const json = { token: await mailedToken(email), password: 'Own-again-pass-9' }
    expect((await app.api('POST', '/admin/reset-password', { json })).status).toBe(200)
    return login(username, json.password)
  }

  test('is announced to the former address, with a link under our own name', async () => {
    const user = await member()
    const email = `new-${user.email}`
    expect((await update(user, { email }, { Host: 'evil.example' })).status).toBe(200)
    const [mail] = await mailsTo(user.email)
    const link = `${app.services.config.publicUrl}/undo-email#token=${await mailedToken(user.email)}`
    expect(mail?.text).toContain(link)
    expect(mail?.html).toContain(link)
    expect(mail?.text).not.toContain(email)
    expect(await mailsTo(email)).toEqual([])
    const stored = await app.services.db.select().from(staffLinkTable)
    expect(JSON.stringify(stored)).not.toContain(await mailedToken(user.email))
  })

  test('from a spelling that is refused today is announced all the same, and such an account resets its password', async () => {
    const user = await member()
    const former = `${user.username}@\uff45xample.com`
    await app.services.db.execute(sql`update staff set email = ${former} where id = ${user._id}`)
    const json = { email: former }
    expect((await app.api('POST', '/admin/forgot-password', { json })).status).toBe(200)
    expect((await mailsTo(former)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Set a new password'),
    ])
    expect((await update(user, { email: user.email })).status).toBe(200)
    expect((await undo(await mailedToken(former))).status).toBe(200)
    expect((await setByMail({ ...user, email: former })).body.data.email).toBe(former)
  })

  test('is taken back by that link, once, and the sessions end', async () => {
    const user = await member()
    await update(user, { email: `new-${user.email}` })
    const token = await mailedToken(user.email)
    expect((await undo(token)).status).toBe(200)
    expect(await isAlive(user.token)).toBe(false)
    expect((await setByMail(user)).body.data.email).toBe(user.email)
    const again = await undo(token)
    expect(again.status).toBe(422)
    expect(again.body.errors[0].path).toBe('token')
  })

  test('a stranger who changed it can’t undo the undoing', async () => {
    const user = await member()
    const [second, third] = [`second-${user.email}`, `third-${user.email}`]
    await update(user, { email: second })
    await update(user, { email: third })
    const strangers = await mailedToken(second)
    await app.api('POST', '/admin/forgot-password', { json: { email: third } })
    const reset = await mailedToken(third)
    expect((await undo(await mailedToken(user.email))).status).toBe(200)
    expect((await undo(strangers)).status).toBe(422)
    const json = { token: reset, password: 'Stranger-pass-9' }
    expect((await app.api('POST', '/admin/reset-password', { json })).status).toBe(422)
    expect((await setByMail(user)).body.data.email).toBe(user.email)
  })

  test('a stranger who has set a password, too, is left with none', async () => {
    const user = await member()
    const theirs = `theirs-${user.email}`
    await update(user, { email: theirs })
    await app.api('POST', '/admin/forgot-password', { json: { email: theirs } })
    const json = { token: await mailedToken(theirs), password: 'Stranger-pass-9' }
    expect((await app.api('POST', '/admin/reset-password', { json })).status).toBe(200)
    expect((await undo(await mailedToken(user.email))).status).toBe(200)
    expect((await login(user.username, json.password)).status).toBe(401)
    expect((await login(user.username, password)).status).toBe(401)
    expect((await setByMail(user)).status).toBe(200)
  })

  test('can be taken back for 7 days', async () => {
    const age = (interval: string) =>
      app.services.db.execute(
        sql`update staff_link set expires_at = expires_at - ${interval}::interval where used_at is null`,
      )
    const user = await member()
    await update(user, { email: `new-${user.email}` })
    const token = await mailedToken(user.email)
    await age('6 days 23 hours')
    expect((await undo(token)).status).toBe(200)
    const late = await member()
    await update(late, { email: `new-${late.email}` })
    await age('7 days')
    expect((await undo(await mailedToken(late.email))).status).toBe(422)
  })

  test.each([{}, { token: '' }, { token: 7 }, { token: 'x'.repeat(43) }])(
    '%j undoes nothing',
    async (json) => {
      expect((await app.api('POST', '/admin/undo-email', { json })).status).toBe(422)
    },
  )
})

describe('a change of password', () => {
  test('ends the other sessions and leaves this one', async () => {
    const user = await member()
    const { body: elsewhere } = await login(user.username, password)
    const next = 'Other-pass-9'
    const changed = await changePassword(user, { currentPassword: password, password: next })
    expect([changed.status, changed.body.success]).toEqual([200, true])
    expect(await isAlive(user.token)).toBe(true)
    expect(await isAlive(elsewhere.token)).toBe(false)
    expect((await login(user.username, password)).status).toBe(401)
    expect((await login(user.username, next)).status).toBe(200)
    const [mail] = await mailsTo(user.email)
    expect(mail?.subject).toContain('password was changed')
    expect(mail?.text).not.toContain(next)
  })

  test.each([
    [{ password: 'Other-pass-9' }, 'currentPassword', 'Please enter your current password'],
    [
      { currentPassword: 'wrong', password: 'Other-pass-9' },
      'currentPassword',
      'Your current password is wrong',
    ],
    [
      { currentPassword: password, password: 'short' },
      'password',
      'Password must be at least 8 characters',
    ],
    [
      { currentPassword: password, password: 'no-capitals-9' },
      'password',
      'Password must contain an uppercase letter, a special character, and a digit',
    ],
    [
      { currentPassword: password, password: 'Other-pass-9', role: 'superAdmin' },
      'role',
      'Unknown field: role',
    ],
  ])('%j is refused at %s', async (json, path, message) => {
    const user = await member()
    const { body: elsewhere } = await login(user.username, password)
    const { status, body } = await changePassword(user, json)
    expect(status).toBe(422)
    expect(body.errors).toEqual([{ path, message }])
    expect(await isAlive(elsewhere.token)).toBe(true)
    expect((await login(user.username, password)).status).toBe(200)
  })

  test('of two at the same time, one wins', async () => {
    const user = await member()
    const answers = await Promise.all(
      ['First-pass-9', 'Other-pass-9'].map((next) =>
        changePassword(user, { currentPassword: password, password: next }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  })
})

describe('a lost password', () => {
  const forgot = (email: unknown) => app.api('POST', '/admin/forgot-password', { json: { email } })
  const reset = (token: string, next = 'Fresh-pass-9') =>
    app.api('POST', '/admin/reset-password', { json: { token, password: next } })

  test('is replaced by a mailed link, and every session ends', async () => {
    const user = await member()
    expect((await forgot(user.email.toUpperCase())).status).toBe(200)
    const [mail] = await mailsTo(user.email)
    const token = await mailedToken(user.email)
    expect(mail?.text).toContain(`${app.services.config.publicUrl}/reset-password#token=${token}`)
    expect((await reset(token)).status).toBe(200)
    expect(await isAlive(user.token)).toBe(false)
    expect((await login(user.username, password)).status).toBe(401)
    expect((await login(user.username, 'Fresh-pass-9')).status).toBe(200)
  })

  test('the answer is the same whether there is such an account or not', async () => {
    const user = await member()
    const known = await forgot(user.email)
    const unknown = await forgot(`nobody-${randomUUID()}@example.com`)
    expect(unknown.status).toBe(200)
    expect(unknown.body).toEqual(known.body)
    expect([...unknown.headers.keys()]).toEqual([...known.headers.keys()])
  })

  test('a deleted account gets no link, and its link no password', async () => {
    const user = await member()
    await forgot(user.email)
    const token = await mailedToken(user.email)
    const superAdmin = await app.signIn()
    await app.api('DELETE', `/admin/delete/${user._id}`, { token: superAdmin })
    await forgot(user.email)
    expect(await mailsTo(user.email)).toHaveLength(1)
    expect((await reset(token)).status).toBe(422)
  })

  test('a link works once, also for two at the same time', async () => {
    const user = await member()
    await forgot(user.email)
    const token = await mailedToken(user.email)
    const answers = await Promise.all(
      ['First-pass-9', 'Other-pass-9', 'Third-pass-9'].map((next) => reset(token, next)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
    expect((await reset(token)).status).toBe(422)
  })

  test('one used link ends the others, a weak password leaves it as it is', async () => {
    const user = await member()
    await forgot(user.email)
    const first = await mailedToken(user.email)
    await forgot(user.email)
    const second = await mailedToken(user.email)
    const weak = await reset(second, 'weak')
    expect(weak.body.errors).toEqual([
      { path: 'password', message: 'Password must be at least 8 characters' },
    ])
    expect((await reset(second)).status).toBe(200)
    expect((await reset(first)).status).toBe(422)
  })

  test('a link works for 30 minutes', async () => {
    const user = await member()
    await forgot(user.email)
    const token = await mailedToken(user.email)
    const { rows } = await app.services.db.execute(
      sql`select extract(epoch from expires_at - created_at)::int as life from staff_link
          where used_at is null and staff_id = ${user._id}`,
    )
    expect(rows).toEqual([{ life: 1800 }])
    await app.services.db.execute(
      sql`update staff_link set expires_at = now() where staff_id = ${user._id}`,
    )
    expect((await reset(token)).status).toBe(422)
    expect(await isAlive(user.token)).toBe(true)
  })

  test('a link that undoes a change of e-mail sets no password', async () => {
    const user = await member()
    await update(user, { email: `new-${user.email}` })
    expect((await reset(await mailedToken(user.email))).status).toBe(422)
  })

  test('what is no e-mail address is refused, an unknown field ignored', async () => {
    for (const email of ['', 'x', 7, undefined]) {
      const { status, body } = await forgot(email)
      expect([status, body.message]).toEqual([422, 'Please enter a valid email address'])
    }
    const json = { email: 'nobody@example.com', extra: 1 }
    expect((await app.api('POST', '/admin/forgot-password', { json })).status).toBe(200)
  })
})

describe('one’s sessions', () => {
  const sessions = async (token: string) => {
    const { body } = await app.api('GET', '/admin/sessions', { token })
    return body.data as { _id: string; isCurrent: boolean; userAgent: string }[]
  }

  test('are listed without any secret, and end one by one', async () => {
    const user = await member()
    const { body: elsewhere } = await app.api('POST', '/admin/login', {
      json: { username: user.username, password },
      headers: { 'user-agent': 'Telephone' },
    })
    const listed = await sessions(user.token)
    expect(listed).toHaveLength(2)
    expect(Object.keys(listed[0] ?? {}).sort()).toEqual(
      ['_id', 'createdAt', 'ip', 'isCurrent', 'lastUsedAt', 'userAgent'].sort(),
    )
    const other = listed.find(({ isCurrent }) => !isCurrent)
    expect(other?.userAgent).toBe('Telephone')
    const path = `/admin/sessions/${other?._id}`
    expect((await app.api('DELETE', path, { token: user.token })).status).toBe(200)
    expect(await isAlive(elsewhere.token)).toBe(false)
    expect(await sessions(user.token)).toHaveLength(1)
    expect((await app.api('DELETE', path, { token: user.token })).status).toBe(404)
  })

  test('are nobody else’s to end', async () => {
    const user = await member()
    const [session] = await sessions(user.token)
    const token = await app.signIn()
    const path = `/admin/sessions/${session?._id}`
    expect((await app.api('DELETE', path, { token })).status).toBe(404)
    expect((await app.api('DELETE', '/admin/sessions/nonsense', { token })).status).toBe(404)
    expect(await isAlive(user.token)).toBe(true)
  })
})
