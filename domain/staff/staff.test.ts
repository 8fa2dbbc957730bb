import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditTable } from '#domain/audit/audit.table.ts'
import { isOfAge } from '#domain/staff/staff.contract.ts'
import { staffTable } from '#domain/staff/staff.table.ts'
import { outboxTable } from '#platform/outbox.table.ts'
import { owner } from '#tests/owner.ts'
import { createStaff } from '#tests/staff-factory.ts'
import { openTestApp } from '#tests/test-app.ts'

const app = openTestApp()

const password = 'Battery-staple-9'
const form = (changes: Record<string, unknown> = {}) => ({
  username: `user-${randomUUID().slice(0, 8)}`,
  fullName: 'Sana Malik',
  email: 'sana@example.org',
  password,
  contactNumber: '03001234567',
  address: '12 Canal Road, Lahore',
  gender: 'Female',
  dateOfBirth: '1994-05-17',
  ...changes,
})
const register = async (json: object, token?: string) =>
  app.api('POST', '/admin/register', { token: token ?? (await app.signIn()), json })
const list = async (token?: string) =>
  (await app.api('GET', '/admin', { token: token ?? (await app.signIn()) })).body.data as {
    _id: string
    username: string
    role: string
    version: number
  }[]

/** An account with a role of its own, as the owner sees it, and its token. */
async function member(role = 'Member', permissions = {}) {
  const credentials = await createStaff(app.services, role, permissions)
  const user = (await list()).find(({ username }) => username === credentials.username)
  if (!user) throw new Error('The new account is not listed')
  return { ...user, ...credentials, token: await app.signIn(credentials) }
}

const changeRole = async (id: string, json: object, token?: string) =>
  app.api('PATCH', `/admin/update-role/${id}`, { token: token ?? (await app.signIn()), json })
const whoAmI = async (token: string) => app.api('GET', '/permission/by-admin', { token })

describe('adding a user', () => {
  test('makes an account that can sign in, and hands out no token', async () => {
    const json = form()
    const { status, body } = await register(json)
    expect(status).toBe(200)
    const { password: _, ...shown } = json
    expect(body).toEqual({
      success: true,
      message: 'Admin added successfully!',
      data: {
        ...shown,
        role: 'Member',
        version: 1,
        _id: expect.any(String),
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
      },
    })
    expect(await app.signIn({ username: json.username, password })).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify(await list())).not.toMatch(/argon2|password|secret/i)
  })

  test.each<[Record<string, unknown>, string, string]>([
    [{ username: '' }, 'username', 'Username is required'],
    [{ username: 'Sana' }, 'username', 'Username must be lowercase'],
    [{ username: 'sana malik' }, 'username', 'Username cannot contain spaces'],
    [{ fullName: ' ' }, 'fullName', 'Full name is required'],
    [{ email: '' }, 'email', 'Email is required'],
    [{ email: 'sana@' }, 'email', 'Please enter a valid email address'],
    [{ address: '' }, 'address', 'Address is required'],
    [{ gender: 'female' }, 'gender', 'Gender must be Male or Female'],
    [{ gender: undefined }, 'gender', 'Gender must be Male or Female'],
    [{ dateOfBirth: '' }, 'dateOfBirth', 'Date of birth is required'],
    [{ dateOfBirth: '17.5.1994' }, 'dateOfBirth', 'Please enter a real date, as YYYY-MM-DD'],
    [{ dateOfBirth: '1994-02-30' }, 'dateOfBirth', 'Please enter a real date, as YYYY-MM-DD'],
    [{ dateOfBirth: '2020-01-01' }, 'dateOfBirth', 'You must be at least 18 years old'],
    [{ password: 'Short-1' }, 'password', 'Password must be at least 8 characters'],
    [{ password: undefined }, 'password', 'Password must be at least 8 characters'],
    ...['battery-staple-9', 'Battery-staple', 'Batterystaple9'].map(
      (weak): [Record<string, unknown>, string, string] => [
        { password: weak },
        'password',
        'Password must contain an uppercase letter, a special character, and a digit',
      ],
    ),
    ...['0300123456', '0300123456789012', '+923001234567', '0300 1234567', ''].map(
      (contactNumber): [Record<string, unknown>, string, string] => [
        { contactNumber },
        'contactNumber',
        'Phone number must be between 11 and 15 digits',
      ],
    ),
    [{ role: 'Nobody' }, 'role', 'There is no such role'],
    [{ role: '' }, 'role', 'There is no such role'],
    [{ _id: randomUUID() }, '_id', 'Unknown field: _id'],
    [{ passwordHash: 'x' }, 'passwordHash', 'Unknown field: passwordHash'],
    [{ isDeleted: true }, 'isDeleted', 'Unknown field: isDeleted'],
  ])('%j is refused at %s with "%s"', async (changes, path, message) => {
    const before = await list()
    const { status, body } = await register(form(changes))
    expect(status).toBe(422)
    expect(body).toMatchObject({ message, error: message, errors: [{ path, message }] })
    expect(await list()).toEqual(before)
  })

  test('the phone number may have 11 to 15 digits', async () => {
    for (const contactNumber of ['1'.repeat(11), '1'.repeat(15)]) {
      expect((await register(form({ contactNumber }))).status).toBe(200)
    }
  })

  test('the eighteenth birthday is old enough, the day before is not', () => {
    const today = new Date('2026-03-02T00:30:00Z')
    expect(isOfAge('2008-03-02', today)).toBe(true)
    expect(isOfAge('2008-03-03', today)).toBe(false)
    expect(isOfAge('2008-02-29', new Date('2026-02-28T12:00:00Z'))).toBe(false)
    expect(isOfAge('2008-02-29', new Date('2026-03-01T00:00:00Z'))).toBe(true)
  })

  test('a user name in use is refused, that of a deleted account too', async () => {
    const json = form()
    const { body } = await register(json)
    const again = await register(json)
    expect([again.status, again.body.message]).toEqual([409, 'This username is in use already'])
    await app.api('DELETE', `/admin/delete/${body.data._id}`, { token: await app.signIn() })
    expect((await register(json)).status).toBe(409)
  })

  test('of two accounts of one name at the same time, one is made', async () => {
    const token = await app.signIn()
    const json = form()
    const answers = await Promise.all([1, 2, 3].map(() => register(json, token)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  test('tells every superAdmin of another one, and nobody of a Member', async () => {
    const [first, second] = ['first@example.org', 'second@example.org']
    await register(form({ role: 'superAdmin', email: first }))
    await app.services.db.delete(outboxTable)
    const made = form({ role: 'superAdmin', email: second })
    await register(made)
    await register(form())
    const mails = await app.services.db.select().from(outboxTable)
    expect(mails.map(({ recipient, kind }) => [recipient, kind])).toContainEqual([first, 'account'])
    expect(mails.map(({ recipient }) => recipient)).not.toContain(second)
    expect(mails[0]?.text).toContain(
      `The account ${made.username} was made just now by ${owner.username}`,
    )
  })

  test('only a superAdmin registers a superAdmin, and nobody more than they hold', async () => {
    const { token } = await member('Registrar', {
      userManagement: { create: true },
      services: { create: true },
    })
    await createStaff(app.services, 'Narrow', { services: { create: true } })
    expect((await register(form({ role: 'Narrow' }), token)).status).toBe(200)
    const before = await list()
    for (const role of ['superAdmin', 'Member', undefined]) {
      expect((await register(form({ role }), token)).status).toBe(403)
    }
    const wide = await member('Everything', permissionsOfAll)
    expect((await register(form({ role: 'Member' }), wide.token)).status).toBe(200)
    expect((await register(form({ role: 'superAdmin' }), wide.token)).status).toBe(403)
    expect((await register(form({ role: 'superAdmin' }))).body.data.role).toBe('superAdmin')
    expect(await list()).toHaveLength(before.length + 3)
  })
})

const both = { create: true, update: true }
const all = { ...both, statusChange: true }
const permissionsOfAll = {
  category: all,
  services: all,
  product: all,
  projects: all,
  career: all,
  userManagement: both,
  privilege: both,
  logs: both,
  enquiries: both,
}

describe('the list', () => {
  test('shows colleagues only who someone is, and everybody all of themselves', async () => {
    await register(form())
    const { token, _id } = await member()
    const users = await list(token)
    expect(users.length).toBeGreaterThan(2)
    for (const user of users) {
      const keys = Object.keys(user).sort()
      if (user._id === _id) expect(keys).toContain('email')
      else expect(keys).toEqual(['_id', 'fullName', 'role', 'username'])
    }
  })

  test.each(['create', 'update'])('shows everything with the right to %s users', async (flag) => {
    const { token } = await member(`Users ${flag}`, { userManagement: { [flag]: true } })
    for (const user of await list(token)) expect(Object.keys(user)).toContain('contactNumber')
  })
})

describe('a change of role', () => {
  test('holds from the next call on', async () => {
    const user = await member()
    await createStaff(app.services, 'Keeper of roles', { privilege: both })
    const { status, body } = await changeRole(user._id, { role: 'Keeper of roles' })
    expect([status, body.message]).toEqual([200, 'Role updated successfully!'])
    expect(body.data).toMatchObject({ role: 'Keeper of roles', version: 2 })
    const { body: now } = await whoAmI(user.token)
    expect(now.permission).toMatchObject({
      role: 'Keeper of roles',
      permissions: { privilege: both },
    })
  })

  test.each([
    [{}, 'Role is required'],
    [{ role: '' }, 'Role is required'],
    [{ role: 5 }, 'Role is required'],
    [{ role: 'Nobody' }, 'There is no such role'],
    [{ role: 'member' }, 'There is no such role'],
    [{ role: 'Member', email: 'x@example.com' }, 'Unknown field: email'],
  ])('%j is refused with "%s"', async (json, message) => {
    const user = await member()
    const { status, body } = await changeRole(user._id, json)
    expect([status, body.message]).toEqual([422, message])
    expect((await whoAmI(user.token)).body.permission.role).toBe('Member')
  })

  test('a superAdmin’s role stays, and nobody becomes one', async () => {
    const { body } = await register(form({ role: 'superAdmin' }))
    expect((await changeRole(body.data._id, { role: 'Member' })).status).toBe(403)
    const user = await member()
    expect((await changeRole(user._id, { role: 'superAdmin' })).status).toBe(403)
    const roles = new Map((await list()).map(({ _id, role }) => [_id, role]))
    expect([roles.get(body.data._id), roles.get(user._id)]).toEqual(['superAdmin', 'Member'])
  })

  test('nobody grants what they lack, nor changes their own role', async () => {
    const manager = await member('User manager', { userManagement: both, career: both })
    const user = await member()
    await createStaff(app.services, 'Recruiter', { career: { create: true } })
    await createStaff(app.services, 'Publisher', { projects: { create: true } })
    expect((await changeRole(user._id, { role: 'Publisher' }, manager.token)).status).toBe(403)
    expect((await changeRole(user._id, { role: 'Recruiter' }, manager.token)).status).toBe(200)
    const own = await changeRole(manager._id, { role: 'Recruiter' }, manager.token)
    expect([own.status, own.body.message]).toEqual([403, 'Nobody can change their own role'])
    expect((await changeRole(manager._id, { role: 'Recruiter' }, user.token)).status).toBe(403)
  })

  test('a stale one is refused, and so is one for nobody', async () => {
    const user = await member()
    await createStaff(app.services, 'Other', {})
    const token = await app.signIn()
    const send = (role: string) =>
      app.api('PATCH', `/admin/update-role/${user._id}`, {
        token,
        json: { role },
        headers: { 'If-Match': '"1"' },
      })
    expect((await send('Other')).status).toBe(200)
    const stale = await send('Member')
    expect([stale.status, stale.body.data.role]).toEqual([412, 'Other'])
    for (const id of [randomUUID(), 'nonsense']) {
      expect((await changeRole(id, { role: 'Member' })).status).toBe(404)
    }
  })
})

describe('deleting a user', () => {
  const remove = async (id: string, token?: string) =>
    app.api('DELETE', `/admin/delete/${id}`, { token: token ?? (await app.signIn()) })

  test('ends their sessions and sign-ins at once', async () => {
    const user = await member()
    const { status, body } = await remove(user._id)
    expect([status, body.success]).toEqual([200, true])
    expect((await whoAmI(user.token)).status).toBe(401)
    expect((await app.api('GET', '/category', { token: user.token })).status).toBe(401)
    const login = await app.api('POST', '/admin/login', {
      json: { username: user.username, password },
    })
    expect(login.status).toBe(401)
    expect((await list()).map(({ _id }) => _id)).not.toContain(user._id)
    expect((await remove(user._id)).status).toBe(404)
    expect((await changeRole(user._id, { role: 'Member' })).status).toBe(404)
  })

  test('is undone by a superAdmin, and the sessions stay ended', async () => {
    const user = await member()
    await remove(user._id)
    const token = await app.signIn()
    const json = { entity: 'staff', _id: user._id }
    expect((await app.api('POST', '/trash/restore', { token, json })).status).toBe(200)
    expect((await whoAmI(user.token)).status).toBe(401)
    const { username } = user
    expect((await whoAmI(await app.signIn({ username, password }))).status).toBe(200)
  })

  test('spares oneself and every superAdmin, and is a superAdmin’s alone', async () => {
    const me = (await list()).find(({ username }) => username === owner.username)
    expect((await remove(me?._id ?? '')).status).toBe(403)
    const { body } = await register(form({ role: 'superAdmin' }))
    expect((await remove(body.data._id)).status).toBe(403)
    const user = await member()
    const wide = await member('Nearly everything', permissionsOfAll)
    expect((await remove(user._id, wide.token)).status).toBe(403)
    expect((await remove('nonsense')).status).toBe(404)
    expect((await whoAmI(user.token)).status).toBe(200)
  })
})

describe('rights', () => {
  const id = randomUUID()
  test.each([
    ['GET', '/admin'],
    ['POST', '/admin/register'],
    ['PATCH', `/admin/update/${id}`],
    ['PATCH', `/admin/change-password/${id}`],
    ['PATCH', `/admin/update-role/${id}`],
    ['DELETE', `/admin/delete/${id}`],
    ['GET', '/admin/sessions'],
    ['DELETE', `/admin/sessions/${id}`],
  ])('%s %s without a token answers 401', async (method, path) => {
    const { status, body } = await app.api(method, path)
    expect([status, body.message]).toEqual([401, 'Authentication DS_Token is required'])
  })

  test.each([
    ['POST', '/admin/register'],
    ['PATCH', `/admin/update-role/${id}`],
    ['DELETE', `/admin/delete/${id}`],
  ])('%s %s is closed to a Member, whatever the body', async (method, path) => {
    const { token } = await member()
    expect((await app.api(method, path, { token, json: {} })).status).toBe(403)
  })
})

test('what is written down of a new user holds no password', async () => {
  const { body } = await register(form())
  const [entry] = await app.services.db
    .select()
    .from(auditTable)
    .where(eq(auditTable.entityId, body.data._id))
  expect(entry).toMatchObject({ action: 'create', entity: 'staff', username: 'owner' })
  const [row] = await app.services.db
    .select()
    .from(staffTable)
    .where(eq(staffTable.id, body.data._id))
  expect(JSON.stringify(entry)).not.toContain(row?.passwordHash)
  expect(JSON.stringify([entry, row])).not.toContain(password)
})
