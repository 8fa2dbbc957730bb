import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { queueMail } from '#platform/mail/outbox.ts'
import { outboxTable } from '#platform/outbox.table.ts'
import { createStaff } from '#tests/staff-factory.ts'
import { openTestApp } from '#tests/test-app.ts'

const app = openTestApp()
beforeEach(async () => {
  await app.services.db.delete(outboxTable)
})

async function failedMail(to: string): Promise<string> {
  const { db } = app.services
  await queueMail(db, {
    to,
    subject: 'Set a password',
    text: 'a secret link',
    html: 'a secret link',
  })
  const [row] = await db
    .update(outboxTable)
    .set({ status: 'failed', attempts: 9, lastError: '550 No such mailbox' })
    .where(eq(outboxTable.recipient, to))
    .returning()
  return row?.id ?? ''
}
const statusOf = async (id: string) => {
  const [row] = await app.services.db.select().from(outboxTable).where(eq(outboxTable.id, id))
  return row
}

test('a superAdmin sees what was given up, newest first, and nothing of what it says', async () => {
  await failedMail('first@example.com')
  const id = await failedMail('second@example.com')
  await queueMail(app.services.db, { to: 'q@example.com', subject: 's', text: 't', html: 'h' })
  const token = await app.signIn()
  const { status, body } = await app.api('GET', '/mail/failed?limit=1', { token })
  expect(status).toBe(200)
  expect(body.data).toEqual([
    {
      _id: id,
      to: 'second@example.com',
      subject: 'Set a password',
      attempts: 9,
      lastError: '550 No such mailbox',
      createdAt: expect.stringMatching(/Z$/),
    },
  ])
  expect(body.pagination).toEqual({ page: 1, limit: 1, total: 2, totalPages: 2 })
})

test('they can be searched by recipient and subject, wildcards meaning themselves', async () => {
  const id = await failedMail('who_never@example.com')
  await failedMail('another@example.com')
  const token = await app.signIn()
  const found = async (search: string) => {
    const { body } = await app.api('GET', `/mail/failed?search=${search}`, { token })
    return body.data.map(({ _id }: { _id: string }) => _id)
  }
  expect(await found('WHO_NEVER')).toEqual([id])
  expect(await found('set%20a')).toHaveLength(2)
  expect(await found('w__')).toEqual([])
  expect((await app.api('GET', '/mail/failed?search=%00', { token })).status).toBe(422)
})

test('a mail that is tried again has all of its attempts before it', async () => {
  const token = await app.signIn()
  const id = await failedMail('again@example.com')
  expect((await app.api('POST', `/mail/retry/${id}`, { token })).status).toBe(200)
  expect(await statusOf(id)).toMatchObject({ status: 'queued', attempts: 0 })
  // It isn't given up any more.
  expect((await app.api('POST', `/mail/retry/${id}`, { token })).status).toBe(404)
})

test.each(['01890000-0000-7000-8000-000000000000', 'nonsense'])('%s is not found', async (id) => {
  const token = await app.signIn()
  expect((await app.api('POST', `/mail/retry/${id}`, { token })).status).toBe(404)
})

test('nobody else sees or retries them', async () => {
  const id = await failedMail('hidden@example.com')
  const desk = await app.signIn(
    await createStaff(app.services, 'Desk', { enquiries: { create: true, update: true } }),
  )
  for (const [call, expected] of [
    [{}, 401],
    [{ token: desk }, 403],
  ] as const) {
    expect((await app.api('GET', '/mail/failed', call)).status).toBe(expected)
    expect((await app.api('POST', `/mail/retry/${id}`, call)).status).toBe(expected)
  }
  expect((await statusOf(id))?.status).toBe('failed')
})
