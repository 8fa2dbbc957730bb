import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditTable } from '#domain/audit/audit.table.ts'
import { honeypotField } from '#domain/honeypot.ts'
import { staffTable } from '#domain/staff/staff.table.ts'
import { openEnquiryApp } from '#tests/enquiry-app.ts'
import { createStaff } from '#tests/staff-factory.ts'

const { app, enquiry, send, storedOf } = openEnquiryApp()

const list = async (query: string, token?: string) => {
  const answer = await app.api('GET', `/contact?${query}`, {
    token: token ?? (await app.signIn()),
  })
  return answer.body
}
async function storedEnquiry(changes: object = {}) {
  const email = `work-${Math.random()}@example.com`
  await send({ ...enquiry, email, ...changes })
  const [row] = await storedOf(email)
  return { id: row?.id ?? '', email }
}

test('the list comes newest first, in pages, with every field that staff need and no other', async () => {
  const first = await storedEnquiry()
  const second = await storedEnquiry()
  const { data, pagination } = await list('limit=2')
  expect(data.map(({ email }: { email: string }) => email)).toEqual([second.email, first.email])
  expect(pagination).toMatchObject({ page: 1, limit: 2 })
  expect(pagination.totalPages).toBe(Math.ceil(pagination.total / 2))
  expect(Object.keys(data[0]).sort()).toEqual(
    [
      ...['_id', 'version', 'createdAt', 'updatedAt', 'fullname', 'phone', 'email', 'address'],
      ...['message', 'kind', 'productId', 'product', 'status', 'assignee', 'note'],
    ].sort(),
  )
  expect(data[0]).toMatchObject({
    status: 'new',
    kind: 'contact',
    productId: null,
    product: null,
    assignee: null,
  })
})

test('it can be filtered and searched, wildcards meaning themselves', async () => {
  const { email } = await storedEnquiry({ address: 'Percent 100%_x Road' })
  expect((await list('search=PERCENT%20100%25_X')).pagination.total).toBe(1)
  expect((await list('search=Percent%20100_')).pagination.total).toBe(0)
  expect((await list(`search=${email.toUpperCase()}`)).data).toHaveLength(1)
  expect((await list(`search=${email}&status=done`)).data).toHaveLength(0)
  expect((await list(`search=${email}&kind=quotation`)).data).toHaveLength(0)
  expect((await list(`search=${email}&kind=contact&status=new`)).data).toHaveLength(1)
  expect((await list(`search=${email}&status=open,done`)).data).toHaveLength(0)
  expect((await list(`search=${email}&status=open,new`)).data).toHaveLength(1)
})

test('it can be narrowed down to what one person looks after, or nobody', async () => {
  const token = await app.signIn()
  const { id, email } = await storedEnquiry()
  const [owner] = await app.services.db.select().from(staffTable).limit(1)
  const found = async (assignee: string) =>
    (await list(`search=${email}&assignee=${assignee}`)).pagination.total
  expect([await found('none'), await found(owner?.id ?? '')]).toEqual([1, 0])
  await app.api('PATCH', `/contact/${id}`, { token, json: { assignee: owner?.id } })
  expect([await found('none'), await found(owner?.id ?? '')]).toEqual([0, 1])
})

test('what is quarantined can be released', async () => {
  const token = await app.signIn()
  const { id, email } = await storedEnquiry({ [honeypotField]: 'anything' })
  const inbox = async () => (await list(`search=${email}&status=new,open,done`)).pagination.total
  expect(await inbox()).toBe(0)
  const { body } = await app.api('PATCH', `/contact/${id}`, { token, json: { status: 'new' } })
  expect(body.data.note).not.toBe('')
  expect(await inbox()).toBe(1)
})

test('whoever has left keeps what they had, and gets nothing more', async () => {
  const token = await app.signIn()
  const { username } = await createStaff(app.services, 'Leaving')
  const [leaving] = await app.services.db
    .select()
    .from(staffTable)
    .where(eq(staffTable.username, username))
  const json = { assignee: leaving?.id ?? '', note: 'a' }
  const [had, other] = [await storedEnquiry(), await storedEnquiry()]
  await app.api('PATCH', `/contact/${had.id}`, { token, json })
  await app.api('DELETE', `/admin/delete/${leaving?.id}`, { token })
  const kept = await app.api('PATCH', `/contact/${had.id}`, {
    token,
    json: { ...json, note: 'b' },
  })
  expect(kept.body.data).toMatchObject({ assignee: leaving?.id, note: 'b' })
  expect((await app.api('PATCH', `/contact/${other.id}`, { token, json })).status).toBe(422)
})

test.each([
  'status=odd',
  'status=new,odd',
  'assignee=me',
  'kind=odd',
  'page=0',
  'limit=101',
  'search=%00',
])('%s is refused', async (query) => {
  const token = await app.signIn()
  expect((await app.api('GET', `/contact?${query}`, { token })).status).toBe(422)
})

test('status, assignee and note can be changed, and who did is kept', async () => {
  const token = await app.signIn()
  const { id } = await storedEnquiry()
  const [owner] = await app.services.db.select().from(staffTable).limit(1)
  const json = { status: 'open', assignee: owner?.id, note: 'Called back' }
  const { status, body } = await app.api('PATCH', `/contact/${id}`, { token, json })
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ ...json, version: 2 })
  const freed = await app.api('PATCH', `/contact/${id}`, { token, json: { assignee: null } })
  expect(freed.body.data).toMatchObject({ assignee: null, status: 'open', version: 3 })
  const [kept] = await app.services.db
    .select()
    .from(auditTable)
    .where(eq(auditTable.entityId, id))
    .orderBy(desc(auditTable.id))
  expect(kept).toMatchObject({
    entity: 'enquiry',
    action: 'update',
    before: { version: 2 },
    after: { version: 3 },
  })
})

test.each([
  [{ status: 'lost' }, 'Status must be new, open, done or quarantined'],
  [{ assignee: 'someone' }, 'Assign this to a member of staff'],
  [{ assignee: '01890000-0000-7000-8000-000000000000' }, 'Assign this to a member of staff'],
  [{ note: 'x'.repeat(2_001) }, 'At most 2000 characters'],
  [{ message: 'rewritten' }, 'Unknown field: message'],
  [{ kind: 'quotation' }, 'Unknown field: kind'],
])('%j is refused with "%s" and changes nothing', async (json, message) => {
  const token = await app.signIn()
  const { id, email } = await storedEnquiry()
  const before = await storedOf(email)
  const { status, body } = await app.api('PATCH', `/contact/${id}`, { token, json })
  expect([status, body.message]).toEqual([422, message])
  expect(await storedOf(email)).toEqual(before)
})

test('a stale edit is answered with the record as it stands', async () => {
  const token = await app.signIn()
  const { id } = await storedEnquiry()
  await app.api('PATCH', `/contact/${id}`, { token, json: { note: 'first' } })
  const headers = { 'If-Match': '"1"' }
  const late = await app.api('PATCH', `/contact/${id}`, {
    token,
    headers,
    json: { note: 'late' },
  })
  expect(late.status).toBe(412)
  expect(late.body.data).toMatchObject({ note: 'first', version: 2 })
})

test.each(['01890000-0000-7000-8000-000000000000', 'nonsense'])('%s is not found', async (id) => {
  const token = await app.signIn()
  const { status } = await app.api('PATCH', `/contact/${id}`, { token, json: { note: 'x' } })
  expect(status).toBe(404)
})

test('visitors and roles without the right see and change nothing', async () => {
  const { id, email } = await storedEnquiry()
  const member = await app.signIn(await createStaff(app.services, 'Member'))
  const desk = await app.signIn(
    await createStaff(app.services, 'Desk', { enquiries: { update: true } }),
  )
  const json = { note: 'mine' }
  for (const [token, expected] of [
    [undefined, 401],
    [member, 403],
  ] as const) {
    const call = token ? { token } : {}
    expect((await app.api('GET', '/contact', call)).status).toBe(expected)
    expect((await app.api('PATCH', `/contact/${id}`, { ...call, json })).status).toBe(expected)
  }
  expect((await storedOf(email))[0]?.note).toBe('')
  expect((await app.api('GET', '/contact', { token: desk })).status).toBe(200)
  expect((await app.api('PATCH', `/contact/${id}`, { token: desk, json })).status).toBe(200)
})
