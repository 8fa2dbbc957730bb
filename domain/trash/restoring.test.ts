import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditTable } from '#domain/audit/audit.table.ts'
import { createStaff, password } from '#tests/staff-factory.ts'
import { openTestApp } from '#tests/test-app.ts'
import { trashCalls } from '#tests/trash-calls.ts'

const app = openTestApp()
const { addCategory, addItem, addJob, addService, asOwner, namesInTrash, remove, restore, trash } =
  trashCalls(app)
const nobody = '01990000-0000-7000-8000-000000000000'

describe('restoring', () => {
  test.each([
    ['service', addService, '/services'],
    ['project', (name: string) => addItem('project', name), '/project'],
    ['product', (name: string) => addItem('product', name), '/product'],
    ['job', addJob, '/job'],
  ])('brings a %s back as it was', async (entity, add, base) => {
    const record = await add(`Back again, ${entity}`)
    await remove(entity, record._id)
    expect((await asOwner('GET', `${base}/${record._id}`)).status).toBe(404)
    const { status, body } = await restore(entity, record._id)
    expect([status, body.message]).toEqual([200, '1 record restored successfully'])
    expect(body.data).toEqual([{ _id: record._id, entity }])
    const found = await app.api('GET', `${base}/${record._id}`)
    expect(found.body.service ?? found.body.portfolio ?? found.body.data).toEqual({
      ...record,
      version: 3,
      updatedAt: expect.any(String),
    })
    expect(await namesInTrash()).not.toContain(`Back again, ${entity}`)
  })

  test('lets a user sign in again, and a role be given again', async () => {
    const role = 'Librarian'
    const credentials = await createStaff(app.services, role)
    await app.signIn(credentials)
    const { body } = await asOwner('GET', '/admin')
    const user = body.data.find(
      ({ username }: { username: string }) => username === credentials.username,
    )
    await asOwner('DELETE', `/admin/delete/${user._id}`)
    const signIn = () => app.api('POST', '/admin/login', { json: credentials })
    expect((await signIn()).status).toBe(401)
    expect(await namesInTrash('&entity=staff')).toEqual([credentials.username])
    expect((await restore('staff', user._id)).status).toBe(200)
    expect((await signIn()).status).toBe(200)

    const json = { role: 'Archivist', permissions: {} }
    const made = (await asOwner('POST', '/permission/create', { json })).body.data
    await asOwner('DELETE', `/permission/${made._id}`)
    expect(await namesInTrash('&entity=role')).toEqual(['Archivist'])
    expect((await restore('role', made._id)).status).toBe(200)
    const { permissions } = (await asOwner('GET', '/permission')).body
    expect(permissions.map((one: { role: string }) => one.role)).toContain('Archivist')
  })

  test('never gives a user a role that is being deleted', async () => {
    for (let round = 0; round < 8; round += 1) {
      const role = `Passing ${round}`
      const { username } = await createStaff(app.services, role)
      const named = (rows: Record<string, string>[], key: string, name: string) =>
        rows.find((row) => row[key] === name)?.['_id']
      const staff = async () => (await asOwner('GET', '/admin')).body.data
      const roles = async () => (await asOwner('GET', '/permission')).body.permissions
      const user = named(await staff(), 'username', username) ?? ''
      await asOwner('DELETE', `/admin/delete/${user}`)
      const [back, gone] = await Promise.all([
        restore('staff', user),
        asOwner('DELETE', `/permission/${named(await roles(), 'role', role)}`),
      ])
      expect([
        [200, 409],
        [409, 200],
      ]).toContainEqual([back.status, gone.status])
    }
  })

  test('gives a user no rights that they had not: it waits for their role', async () => {
    const role = 'Apprentice'
    const { username } = await createStaff(app.services, role)
    const found = async (path: string, key: string, name: string) => {
      const { data, permissions } = (await asOwner('GET', path)).body
      return (data ?? permissions).find((row: Record<string, string>) => row[key] === name)
    }
    const { _id: user } = await found('/admin', 'username', username)
    const { _id: roleId } = await found('/permission', 'role', role)
    await asOwner('DELETE', `/admin/delete/${user}`)
    await asOwner('DELETE', `/permission/${roleId}`)
    const stranger = { role, permissions: { services: { create: true } } }
    const made = (await asOwner('POST', '/permission/create', { json: stranger })).body.data

    const message = 'Their role Apprentice is in the trash. Restore the role first.'
    const { status, body } = await restore('staff', user)
    expect([status, body.message]).toEqual([409, message])
    expect(await trash(`&search=${username}`)).toMatchObject([{ obstacle: message }])
    expect(await found('/admin', 'username', username)).toBeUndefined()

    await asOwner('DELETE', `/permission/${made._id}`)
    expect((await restore('role', roleId)).status).toBe(200)
    expect(await trash(`&search=${username}`)).toMatchObject([{ obstacle: '' }])
    expect((await restore('staff', user)).status).toBe(200)
    const token = await app.signIn({ username, password })
    const { permission } = (await app.api('GET', '/permission/by-admin', { token })).body
    expect([permission.role, permission.permissions]).toEqual([role, {}])
  })

  test('refuses a role whose name somebody takes at the same moment', async () => {
    for (let round = 0; round < 8; round += 1) {
      const json = { role: `Taken ${round}`, permissions: {} }
      const made = (await asOwner('POST', '/permission/create', { json })).body.data
      await asOwner('DELETE', `/permission/${made._id}`)
      const both = await Promise.all([
        restore('role', made._id),
        asOwner('POST', '/permission/create', { json }),
      ])
      const [done = 0, refused] = both.map(({ status }) => status).sort()
      expect([Math.floor(done / 100), refused]).toEqual([2, 409])
    }
  })

  test('takes a single id as _id', async () => {
    const { _id } = await addJob('Alone')
    await remove('job', _id)
    const json = { entity: 'job', _id }
    expect((await asOwner('POST', '/trash/restore', { json })).status).toBe(200)
    expect((await app.api('GET', `/job/${_id}`)).status).toBe(200)
  })

  test('waits for the category that a record is filed under', async () => {
    const category = await addCategory('Gone with it')
    const service = await addService('Filed away', category)
    const product = await addItem('product', 'Filed away too', category)
    await remove('service', service._id)
    await remove('product', product._id)
    await remove('category', category)

    const message = 'Its category Gone with it is in the trash. Restore the category first.'
    for (const [entity, id] of [
      ['service', service._id],
      ['product', product._id],
    ]) {
      const { status, body } = await restore(entity, id)
      expect([status, body.message]).toEqual([409, message])
    }
    const obstacles = async (query: string) =>
      (await trash(query)).map(({ obstacle }: { obstacle: string }) => obstacle)
    expect(await obstacles('&search=Filed away')).toEqual([message, message])
    expect(await obstacles('&search=Gone with it')).toEqual([''])
    expect((await restore('category', category)).status).toBe(200)
    expect((await restore('service', service._id)).status).toBe(200)
    expect((await restore('product', product._id)).status).toBe(200)
  })

  test('is all or nothing, and tells of each id that failed', async () => {
    const one = await addJob('One of two')
    const two = await addJob('Two of two')
    await remove('job', one._id, two._id)
    const { status, body } = await restore('job', one._id, nobody, two._id, 'nonsense')
    expect([status, body.errors]).toEqual([
      404,
      [
        { path: 'ids.1', message: 'Job not found' },
        { path: 'ids.3', message: 'Job not found' },
      ],
    ])
    expect(await namesInTrash('&entity=job')).toEqual(
      expect.arrayContaining(['One of two', 'Two of two']),
    )
    expect((await restore('job', one._id, two._id)).body.message).toBe(
      '2 records restored successfully',
    )
  })

  test('is no way to make a project of a product, or to touch what was not deleted', async () => {
    const product = await addItem('product', 'Not a project')
    expect((await restore('product', product._id)).status).toBe(404)
    await remove('product', product._id)
    expect((await restore('project', product._id)).status).toBe(404)
    expect(await namesInTrash()).toContain('Not a project')
  })

  test('is on record', async () => {
    const { _id } = await addJob('On record')
    await remove('job', _id)
    await restore('job', _id)
    const rows = await app.services.db
      .select()
      .from(auditTable)
      .where(eq(auditTable.entityId, _id))
      .orderBy(auditTable.createdAt)
    expect(rows.map(({ action, username }) => [action, username])).toEqual([
      ['create', 'owner'],
      ['delete', 'owner'],
      ['restore', 'owner'],
    ])
    expect(rows[2]?.after).toMatchObject({ _id, title: 'On record' })
  })

  test.each([
    [{ entity: 'job' }, 'Send either ids or _id'],
    [{ entity: 'job', ids: [], _id: undefined }, 'Choose at least one record'],
    [{ entity: 'job', ids: 'all' }, 'ids must be a list'],
    [{ entity: 'job', ids: [7] }, 'Each id must be text'],
    [{ entity: 'job', ids: Array(101).fill(nobody) }, 'At most 100 records at once'],
    [
      { entity: 'spoon', ids: [nobody] },
      'Entity must be one of service, project, product, job, category, staff, role',
    ],
    [{ ids: [nobody] }, 'Entity is required'],
    [{ entity: 'job', ids: [nobody], force: true }, 'Unknown field: force'],
  ])('%j is refused with "%s"', async (json, message) => {
    const { status, body } = await asOwner('POST', '/trash/restore', { json })
    expect([status, body.message]).toEqual([422, message])
  })
})
