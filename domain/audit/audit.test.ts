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

test('one person, one kind, and part of a name are asked for', async () => {
  const token = await app.signIn()
  const editor = await createStaff(app.services, 'Careers', { career: { create: true } })
  const lines = ['One line']
  const json = {
    title: 'Night watch',
    description: 'd',
    companyOverview: 'c',
    jobRole: lines,
    requirements: lines,
  }
  await app.api('POST', '/job/create', { token: await app.signIn(editor), json })
  await app.api('POST', '/job/create', { token, json: { ...json, title: 'Day watch' } })
  const { body: users } = await app.api('GET', '/admin', { token })
  const { _id } = users.data.find(
    ({ username }: { username: string }) => username === editor.username,
  )

  const titles = async (query: string) =>
    (await app.api('GET', `/audit?${query}`, { token })).body.data.map(
      ({ after }: { after: { title: string } }) => after.title,
    )
  expect(await titles('entity=job')).toEqual(['Day watch', 'Night watch'])
  expect(await titles(`staffId=${_id}`)).toEqual(['Night watch'])
  expect(await titles('search=NIGHT')).toEqual(['Night watch'])
  expect(await titles(`search=${editor.username}`)).toEqual(['Night watch'])
  expect(await titles(`search=day&staffId=${_id}`)).toEqual([])
  expect(await titles('entity=spoon')).toEqual([])
  const { body } = await app.api('GET', '/audit?entity=job&limit=1', { token })
  expect(body.pagination).toEqual({ page: 1, limit: 1, total: 2, totalPages: 2 })
})

test('nobody else does, and nonsense is refused', async () => {
  expect((await app.api('GET', '/audit')).status).toBe(401)
  const member = await app.signIn(await createStaff(app.services, 'Member'))
  expect((await app.api('GET', '/audit', { token: member })).status).toBe(403)
  const token = await app.signIn()
  expect((await app.api('GET', '/audit?entityId=x', { token })).status).toBe(422)
})
