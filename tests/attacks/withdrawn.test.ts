/**
 * What someone with bad intentions tries: a call that goes on working, on a password or a picture, while
 * the right to it is withdrawn.
 */
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createCategory } from '#domain/category/category.rules.ts'
import type { Context } from '#domain/context.ts'
import { createRole } from '#domain/permission/permission.rules.ts'
import { exportPersonalData } from '#domain/personal-data/personal-data.rules.ts'
import { registerStaff } from '#domain/staff/staff.rules.ts'
import { contextOf } from '#server/caller.ts'
import { fingerprint } from '#tests/fingerprint.ts'
import { someoneWaits } from '#tests/lock-wait.ts'
import { pictureFile } from '#tests/pictures.ts'
import { createStaff, newStaff, password } from '#tests/staff-factory.ts'
import { type Answer, openTestApp } from '#tests/test-app.ts'

const app = openTestApp()
let ownersToken: string
beforeAll(async () => {
  ownersToken = await app.signIn()
})
beforeEach(() => {
  app.services.config.rateLimits = false
})

/** Among them a Member's, so that they may add one. */
const rights = {
  category: { create: true },
  services: { create: true, update: true },
  product: { create: true, update: true },
  projects: { create: true, update: true },
  userManagement: { create: true },
  privilege: { create: true, update: true },
}

/** Someone with `rights` by a role that nobody else has. */
type Manager = Awaited<ReturnType<typeof givenManager>>
async function givenManager() {
  const role = `Manager ${randomUUID()}`
  const { username } = await createStaff(app.services, role, rights)
  const { body } = await app.api('POST', '/admin/login', { json: { username, password } })
  const token: string = body.token
  const { permission } = (await app.api('GET', '/permission/by-admin', { token })).body
  return { id: body.data._id as string, token, roleId: permission._id as string }
}

/** What a call knows of its caller once it has looked. */
const contextFor = ({ token }: Pick<Manager, 'token'>): Promise<Context> =>
  contextOf(
    app.services,
    new Request('http://localhost/', { headers: { authorization: `Bearer ${token}` } }),
    '127.0.0.1',
  )

/** The form for a new category, and its picture. */
async function category() {
  const file = await pictureFile()
  const bytes = Buffer.from(await file.arrayBuffer())
  const fields = { name: `Ghost ${randomUUID().slice(0, 8)}`, description: 'Late' }
  return [fields, { name: file.name, bytes }] as const
}

const calls: [string, (ctx: Context) => Promise<unknown>][] = [
  ['a new user', (ctx) => registerStaff(ctx, newStaff())],
  ['a form with a picture', async (ctx) => createCategory(ctx, ...(await category()))],
  ['a new role', (ctx) => createRole(ctx, { role: `Ghost ${randomUUID()}`, permissions: rights })],
]

const asOwner = (method: string, path: string, json?: object) =>
  app.api(method, path, { token: ownersToken, json })
const ends: [string, number, (manager: Manager) => Promise<Answer>][] = [
  ['signing out', 401, ({ token }) => app.api('POST', '/admin/logout', { token })],
  ['the account was deleted', 401, ({ id }) => asOwner('DELETE', `/admin/delete/${id}`)],
  [
    'another role was given',
    403,
    ({ id }) => asOwner('PATCH', `/admin/update-role/${id}`, { role: 'Member' }),
  ],
  [
    'any right of the role was withdrawn',
    403,
    ({ roleId }) =>
      asOwner('PATCH', `/permission/${roleId}`, { permissions: { category: { create: false } } }),
  ],
]

describe.each(calls)('%s', (_what, call) => {
  test.each(ends)('is not written once %s', async (_how, status, end) => {
    const manager = await givenManager()
    const ctx = await contextFor(manager)
    expect((await end(manager)).status).toBe(200)
    const before = await fingerprint(app.services.db)
    await expect(call(ctx)).rejects.toMatchObject({ status })
    expect(await fingerprint(app.services.db)).toBe(before)
  })

  test('is written for whoever is still who they were', async () => {
    const ctx = await contextFor(await givenManager())
    await expect(call(ctx)).resolves.toBeTruthy()
  })
})

describe('a form that waits for a lock', () => {
  /** Adds a category, which can't be written before `meanwhile` is over. */
  async function addLate(manager: Manager, meanwhile: () => Promise<Answer>) {
    const { db } = app.services
    const ctx = await contextFor(manager)
    let before = ''
    let adding: Promise<unknown> | undefined
    await db.transaction(async (tx) => {
      await tx.execute(sql`lock table category in share mode`)
      adding = createCategory(ctx, ...(await category())).catch((error) => error)
      await someoneWaits(db)
      expect((await meanwhile()).status).toBe(200)
      before = await fingerprint(db)
    })
    return { result: await adding, changed: before !== (await fingerprint(db)) }
  }

  test.each(ends)('is not written once %s', async (_how, status, end) => {
    const manager = await givenManager()
    const late = await addLate(manager, () => end(manager))
    expect(late).toMatchObject({ result: { status }, changed: false })
  })

  test('is written for whoever is still who they were', async () => {
    const manager = await givenManager()
    const { token } = manager
    const late = await addLate(manager, () => app.api('GET', '/permission/by-admin', { token }))
    expect(late).toMatchObject({ result: { isActive: true }, changed: true })
  })
})

describe('one’s own role', () => {
  const rightsOf = async ({ token }: Manager) =>
    (await app.api('GET', '/permission/by-admin', { token })).body.permission.permissions
  const change = ({ token, roleId }: Manager, permissions: object) =>
    app.api('PATCH', `/permission/${roleId}`, { token, json: { permissions } })

  test('is not given back what is withdrawn while that waits for its turn', async () => {
    const manager = await givenManager()
    const { db } = app.services
    let restoring: Promise<Answer> | undefined
    await db.transaction(async (tx) => {
      await tx.execute(sql`
        update role set permissions = jsonb_set(permissions, '{category,create}', 'false')
        where id = ${manager.roleId}`)
      restoring = change(manager, { category: { create: true } })
      await someoneWaits(db)
    })
    expect((await restoring)?.status).toBe(403)
    expect((await rightsOf(manager)).category.create).toBe(false)
  })

  test('can be given up in part', async () => {
    const manager = await givenManager()
    expect((await change(manager, { category: { create: false } })).status).toBe(200)
    expect((await rightsOf(manager)).category.create).toBe(false)
  })
})

test('what is held of a person is not told to someone who has signed out meanwhile', async () => {
  const { username } = await createStaff(app.services, 'superAdmin')
  const token = await app.signIn({ username, password })
  const ctx = await contextFor({ token })
  expect((await app.api('POST', '/admin/logout', { token })).status).toBe(200)
  const telling = exportPersonalData(ctx, { email: 'sana@example.com' })
  await expect(telling).rejects.toMatchObject({ status: 401 })
})

test('a password that is being looked at stays when its session ends meanwhile', async () => {
  const { id, token } = await givenManager()
  const { db } = app.services
  const json = { currentPassword: password, password: 'Other-staple-9' }
  app.services.config.rateLimits = true
  let answer: Promise<Answer> | undefined
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table rate_limit`)
    answer = app.api('PATCH', `/admin/change-password/${id}`, { token, json })
    await someoneWaits(db)
    await tx.execute(sql`delete from session where staff_id = ${id}`)
  })
  expect((await answer)?.status).toBe(401)
  app.services.config.rateLimits = false
  const { rows } = await db.execute<{ username: string }>(
    sql`select username from staff where id = ${id}`,
  )
  const username = rows[0]?.username ?? ''
  expect(await app.signIn({ username, password })).toEqual(expect.any(String))
})
