import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { staffLinkTable } from '#domain/staff/staff.table.ts'
import { someoneWaits } from '#tests/lock-wait.ts'
import { openMemberApp } from '#tests/member-app.ts'

const { app, member, update, changePassword, login, isAlive, forgot, reset, mailsTo, mailedToken } =
  openMemberApp()

/** The tokens of all links of a kind that were mailed to an address, the newest first. */
const linksTo = async (email: string, page: string) =>
  (await mailsTo(email)).flatMap(({ text }) =>
    [...text.matchAll(new RegExp(`/${page}#token=([\\w-]{43})`, 'g'))].map(([, token]) => token),
  )

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

  test('made by a stranger is undone by the owner alone, whatever order they send them in', async () => {
    const user = await member()
    const theirs = Array.from({ length: 8 }, (_, index) => `theirs-${index}-${user.email}`)
    await Promise.all(theirs.map((email) => update(user, { email })))
    const { rows } = await app.services.db.execute<{ email: string }>(
      sql`select email from staff where id = ${user._id}`,
    )
    const inForce = rows[0]?.email ?? ''
    await forgot(inForce)
    const strangersReset = await mailedToken(inForce)
    expect((await undo(await mailedToken(user.email))).status).toBe(200)
    expect((await reset(strangersReset)).status).toBe(422)
    for (const email of theirs) expect(await linksTo(email, 'undo-email')).toEqual([])
    expect((await setByMail(user)).body.data.email).toBe(user.email)
  })

  test('for a second leaves a stranger nothing that undoes what the owner does then', async () => {
    const user = await member()
    const theirs = `theirs-${user.email}`
    await update(user, { email: theirs })
    await update(user, { email: user.email })
    const own = (await login(user.username, user.password)).body.token
    const json = { currentPassword: user.password, password: 'Fresh-pass-9' }
    expect((await changePassword({ ...user, token: own }, json)).status).toBe(200)
    expect(await isAlive(user.token)).toBe(false)
    const [notice, ...others] = await mailsTo(theirs)
    expect(others).toEqual([])
    expect(notice?.subject).toContain('Your e-mail address was changed')
    expect(notice?.text).toContain('An address that the account had before this one')
    expect(`${notice?.text}${notice?.html}`).not.toContain('token=')
  })

  test('made with a stolen session can’t follow the end of that session', async () => {
    const user = await member()
    const { db } = app.services
    let theirs: ReturnType<typeof update> | undefined
    await db.transaction(async (tx) => {
      await tx.execute(sql`update staff set address = 'Held' where id = ${user._id}`)
      theirs = update(user, { email: `theirs-${user.email}` })
      await someoneWaits(app.services.db)
      await tx.execute(sql`delete from session where staff_id = ${user._id}`)
    })
    expect((await theirs)?.status).toBe(401)
    expect((await login(user.username, user.password)).body.data.email).toBe(user.email)
  })

  test('and a new password that is asked for leave no link to the former address', async () => {
    const user = await member()
    const { db } = app.services
    let asking: ReturnType<typeof forgot> | undefined
    await db.transaction(async (tx) => {
      await tx.execute(sql`update staff set email = ${`new-${user.email}`} where id = ${user._id}`)
      asking = forgot(user.email)
      await someoneWaits(app.services.db)
    })
    expect((await asking)?.status).toBe(200)
    expect(await mailsTo(user.email)).toEqual([])
  })

  test('twice, as after a slip, is taken back from the first address and not from the mistyped', async () => {
    const user = await member()
    const [mistyped, meant] = [`mistypd-${user.email}`, `meant-${user.email}`]
    await update(user, { email: mistyped })
    const { body } = await update(user, { email: meant })
    expect(body.data.email).toBe(meant)
    expect(await linksTo(mistyped, 'undo-email')).toEqual([])
    await update(user, { email: user.email })
    await update(user, { email: meant })
    expect(await linksTo(meant, 'undo-email')).toEqual([])
    const links = await linksTo(user.email, 'undo-email')
    expect(links).toHaveLength(2)
    expect((await undo(links[0] ?? '')).status).toBe(200)
    expect((await undo(links[1] ?? '')).status).toBe(422)
    expect((await setByMail(user)).body.data.email).toBe(user.email)
  })

  test('gives the next address a link once nobody else has one', async () => {
    const user = await member()
    const [second, third] = [`second-${user.email}`, `third-${user.email}`]
    await update(user, { email: second })
    await app.services.db.execute(
      sql`update staff_link set expires_at = now() where staff_id = ${user._id}`,
    )
    await update(user, { email: third })
    expect((await undo(await mailedToken(second))).status).toBe(200)
    expect((await setByMail({ ...user, email: second })).body.data.email).toBe(second)
  })

  test('of an account that had none is told to nobody, and its next to the first', async () => {
    const user = await member()
    await app.services.db.execute(sql`update staff set email = '' where id = ${user._id}`)
    await update(user, { email: user.email })
    await update(user, { email: `new-${user.email}` })
    expect((await undo(await mailedToken(user.email))).status).toBe(200)
  })

  test.each(['', 'nowhere'])(
    'of an account whose address is %j, where nobody can be told, takes a sign-in of the last ten minutes',
    async (none) => {
      const user = await member()
      const { db } = app.services
      await db.execute(sql`update staff set email = ${none} where id = ${user._id}`)
      await db.execute(
        sql`update session set created_at = now() - interval '11 minutes' where staff_id = ${user._id}`,
      )
      const refused = await update(user, { email: `theirs-${user.email}` })
      expect([refused.status, refused.body.message]).toEqual([
        403,
        'Please sign in again to give your account its first e-mail address',
      ])
      expect((await update(user, { address: 'Lahore' })).status).toBe(200)
      const { token } = (await login(user.username, user.password)).body
      const { body } = await update({ ...user, token }, { email: user.email })
      expect(body.data.email).toBe(user.email)
      expect((await update(user, { email: `new-${user.email}` })).status).toBe(200)
      expect(await linksTo(user.email, 'undo-email')).toHaveLength(1)
    },
  )

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
