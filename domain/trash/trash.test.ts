import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { auditTable } from '#domain/audit/audit.table.ts'
import { applicationTable, jobTable } from '#domain/career/career.table.ts'
import { categoryTable } from '#domain/category/category.table.ts'
import { portfolioTable } from '#domain/portfolio/portfolio.table.ts'
import { serviceTable } from '#domain/service/service.table.ts'
import { staffTable } from '#domain/staff/staff.table.ts'
import { purgeTrash } from '#domain/trash/trash.rules.ts'
import { createCategory, portfolioForm, serviceForm } from '#tests/content-forms.ts'
import { createStaff } from '#tests/staff-factory.ts'
import { openTestApp } from '#tests/test-app.ts'

const app = openTestApp()
const nobody = '01990000-0000-7000-8000-000000000000'
let token: string
let categoryId: string

beforeAll(async () => {
  token = await app.signIn()
  categoryId = await createCategory(app, token)
})

const addService = async (name: string, category = categoryId) => {
  const form = await serviceForm(category, { name })
  return (await app.api('POST', '/services', { token, form })).body.data
}
const addItem = async (type: 'project' | 'product', name: string, category = categoryId) => {
  const form = await portfolioForm(type, category, { name })
  return (await app.api('POST', `/${type}/create`, { token, form })).body.data
}
const addJob = async (title: string) => {
  const lines = ['One line']
  const json = {
    title,
    description: 'd',
    companyOverview: 'c',
    jobRole: lines,
    requirements: lines,
  }
  return (await app.api('POST', '/job/create', { token, json })).body.data
}
const remove = (entity: string, ...ids: string[]) =>
  app.api('POST', '/trash/delete', { token, json: { entity, ids } })
const restore = (entity: string, ...ids: string[]) =>
  app.api('POST', '/trash/restore', { token, json: { entity, ids } })
const trash = async (query = '') =>
  (await app.api('GET', `/trash?limit=100${query}`, { token })).body.data
const namesInTrash = async (query?: string) =>
  (await trash(query)).map(({ name }: { name: string }) => name)
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

describe('the list', () => {
  test('shows every kind, the latest first, with who deleted it and until when it stays', async () => {
    const service = await addService('Old service')
    const project = await addItem('project', 'Old project')
    const product = await addItem('product', 'Old product')
    const job = await addJob('Old job')
    const category = await createCategory(app, token, 'Old category')
    await app.api('DELETE', `/services/${service._id}`, { token })
    await app.api('DELETE', `/project/delete/${project._id}`, { token })
    await app.api('DELETE', `/product/delete/${product._id}`, { token })
    await app.api('DELETE', `/job/delete/${job._id}`, { token })
    await app.api('DELETE', `/category/delete/${category}`, { token })

    const listed = await trash()
    expect(
      listed.map(({ entity, name }: { entity: string; name: string }) => [entity, name]),
    ).toEqual([
      ['category', 'Old category'],
      ['job', 'Old job'],
      ['product', 'Old product'],
      ['project', 'Old project'],
      ['service', 'Old service'],
    ])
    const [{ deletedAt, purgeAt, deletedBy }] = listed
    expect(Date.parse(purgeAt) - Date.parse(deletedAt)).toBe(30 * 86_400_000)
    expect(deletedBy).toBe('owner')
  })

  test('comes in pages and of one kind on request', async () => {
    const { body } = await app.api('GET', '/trash?page=2&limit=2', { token })
    expect(body.data.map(({ name }: { name: string }) => name)).toEqual([
      'Old product',
      'Old project',
    ])
    expect(body.pagination).toEqual({ page: 2, limit: 2, total: 5, totalPages: 3 })
    expect(await namesInTrash('&entity=project')).toEqual(['Old project'])
    expect(await namesInTrash('&search=PRO')).toEqual(['Old product', 'Old project'])
    expect(await namesInTrash('&search=pro&entity=product')).toEqual(['Old product'])
    expect(await namesInTrash('&search=%25')).toEqual([])
    const wrong = await app.api('GET', '/trash?entity=spoon', { token })
    expect([wrong.status, wrong.body.message]).toEqual([
      422,
      'Entity must be one of service, project, product, job, category, staff, role',
    ])
  })
})

describe('restoring', () => {
  test.each([
    ['service', addService, '/services'],
    ['project', (name: string) => addItem('project', name), '/project'],
    ['product', (name: string) => addItem('product', name), '/product'],
    ['job', addJob, '/job'],
  ])('brings a %s back as it was', async (entity, add, base) => {
    const record = await add(`Back again, ${entity}`)
    await remove(entity, record._id)
    expect((await app.api('GET', `${base}/${record._id}`, { token })).status).toBe(404)
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
    const { body } = await app.api('GET', '/admin', { token })
    const user = body.data.find(
      ({ username }: { username: string }) => username === credentials.username,
    )
    await app.api('DELETE', `/admin/delete/${user._id}`, { token })
    const signIn = () => app.api('POST', '/admin/login', { json: credentials })
    expect((await signIn()).status).toBe(401)
    expect(await namesInTrash('&entity=staff')).toEqual([credentials.username])
    expect((await restore('staff', user._id)).status).toBe(200)
    expect((await signIn()).status).toBe(200)

    const json = { role: 'Archivist', permissions: {} }
    const made = (await app.api('POST', '/permission/create', { token, json })).body.data
    await app.api('DELETE', `/permission/${made._id}`, { token })
    expect(await namesInTrash('&entity=role')).toEqual(['Archivist'])
    expect((await restore('role', made._id)).status).toBe(200)
    const { permissions } = (await app.api('GET', '/permission', { token })).body
    expect(permissions.map((one: { role: string }) => one.role)).toContain('Archivist')
  })

  test('never gives a user a role that is being deleted', async () => {
    for (let round = 0; round < 8; round += 1) {
      const role = `Passing ${round}`
      const { username } = await createStaff(app.services, role)
      const named = (rows: Record<string, string>[], key: string, name: string) =>
        rows.find((row) => row[key] === name)?.['_id']
      const staff = async () => (await app.api('GET', '/admin', { token })).body.data
      const roles = async () => (await app.api('GET', '/permission', { token })).body.permissions
      const user = named(await staff(), 'username', username) ?? ''
      await app.api('DELETE', `/admin/delete/${user}`, { token })
      const [back, gone] = await Promise.all([
        restore('staff', user),
        app.api('DELETE', `/permission/${named(await roles(), 'role', role)}`, { token }),
      ])
      expect(back.status).toBe(200)
      expect([200, 409]).toContain(gone.status)
      const { role: given } = (await staff()).find(
        (one: { username: string }) => one.username === username,
      )
      expect(named(await roles(), 'role', given), `${given} after ${gone.status}`).toBeDefined()
    }
  })

  test('refuses a role whose name somebody takes at the same moment', async () => {
    for (let round = 0; round < 8; round += 1) {
      const json = { role: `Taken ${round}`, permissions: {} }
      const made = (await app.api('POST', '/permission/create', { token, json })).body.data
      await app.api('DELETE', `/permission/${made._id}`, { token })
      const both = await Promise.all([
        restore('role', made._id),
        app.api('POST', '/permission/create', { token, json }),
      ])
      const [done = 0, refused] = both.map(({ status }) => status).sort()
      expect([Math.floor(done / 100), refused]).toEqual([2, 409])
    }
  })

  test('takes a single id as _id', async () => {
    const { _id } = await addJob('Alone')
    await remove('job', _id)
    const json = { entity: 'job', _id }
    expect((await app.api('POST', '/trash/restore', { token, json })).status).toBe(200)
    expect((await app.api('GET', `/job/${_id}`)).status).toBe(200)
  })

  test('waits for the category that a record is filed under', async () => {
    const category = await createCategory(app, token, 'Gone with it')
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
    const { status, body } = await app.api('POST', '/trash/restore', { token, json })
    expect([status, body.message]).toEqual([422, message])
  })
})

describe('deleting several', () => {
  test('puts all of them into the trash', async () => {
    const ids = [(await addService('First'))._id, (await addService('Second'))._id]
    const { status, body } = await remove('service', ...ids)
    expect([status, body.message]).toEqual([200, '2 records deleted successfully'])
    expect(body.data).toEqual(ids.map((_id) => ({ _id, entity: 'service' })))
    expect(await namesInTrash('&entity=service')).toEqual(
      expect.arrayContaining(['First', 'Second']),
    )
  })

  test('deletes none where one is still in use', async () => {
    const used = await createCategory(app, token, 'Used')
    const unused = await createCategory(app, token, 'Unused')
    await addService('The use', used)
    const { status, body } = await remove('category', unused, used)
    expect([status, body.errors]).toEqual([
      409,
      [{ path: 'ids.1', message: 'This category is still used by 1 service' }],
    ])
    expect(await namesInTrash()).not.toContain('Unused')
  })
})

test.each(['staff', 'role'])('several of %s are not deleted at once', async (entity) => {
  const { status, body } = await remove(entity, nobody)
  expect([status, body.message]).toEqual([
    422,
    'Entity must be one of service, project, product, job, category',
  ])
})

describe('purging', () => {
  test('removes for good what was deleted more than 30 days ago, and nothing else', async () => {
    const { db } = app.services
    const category = await createCategory(app, token, 'Long gone')
    const service = await addService('Long gone', category)
    const item = await addItem('product', 'Long gone', category)
    const recent = await addItem('project', 'Just gone')
    const kept = await addItem('project', 'Kept')
    await remove('service', service._id)
    await remove('product', item._id)
    await remove('category', category)
    await remove('project', recent._id)
    const deletedAt = daysAgo(31)
    await db.update(serviceTable).set({ deletedAt }).where(eq(serviceTable.id, service._id))
    await db.update(portfolioTable).set({ deletedAt }).where(eq(portfolioTable.id, item._id))
    await db.update(categoryTable).set({ deletedAt }).where(eq(categoryTable.id, category))

    expect(await namesInTrash()).not.toContain('Long gone')
    expect((await restore('service', service._id)).status).toBe(404)
    const removed = await purgeTrash(app.services)
    expect(removed).toMatchObject({ service: 1, product: 1, project: 0, category: 1 })
    const left = await db.select({ id: portfolioTable.id }).from(portfolioTable)
    const ids = left.map(({ id }) => id)
    expect(ids).not.toContain(item._id)
    expect(ids).toEqual(expect.arrayContaining([recent._id, kept._id]))
    expect(await namesInTrash()).toContain('Just gone')
  })

  test('takes what the audit holds of a user, and leaves that something was done', async () => {
    const { db } = app.services
    const { username } = await createStaff(app.services, 'Leaves for good')
    const [row] = await db.select().from(staffTable).where(eq(staffTable.username, username))
    const id = row?.id ?? ''
    await db.update(staffTable).set({ address: 'Secret Lane 7' }).where(eq(staffTable.id, id))
    expect((await app.api('DELETE', `/admin/delete/${id}`, { token })).status).toBe(200)
    const audited = async () => (await app.api('GET', `/audit?entityId=${id}`, { token })).body.data
    expect(JSON.stringify(await audited())).toContain('Secret Lane 7')

    await purgeTrash(app.services)
    expect(JSON.stringify(await audited())).toContain('Secret Lane 7')
    await db
      .update(staffTable)
      .set({ deletedAt: daysAgo(31) })
      .where(eq(staffTable.id, id))
    expect(await purgeTrash(app.services)).toMatchObject({ staff: 1 })
    expect(await audited()).toMatchObject([{ action: 'delete', before: null, after: null }])
  })

  test('leaves what another record still refers to', async () => {
    const { db } = app.services
    const category = await createCategory(app, token, 'Still referred to')
    const service = await addService('Deleted later', category)
    const job = await addJob('Applied for')
    await remove('service', service._id)
    await remove('category', category)
    await remove('job', job._id)
    await db.insert(applicationTable).values({
      jobId: job._id,
      firstName: 'A',
      lastName: 'B',
      email: 'a@example.com',
      phoneNumber: '03001234567',
      resumeKey: 'resume',
      resumeName: 'resume.pdf',
      resumeSize: 1,
    })
    const deletedAt = daysAgo(31)
    await db.update(categoryTable).set({ deletedAt }).where(eq(categoryTable.id, category))
    await db.update(jobTable).set({ deletedAt }).where(eq(jobTable.id, job._id))

    expect(await purgeTrash(app.services)).toMatchObject({ category: 0, job: 0 })
    expect((await restore('service', service._id)).status).toBe(409)
    await db.delete(applicationTable)
    expect(await purgeTrash(app.services)).toMatchObject({ category: 0, job: 1 })
  })
})

describe('rights', () => {
  const calls = [
    ['GET', '/trash'],
    ['POST', '/trash/delete'],
    ['POST', '/trash/restore'],
  ] as const

  test.each(calls)('%s %s is for a superAdmin alone', async (method, path) => {
    expect((await app.api(method, path)).status).toBe(401)
    const all = { create: true, update: true, statusChange: true }
    const permissions = { category: all, services: all, product: all, projects: all, career: all }
    const staff = await createStaff(app.services, 'Everything but', permissions)
    const theirs = await app.signIn(staff)
    expect((await app.api(method, path, { token: theirs })).status).toBe(403)
  })
})
