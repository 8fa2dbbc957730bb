import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { staffLinkTable } from '#domain/staff/staff.table.ts'
import { openMemberApp } from '#tests/member-app.ts'

const { app, member, update, login, isAlive, forgot, reset, mailsTo, mailedToken } = openMemberApp()

describe('a change of e-mail address', () => {
  const undo = (token: string) => app.api('POST', '/admin/undo-email', { json: { token } })
  /** Signs in by a password that the mail after an undoing lets its reader set. */
  const setByMail = async ({ email, username }: { email: string; username: string }) => {
    const next = 'Own-again-pass-9'
    expect((await reset(await mailedToken(email), next)).status).toBe(200)
    return login(username, next)
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
    expect((await forgot(former)).status).toBe(200)
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
    await forgot(third)
    const strangersReset = await mailedToken(third)
    expect((await undo(await mailedToken(user.email))).status).toBe(200)
    expect((await undo(strangers)).status).toBe(422)
    expect((await reset(strangersReset)).status).toBe(422)
    expect((await setByMail(user)).body.data.email).toBe(user.email)
  })

  test('a stranger who has set a password, too, is left with none', async () => {
    const user = await member()
    const theirs = `theirs-${user.email}`
    await update(user, { email: theirs })
    await forgot(theirs)
    const strangersPassword = 'Stranger-pass-9'
    expect((await reset(await mailedToken(theirs), strangersPassword)).status).toBe(200)
    expect((await undo(await mailedToken(user.email))).status).toBe(200)
    expect((await login(user.username, strangersPassword)).status).toBe(401)
    expect((await login(user.username, user.password)).status).toBe(401)
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
