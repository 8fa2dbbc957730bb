import { beforeAll, describe, expect, test } from 'vitest'
import { createStaff } from '#tests/staff-factory.ts'
import { openTestApp } from '#tests/test-app.ts'

const app = openTestApp()
const nobody = '01990000-0000-7000-8000-000000000000'
let token: string

beforeAll(async () => {
  token = await app.signIn()
})

const complete = {
  title: 'Release engineer',
  description: 'Brings what is built to where it is used.',
  companyOverview: 'A studio of thirty.',
  jobRole: ['Keep the pipeline short', 'Say no on Fridays'],
  requirements: ['Two years of doing it'],
}
const add = (changes: object = {}) =>
  app.api('POST', '/job/create', { token, json: { ...complete, ...changes } })
const addOne = async (changes: object = {}) => (await add(changes)).body.data
const list = async (call?: { token: string }) => (await app.api('GET', '/job', call)).body.data

test('a position is public from then on', async () => {
  const { status, body } = await add()
  expect([status, body.message]).toEqual([200, 'Job added successfully!'])
  expect(body.data).toEqual({
    ...complete,
    _id: expect.any(String),
    version: 1,
    isActive: true,
    createdAt: expect.any(String),
    updatedAt: expect.any(String),
  })
  expect((await list()).at(-1)).toEqual(body.data)
  expect((await app.api('GET', `/job/${body.data._id}`)).body.data).toEqual(body.data)
})

test.each([
  [{ title: undefined }, 'title', 'Title is required'],
  [{ title: ' ' }, 'title', 'Title is required'],
  [{ title: 'x'.repeat(121) }, 'title', 'Title cannot exceed 120 characters'],
  [{ title: 7 }, 'title', 'Title is required'],
  [{ description: '' }, 'description', 'Description is required'],
  [{ description: 'x'.repeat(2001) }, 'description', 'Description cannot exceed 2000 characters'],
  [{ companyOverview: '' }, 'companyOverview', 'Company overview is required'],
  [{ jobRole: undefined }, 'jobRole', 'Job role must be a list of lines'],
  [{ jobRole: 'One line' }, 'jobRole', 'Job role must be a list of lines'],
  [{ jobRole: 'x'.repeat(21) }, 'jobRole', 'Job role must be a list of lines'],
  [{ jobRole: '' }, 'jobRole', 'Job role must be a list of lines'],
  [{ jobRole: [] }, 'jobRole', 'Job role needs at least one line'],
  [{ jobRole: ['One', ' '] }, 'jobRole.1', 'Each line is required'],
  [{ jobRole: ['x'.repeat(301)] }, 'jobRole.0', 'Each line cannot exceed 300 characters'],
  [
    { requirements: Array(21).fill('x') },
    'requirements',
    'Requirements cannot have more than 20 lines',
  ],
  [
    { requirements: ['\u0000'] },
    'requirements.0',
    'This text holds characters that cannot be stored',
  ],
  [{ isActive: false }, 'isActive', 'Unknown field: isActive'],
])('%j is refused at %s with "%s"', async (changes, path, message) => {
  const before = await list({ token })
  const { status, body } = await add(changes)
  expect([status, body.errors]).toEqual([422, [{ path, message }]])
  expect(await list({ token })).toEqual(before)
})

test('an edit changes what it names, and a stale one nothing', async () => {
  const job = await addOne()
  const path = `/job/update/${job._id}`
  const edit = (json: object) =>
    app.api('PATCH', path, { token, json, headers: { 'If-Match': '"1"' } })
  const { status, body } = await edit({ title: 'Changed', jobRole: ['Only this'] })
  expect([status, body.message]).toEqual([200, 'Job updated successfully!'])
  expect(body.data).toEqual({
    ...job,
    title: 'Changed',
    jobRole: ['Only this'],
    version: 2,
    updatedAt: expect.any(String),
  })
  const stale = await edit({ title: 'Again' })
  expect([stale.status, stale.body.data.title]).toEqual([412, 'Changed'])
  const wrong = await app.api('PATCH', path, { token, json: { requirements: [] } })
  expect([wrong.status, wrong.body.message]).toEqual([422, 'Requirements needs at least one line'])
})

test('an inactive position is seen by staff alone', async () => {
  const { _id } = await addOne({ title: 'Hidden' })
  const call = { token, json: { isActive: false } }
  expect((await app.api('PATCH', `/job/status/${_id}`, call)).body.data.isActive).toBe(false)
  expect((await app.api('GET', `/job/${_id}`)).status).toBe(404)
  expect((await app.api('GET', `/job/${_id}`, { token })).status).toBe(200)
  const ids = (jobs: { _id: string }[]) => jobs.map((job) => job._id)
  expect(ids(await list())).not.toContain(_id)
  expect(ids(await list({ token }))).toContain(_id)
})

test('positions can be narrowed by isActive', async () => {
  const { _id } = await addOne({ title: 'Set aside' })
  await app.api('PATCH', `/job/status/${_id}`, { token, json: { isActive: false } })
  const found = async (isActive: string, call?: { token: string }) => {
    const { body } = await app.api('GET', `/job?isActive=${isActive}`, call)
    return new Set(body.data.map((job: { isActive: boolean }) => job.isActive))
  }
  expect(await found('all', { token })).toEqual(new Set([true, false]))
  expect(await found('true', { token })).toEqual(new Set([true]))
  expect(await found('false', { token })).toEqual(new Set([false]))
  expect(await found('false')).toEqual(new Set())
  const { status, body } = await app.api('GET', '/job?isActive=maybe', { token })
  expect([status, body.message]).toEqual([422, 'isActive must be all, true or false'])
})

test('a deleted position is gone for everyone', async () => {
  const { _id } = await addOne()
  const { status, body } = await app.api('DELETE', `/job/delete/${_id}`, { token })
  expect([status, body.message]).toEqual([200, 'Job deleted successfully'])
  expect((await app.api('GET', `/job/${_id}`, { token })).status).toBe(404)
})

test.each([nobody, 'nonsense', '%00'])('no position is found under %s', async (id) => {
  const statuses = [
    await app.api('GET', `/job/${id}`),
    await app.api('PATCH', `/job/update/${id}`, { token, json: { title: 'X' } }),
    await app.api('PATCH', `/job/status/${id}`, { token, json: { isActive: true } }),
    await app.api('DELETE', `/job/delete/${id}`, { token }),
  ].map(({ status }) => status)
  expect(statuses).toEqual([404, 404, 404, 404])
})

describe('rights', () => {
  const calls = [
    ['POST', '/job/create'],
    ['PATCH', `/job/update/${nobody}`],
    ['PATCH', `/job/status/${nobody}`],
    ['DELETE', `/job/delete/${nobody}`],
  ] as const

  test.each(calls)('%s %s is closed to visitors and to a Member', async (method, path) => {
    expect((await app.api(method, path)).status).toBe(401)
    const member = await app.signIn(await createStaff(app.services, 'Member'))
    expect((await app.api(method, path, { token: member })).status).toBe(403)
  })

  test('a role with every right in career does all but delete', async () => {
    const all = { create: true, update: true, statusChange: true }
    const staff = await createStaff(app.services, 'Recruiter', { career: all })
    const theirs = await app.signIn(staff)
    const added = await app.api('POST', '/job/create', { token: theirs, json: complete })
    const { _id } = added.body.data
    const statuses = [
      added,
      await app.api('PATCH', `/job/update/${_id}`, { token: theirs, json: { title: 'B' } }),
      await app.api('PATCH', `/job/status/${_id}`, { token: theirs, json: { isActive: false } }),
      await app.api('DELETE', `/job/delete/${_id}`, { token: theirs }),
    ].map(({ status }) => status)
    expect(statuses).toEqual([200, 200, 200, 403])
  })
})
