import { describe, expect, test } from 'vitest'
import { createStaff } from '#tests/staff-factory.ts'
import { openTestApp } from '#tests/test-app.ts'
import { trashCalls } from '#tests/trash-calls.ts'

const app = openTestApp()
const { addCategory, addItem, addJob, addService, asOwner, namesInTrash, remove, trash } =
  trashCalls(app)
const nobody = '01990000-0000-7000-8000-000000000000'

describe('the list', () => {
  test('shows every kind, the latest first, with who deleted it and until when it stays', async () => {
    const service = await addService('Old service')
    const project = await addItem('project', 'Old project')
    const product = await addItem('product', 'Old product')
    const job = await addJob('Old job')
    const category = await addCategory('Old category')
    await asOwner('DELETE', `/services/${service._id}`)
    await asOwner('DELETE', `/project/delete/${project._id}`)
    await asOwner('DELETE', `/product/delete/${product._id}`)
    await asOwner('DELETE', `/job/delete/${job._id}`)
    await asOwner('DELETE', `/category/delete/${category}`)

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
    const { body } = await asOwner('GET', '/trash?page=2&limit=2')
    expect(body.data.map(({ name }: { name: string }) => name)).toEqual([
      'Old product',
      'Old project',
    ])
    expect(body.pagination).toEqual({ page: 2, limit: 2, total: 5, totalPages: 3 })
    expect(await namesInTrash('&entity=project')).toEqual(['Old project'])
    expect(await namesInTrash('&search=PRO')).toEqual(['Old product', 'Old project'])
    expect(await namesInTrash('&search=pro&entity=product')).toEqual(['Old product'])
    expect(await namesInTrash('&search=%25')).toEqual([])
    const wrong = await asOwner('GET', '/trash?entity=spoon')
    expect([wrong.status, wrong.body.message]).toEqual([
      422,
      'Entity must be one of service, project, product, job, category, staff, role',
    ])
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
    const used = await addCategory('Used')
    const unused = await addCategory('Unused')
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
