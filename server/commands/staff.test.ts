import { execFile } from 'node:child_process'
import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditTable } from '#domain/audit/audit.table.ts'
import { staffTable } from '#domain/staff/staff.table.ts'
import { outboxTable } from '#platform/outbox.table.ts'
import { createStaff } from '#tests/staff-factory.ts'
import { openTestApp } from '#tests/test-app.ts'

const app = openTestApp()

const staff = (args: string[], input?: string) =>
  new Promise<{ code: number; text: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      ['server/commands/staff.ts', ...args],
      {
        env: {
          PATH: process.env.PATH ?? '',
          DATABASE_URL: app.database.url,
          DATA_DIR: app.services.config.dataDir,
        },
      },
      (error, stdout, stderr) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, text: stdout + stderr }),
    )
    // One that ends without reading closes it, which is no news here.
    child.stdin?.on('error', () => {}).end(input ?? '')
  })

/** The text of the newest mail to an address. */
const mailTo = async (recipient: string) => {
  const [mail] = await app.services.db
    .select()
    .from(outboxTable)
    .where(eq(outboxTable.recipient, recipient))
    .orderBy(desc(outboxTable.createdAt))
  return mail?.text ?? ''
}

const login = (username: string, password: string) =>
  app.api('POST', '/admin/login', { json: { username, password } })

test('an administrator is made with a password that is shown once', async () => {
  const { code, text } = await staff(['create-admin', 'spare', '--email', 'spare@example.com'])
  const password = /shown this once\): (\S+)/.exec(text)?.[1] ?? ''
  expect([code, text]).toEqual([0, expect.stringContaining('The superAdmin spare was made.')])
  const { body } = await login('spare', password)
  expect(body.data).toMatchObject({ role: 'superAdmin', email: 'spare@example.com' })
  expect(await staff(['create-admin', 'spare'])).toEqual({
    code: 1,
    text: 'This username is in use already\n',
  })
  // With a space behind it, nobody could ever sign in by it.
  const spaced = await staff(['create-admin', ' second ', '--password-stdin'], 'Another-staple-9\n')
  expect([spaced.code, spaced.text]).toEqual([0, 'The superAdmin second was made.\n'])
  expect((await login('second', 'Another-staple-9')).status).toBe(200)
  expect((await staff(['create-admin', 'Spare'])).text).toBe('Username must be lowercase\n')
})

test('a password comes from standard input, keeps the rules, and ends the sessions', async () => {
  const { username, password } = await createStaff(app.services, 'Member')
  const { token } = (await login(username, password)).body
  const weak = await staff(['reset-password', username, '--password-stdin'], 'Password1!\n')
  expect([weak.code, weak.text]).toEqual([
    1,
    'This password is one of the most used. Please choose another\n',
  ])
  const wished = 'Another-staple-9'
  const done = await staff(['reset-password', username, '--password-stdin'], `${wished}\n`)
  expect(done.code).toBe(0)
  expect(done.text).not.toContain(wished)
  expect((await app.api('GET', '/permission/by-admin', { token })).status).toBe(401)
  expect((await login(username, wished)).status).toBe(200)
})

test('an account out of wrong hands gets its address back, and none of its links works on', async () => {
  const { username, password } = await createStaff(app.services, 'Member')
  const { token, data } = (await login(username, password)).body
  const theirs = `theirs-${username}@example.com`
  const own = `${username}@example.com`
  const update = (email: string) =>
    app.api('PATCH', `/admin/update/${data._id}`, { token, json: { email } })
  expect([(await update(theirs)).status, (await update(`2-${theirs}`)).status]).toEqual([200, 200])
  const link = await mailTo(theirs)
  const wished = 'Another-staple-9'
  const args = ['reset-password', username, '--password-stdin', '--email']
  expect((await staff([...args, 'nobody'], wished)).text).toBe('This is no e-mail address\n')
  expect((await staff([...args, own], wished)).code).toBe(0)
  expect((await login(username, wished)).body.data.email).toBe(own)
  const json = { token: /#token=([\w-]{43})/.exec(link)?.[1] }
  expect((await app.api('POST', '/admin/undo-email', { json })).status).toBe(422)
  expect(await mailTo(own)).toContain('was changed just now')
  expect(await mailTo(theirs)).toBe(link)
})

test('sessions are ended and a second factor is removed, on the record', async () => {
  const { username, password } = await createStaff(app.services, 'Member')
  const { token, data } = (await login(username, password)).body
  expect((await staff(['end-sessions', username])).code).toBe(0)
  expect((await app.api('GET', '/permission/by-admin', { token })).status).toBe(401)
  expect((await staff(['disable-second-factor', username])).text).toBe(
    'Two-factor sign-in is off\n',
  )
  await app.services.db
    .update(staffTable)
    .set({ secondFactorSecret: 'sealed', recoveryCodes: ['hash'] })
    .where(eq(staffTable.username, username))
  expect((await login(username, password)).status).toBe(401)
  expect((await staff(['disable-second-factor', username])).code).toBe(0)
  expect((await login(username, password)).status).toBe(200)
  const audits = await app.services.db
    .select()
    .from(auditTable)
    .where(eq(auditTable.entityId, data._id))
  expect(audits.map(({ action, username }) => `${username}: ${action}`).sort()).toEqual([
    'command line: disable-second-factor',
    'command line: end-sessions',
  ])
})

test('a wrong call is told how to be made right, and nobody unknown is touched', async () => {
  for (const args of [[], ['reset-password'], ['unknown', 'owner'], ['end-sessions', 'a', 'b']]) {
    const { code, text } = await staff(args)
    expect([code, text]).toEqual([1, expect.stringContaining('Usage: npm run staff')])
  }
  expect(await staff(['end-sessions', 'nobody'])).toEqual({ code: 1, text: 'User not found\n' })
})
