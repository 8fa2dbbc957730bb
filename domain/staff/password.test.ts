import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { openMemberApp } from '#tests/member-app.ts'
import { createStaff, password } from '#tests/staff-factory.ts'

const { app, member, update, changePassword, login, isAlive, forgot, reset, mailsTo, mailedToken } =
  openMemberApp()

describe('a change of password', () => {
  test('ends the other sessions and leaves this one', async () => {
    const user = await member()
    const { body: elsewhere } = await login(user.username, user.password)
    const next = 'Other-pass-9'
    const changed = await changePassword(user, { currentPassword: user.password, password: next })
    expect([changed.status, changed.body.success]).toEqual([200, true])
    expect(await isAlive(user.token)).toBe(true)
    expect(await isAlive(elsewhere.token)).toBe(false)
    expect((await login(user.username, user.password)).status).toBe(401)
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
    const { body: elsewhere } = await login(user.username, user.password)
    const { status, body } = await changePassword(user, json)
    expect(status).toBe(422)
    expect(body.errors).toEqual([{ path, message }])
    expect(await isAlive(elsewhere.token)).toBe(true)
    expect((await login(user.username, user.password)).status).toBe(200)
  })

  test('takes one that is longer than any for wrong, not for missing', async () => {
    const json = { currentPassword: 'x'.repeat(5_000), password: 'Other-pass-9' }
    const { status, body } = await changePassword(await member(), json)
    expect([status, body.message]).toEqual([422, 'Your current password is wrong'])
  })

  test('of an account that has changed since is refused with the account as it stands', async () => {
    const user = await member()
    const json = { currentPassword: user.password, password: 'Other-pass-9' }
    const { status, body } = await changePassword(user, json, { 'If-Match': '"99"' })
    expect([status, body.data.username]).toEqual([412, user.username])
    expect((await login(user.username, user.password)).status).toBe(200)
    const { version } = body.data
    const current = await changePassword(user, json, { 'If-Match': `"${version}"` })
    expect(current.status).toBe(200)
  })

  test('of two at the same time, one wins', async () => {
    const user = await member()
    const answers = await Promise.all(
      ['First-pass-9', 'Other-pass-9'].map((next) =>
        changePassword(user, { currentPassword: user.password, password: next }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  })
})

describe('a lost password', () => {
  test('is replaced by a mailed link, and every session ends', async () => {
    const user = await member()
    expect((await forgot(user.email.toUpperCase())).status).toBe(200)
    const [mail] = await mailsTo(user.email)
    const token = await mailedToken(user.email)
    expect(mail?.text).toContain(`${app.services.config.publicUrl}/reset-password#token=${token}`)
    expect((await reset(token)).status).toBe(200)
    expect(await isAlive(user.token)).toBe(false)
    expect((await login(user.username, user.password)).status).toBe(401)
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

  test('a letter that the database takes for another one asks for nothing', async () => {
    const { username } = await createStaff(app.services, 'Member')
    const email = `irfan-${randomUUID()}@example.com`
    await app.services.db.execute(
      sql`update staff set email = ${email} where username = ${username}`,
    )
    expect((await forgot(email.replace('i', '\u0130'))).status).toBe(200)
    expect(await mailsTo(email)).toEqual([])
    await forgot(email.toUpperCase())
    expect(await mailsTo(email)).toHaveLength(1)
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

  test('accounts that are made with the address later can’t crowd out its owner', async () => {
    const email = `shared-${randomUUID()}@example.com`
    const names: string[] = []
    for (let more = 0; more < 12; more++) {
      const { username } = await createStaff(app.services, 'Member')
      await app.services.db.execute(
        sql`update staff set email = ${email} where username = ${username}`,
      )
      names.push(username)
    }
    // The one that lies last in the table is made the oldest.
    const oldest = names.at(-1)
    await app.services.db.execute(
      sql`update staff set created_at = now() - interval '1 year' where username = ${oldest}`,
    )
    await forgot(email)
    const mails = await mailsTo(email)
    expect(mails).toHaveLength(10)
    expect(mails.filter(({ text }) => text.includes(`account ${oldest}.`))).toHaveLength(1)
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

  test('a link and a change of password at the same time wait for each other, not for ever', async () => {
    for (let round = 0; round < 12; round += 1) {
      const user = await member()
      await forgot(user.email)
      const token = await mailedToken(user.email)
      const [changed, replaced] = await Promise.all([
        changePassword(user, { currentPassword: user.password, password: 'Other-pass-9' }),
        reset(token),
      ])
      // Whoever comes second finds the password, the session or the link gone.
      expect([200, 401, 422]).toContain(changed.status)
      expect([200, 422]).toContain(replaced.status)
      expect([changed.status, replaced.status]).toContain(200)
    }
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
