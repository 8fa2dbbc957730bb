import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditTable } from '#domain/audit/audit.table.ts'
import type { Permissions } from '#domain/permission/permission.contract.ts'
import { owner } from '#tests/owner.ts'
import { createStaff } from '#tests/staff-factory.ts'
import { openTestApp } from '#tests/test-app.ts'

const app = openTestApp()

type Role = { _id: string; version: number; role: string; permissions: Permissions }

const nameOf = (stem: string) => `${stem} ${randomUUID().slice(0, 8)}`
const list = async (token: string): Promise<Role[]> =>
  (await app.api('GET', '/permission/', { token })).body.permissions
const named = async (name: string): Promise<Role> => {
  const found = (await list(await app.signIn())).find(({ role }) => role === name)
  if (!found) throw new Error(`There is no role ${name}`)
  return found
}
const create = async (token: string, json: object) =>
  app.api('POST', '/permission/create', { token, json })
const change = async (token: string, id: string, json: object, headers = {}) =>
  app.api('PATCH', `/permission/${id}`, { token, json, headers })

async function newRole(permissions: Permissions = {}): Promise<Role> {
  const answer = await create(await app.signIn(), { role: nameOf('Editor'), permissions })
  expect(answer.status).toBe(200)
  return answer.body.data
}

describe('the list', () => {
  test('names every role with its whole matrix, oldest first', async () => {
    const token = await app.signIn(await createStaff(app.services, 'Member'))
    const { status, body } = await app.api('GET', '/permission/', { token })
    expect(status).toBe(200)
    expect(body.permissions.slice(0, 2).map(({ role }: Role) => role)).toEqual([
      'superAdmin',
      'Member',
    ])
    expect(Object.keys(body.permissions[1]).sort()).toEqual(
      ['_id', 'createdAt', 'permissions', 'role', 'updatedAt', 'version'].sort(),
    )
    expect(body.permissions[1].permissions).toMatchObject({
      services: { create: true, update: true, statusChange: false },
      userManagement: { create: false, update: false },
    })
  })

  test('is the same without the slash at its end', async () => {
    const token = await app.signIn()
    const bare = await app.api('GET', '/permission', { token })
    expect(bare.body.permissions).toEqual(await list(token))
  })
})

describe('adding', () => {
  test('a name is trimmed, and what its matrix leaves out is not granted', async () => {
    const role = nameOf('Writer')
    const { status, body } = await create(await app.signIn(), {
      role: `  ${role} `,
      permissions: { services: { create: true, statusChange: true }, logs: { update: true } },
    })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ role, version: 1 })
    expect(body.data.permissions).toMatchObject({
      services: { create: true, update: false, statusChange: true },
      logs: { create: false, update: true },
      projects: { create: false, update: false, statusChange: false },
    })
  })

  test.each([
    [{}, 'role', 'The role name is required'],
    [{ role: '  ' }, 'role', 'The role name is required'],
    [{ role: 7 }, 'role', 'The role name is required'],
    [{ role: 'x'.repeat(51) }, 'role', 'At most 50 characters'],
    [{ role: 'Two\nlines' }, 'role', 'The role name must be one line'],
    [
      { role: 'super\u0410dmin' },
      'role',
      'The role name holds characters that cannot be seen or told from others',
    ],
    [{ role: 'A', _id: 'x' }, '_id', 'Unknown field: _id'],
    [{ role: 'A', permissions: { billing: {} } }, 'permissions.billing', 'Unknown field: billing'],
    [
      { role: 'A', permissions: { services: { delete: true } } },
      'permissions.services.delete',
      'Unknown field: delete',
    ],
    [
      { role: 'A', permissions: { userManagement: { statusChange: true } } },
      'permissions.userManagement.statusChange',
      'Unknown field: statusChange',
    ],
    [
      { role: 'A', permissions: { services: { create: 'yes' } } },
      'permissions.services.create',
      'A right is either true or false',
    ],
    [{ role: 'A', permissions: [] }, 'permissions', 'permissions must be an object'],
  ])('%j is refused at %s', async (json, path, message) => {
    const token = await app.signIn()
    const before = await list(token)
    const { status, body } = await create(token, json)
    expect(status).toBe(422)
    expect(body.errors).toContainEqual({ path, message })
    expect(await list(token)).toEqual(before)
  })

  test.each(['superAdmin', 'Member', 'SUPERADMIN', 'member'])(
    'the name %s is in use',
    async (role) => {
      const { status, body } = await create(await app.signIn(), { role })
      expect([status, body.message]).toEqual([409, 'A role of this name exists already'])
    },
  )

  test('of two roles of one name at the same time, one is made', async () => {
    const token = await app.signIn()
    const role = nameOf('Twin')
    const answers = await Promise.all([1, 2, 3].map(() => create(token, { role })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })
})

describe('changing', () => {
  test('what is left out stays as it is', async () => {
    const role = await newRole({ services: { create: true }, product: { update: true } })
    const { status, body } = await change(await app.signIn(), role._id, {
      permissions: { services: { create: false, update: true } },
    })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      role: role.role,
      version: 2,
      permissions: {
        services: { create: false, update: true },
        product: { create: false, update: true },
      },
    })
  })

  test('holds for a signed-in user from the next call on', async () => {
    const role = await newRole({ category: { statusChange: true } })
    const token = await app.signIn(await createStaff(app.services, role.role))
    const path = '/category/status/01990000-0000-7000-8000-000000000000'
    const json = { isActive: true }
    expect((await app.api('PATCH', path, { token, json })).status).toBe(404)
    await change(await app.signIn(), role._id, {
      permissions: { category: { statusChange: false } },
    })
    expect((await app.api('PATCH', path, { token, json })).status).toBe(403)
  })

  test('no change says so, raises no version and is nobody’s doing', async () => {
    const role = await newRole({ services: { create: true } })
    const token = await app.signIn()
    for (const json of [{}, { role: role.role, permissions: role.permissions }]) {
      const { status, body } = await change(token, role._id, json)
      expect([status, body.message]).toEqual([200, 'No changes detected'])
      expect(body.data).toEqual(role)
    }
    const audit = await app.services.db
      .select({ action: auditTable.action })
      .from(auditTable)
      .where(eq(auditTable.entityId, role._id))
    expect(audit).toEqual([{ action: 'create' }])
  })

  test('a stale edit is told how the role stands now', async () => {
    const role = await newRole()
    const token = await app.signIn()
    const edit = (name: string) => change(token, role._id, { role: name }, { 'If-Match': '"1"' })
    const first = nameOf('First')
    expect((await edit(first)).status).toBe(200)
    const second = await edit(nameOf('Second'))
    expect(second.status).toBe(412)
    expect(second.body.data).toMatchObject({ role: first, version: 2 })
  })

  test('a name in use, an empty one and a role that is not there are refused', async () => {
    const role = await newRole()
    const other = await newRole()
    const token = await app.signIn()
    const taken = await change(token, role._id, { role: other.role.toUpperCase() })
    expect([taken.status, taken.body.message]).toEqual([409, 'A role of this name exists already'])
    const empty = await change(token, role._id, { role: '' })
    expect([empty.status, empty.body.message]).toEqual([422, 'The role name is required'])
    for (const id of [randomUUID(), 'nonsense']) {
      const missing = await change(token, id, { role: 'X' })
      expect([missing.status, missing.body.message]).toEqual([404, 'Role not found'])
    }
    expect(await named(role.role)).toEqual(role)
  })
})

describe('the protected roles', () => {
  test.each(['superAdmin', 'Member'])('%s is neither changed nor deleted', async (name) => {
    const token = await app.signIn()
    const before = await named(name)
    const json = { role: 'Other', permissions: { logs: { create: false } } }
    expect((await change(token, before._id, json)).status).toBe(403)
    expect((await app.api('DELETE', `/permission/${before._id}`, { token })).status).toBe(403)
    expect(await named(name)).toEqual(before)
  })
})

describe('deleting', () => {
  test('takes the role out of the list and sets its name free', async () => {
    const role = await newRole()
    const token = await app.signIn()
    const deleted = await app.api('DELETE', `/permission/${role._id}`, { token })
    expect([deleted.status, deleted.body.success]).toEqual([200, true])
    expect((await list(token)).map(({ _id }) => _id)).not.toContain(role._id)
    for (const id of [role._id, 'none', '1', '%00']) {
      expect((await app.api('DELETE', `/permission/${id}`, { token })).status).toBe(404)
    }
    expect((await create(token, { role: role.role })).status).toBe(200)
  })

  test('is undone by a superAdmin, unless another role has the name now', async () => {
    const role = await newRole({ services: { create: true } })
    const token = await app.signIn()
    const json = { entity: 'role', _id: role._id }
    const restore = () => app.api('POST', '/trash/restore', { token, json })
    await app.api('DELETE', `/permission/${role._id}`, { token })
    expect((await restore()).status).toBe(200)
    expect((await named(role.role)).permissions).toEqual(role.permissions)
    await app.api('DELETE', `/permission/${role._id}`, { token })
    await create(token, { role: role.role.toLowerCase() })
    expect((await restore()).status).toBe(409)
  })

  test('is refused while someone has the role', async () => {
    const role = await newRole()
    await createStaff(app.services, role.role)
    const token = await app.signIn()
    const { status, body } = await app.api('DELETE', `/permission/${role._id}`, { token })
    expect([status, body.message]).toEqual([409, 'This role is still used by 1 user'])
    expect(await named(role.role)).toEqual(role)
  })
})

describe('rights', () => {
  const id = randomUUID()
  const calls = [
    ['GET', '/permission/'],
    ['POST', '/permission/create'],
    ['PATCH', `/permission/${id}`],
    ['DELETE', `/permission/${id}`],
  ] as const

  test.each(calls)('%s %s without a token answers 401', async (method, path) => {
    const { status, body } = await app.api(method, path)
    expect([status, body.message]).toEqual([401, 'Authentication DS_Token is required'])
  })

  test.each(calls.slice(1))('%s %s is closed to a Member', async (method, path) => {
    const token = await app.signIn(await createStaff(app.services, 'Member'))
    expect((await app.api(method, path, { token, json: {} })).status).toBe(403)
  })

  test('nobody grants a right that they lack, but may take one away', async () => {
    const staff = await createStaff(app.services, nameOf('Keeper'), {
      privilege: { create: true, update: true },
      services: { create: true },
    })
    const token = await app.signIn(staff)
    const held = await create(token, {
      role: nameOf('Held'),
      permissions: { services: { create: true } },
    })
    expect(held.status).toBe(200)
    const lacking = { services: { update: true } }
    const refused = await create(token, { role: nameOf('More'), permissions: lacking })
    expect([refused.status, refused.body.message]).toEqual([
      403,
      'Nobody can grant rights that they lack',
    ])
    expect((await change(token, held.body.data._id, { permissions: lacking })).status).toBe(403)
    expect(await named(held.body.data.role)).toEqual(held.body.data)

    const wide = await newRole({ services: { update: true }, career: { create: true } })
    const narrowed = await change(token, wide._id, { permissions: { career: { create: false } } })
    expect(narrowed.status).toBe(200)
    expect(narrowed.body.data.permissions.services.update).toBe(true)
    const own = (await app.api('GET', '/permission/by-admin', { token })).body.permission
    const widened = await change(token, own._id, { permissions: { logs: { create: true } } })
    expect(widened.status).toBe(403)
    expect((await app.api('DELETE', `/permission/${wide._id}`, { token })).status).toBe(403)
  })
})

test('who gives roles may stop an equal at once, but never a superAdmin', async () => {
  const manages = { userManagement: { create: true, update: true } }
  const equal = await createStaff(app.services, nameOf('Equal'), {
    ...manages,
    logs: { create: true },
  })
  const manager = await createStaff(app.services, nameOf('Manager'), manages)
  const stopped = (await newRole()).role
  const token = await app.signIn(manager)
  const { data } = (await app.api('GET', '/admin', { token: await app.signIn() })).body
  const accountOf = (name: string) =>
    data.find(({ username }: { username: string }) => username === name)
  const give = (name: string, role: string) =>
    app.api('PATCH', `/admin/update-role/${accountOf(name)._id}`, { token, json: { role } })

  expect((await give(equal.username, stopped)).status).toBe(200)
  // Whom they stopped they can't let in again, as they lack the right to read logs.
  expect((await give(equal.username, accountOf(equal.username).role)).status).toBe(403)
  expect((await give(owner.username, stopped)).status).toBe(403)
})

test('each change is on record with who made it, before and after', async () => {
  const role = await newRole()
  const token = await app.signIn()
  const name = nameOf('Renamed')
  await change(token, role._id, { role: name })
  await app.api('DELETE', `/permission/${role._id}`, { token })
  const rows = await app.services.db
    .select()
    .from(auditTable)
    .where(eq(auditTable.entityId, role._id))
    .orderBy(desc(auditTable.createdAt))
  expect(rows).toMatchObject([
    { action: 'delete', username: 'owner', entity: 'role', before: { role: name }, after: null },
    { action: 'update', before: { role: role.role }, after: { role: name } },
    { action: 'create', before: null, after: { role: role.role } },
  ])
})
