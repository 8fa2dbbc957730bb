import { expect, test } from 'vitest'
import { createStaff } from '#tests/staff-factory.ts'
import { openTestApp } from '#tests/test-app.ts'

const app = openTestApp()

test('a superAdmin reads who changed what, of all records or of one, newest first', async () => {
  const token = await app.signIn()
  const set = (textField: string) =>
    app.api('PUT', '/alertHeader/update', { token, json: { textField } })
  const { body: heading } = await set('First')
  await set('Second')
  const { body: role } = await app.api('POST', '/permission/create', {
    token,
    json: { role: 'Editor' },
  })

  const all = await app.api('GET', '/audit', { token })
  expect(all.body.pagination).toEqual({ page: 1, limit: 10, total: 3, totalPages: 1 })
  expect(all.body.data).toMatchObject([
    { entity: 'role', action: 'create', entityId: role.data._id, before: null },
    { entity: 'heading', action: 'update', username: 'owner' },
    { entity: 'heading', action: 'create' },
  ])
  const one = await app.api('GET', `/audit?entityId=${heading.data._id}&limit=1`, { token })
  expect(one.body.pagination).toEqual({ page: 1, limit: 1, total: 2, totalPages: 2 })
  expect(one.body.data).toMatchObject([
    { before: { textField: 'First' }, after: { textField: 'Second' } },
  ])
})

test('nobody else does, and nonsense is refused', async () => {
  expect((await app.api('GET', '/audit')).status).toBe(401)
  const member = await app.signIn(await createStaff(app.services, 'Member'))
  expect((await app.api('GET', '/audit', { token: member })).status).toBe(403)
  const token = await app.signIn()
  expect((await app.api('GET', '/audit?entityId=x', { token })).status).toBe(422)
})
