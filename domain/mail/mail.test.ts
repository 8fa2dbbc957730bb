import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, inArray, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { purgeMails } from '#domain/mail/mail.rules.ts'
import { queueMail } from '#platform/mail/outbox.ts'
import { sendNextMail } from '#platform/mail/sender.ts'
import { createFolderTransport } from '#platform/mail/transport.ts'
import { mailFolderIn } from '#platform/mail/written-mails.ts'
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
  const { body } = await app.api('GET', `/audit?entityId=${id}`, { token })
  expect(body.data).toMatchObject([
    { action: 'retry', entity: 'mail', username: 'owner', before: null, after: null },
  ])
  expect(body.data).toHaveLength(1)
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

test('what went out or was given up is forgotten after 30 days, with its file', async () => {
  const { db, config, log } = app.services
  const folder = mailFolderIn(config.dataDir)
  const transport = createFolderTransport(folder)
  const from = async () => ({ name: 'Darya Studio', address: 'hello@example.com' })
  const queue = (to: string) => queueMail(db, { to, subject: 's', text: 't', html: 'h' })
  const send = async (to: string) => {
    await queue(to)
    await sendNextMail({ db, log, transport, from })
    return to
  }
  const recipients = async () =>
    (await db.select().from(outboxTable)).map(({ recipient }) => recipient).sort()
  const age = (days: number, ...to: string[]) =>
    db
      .update(outboxTable)
      .set({ createdAt: sql`now() - make_interval(days => ${days})` })
      .where(inArray(outboxTable.recipient, to))

  await age(31, await send('sent@example.com'))
  await age(29, await send('lately@example.com'))
  await failedMail('failed@example.com')
  await failedMail('failed-lately@example.com')
  await queue('queued@example.com')
  await age(31, 'failed@example.com', 'queued@example.com')
  await age(29, 'failed-lately@example.com')
  expect(await readdir(folder)).toHaveLength(2)

  await purgeMails(app.services)
  expect(await recipients()).toEqual([
    'failed-lately@example.com',
    'lately@example.com',
    'queued@example.com',
  ])
  const [left = '', ...others] = await readdir(folder)
  expect(others).toEqual([])
  expect(await readFile(join(folder, left), 'utf8')).toMatch(/^To: lately@example.com/m)

  // What a process leaves that died between the two, or in the middle of writing.
  const gone = '01990000-0000-7000-8000-000000000000'
  await writeFile(join(folder, `2026-01-01T00-00-00.000Z-${gone}.eml`), 'To: x@example.com')
  await writeFile(join(folder, `2026-01-01T00-00-00.000Z-${gone}.eml.part`), 'To: x@exa')
  await writeFile(join(folder, 'notes.txt'), 'by somebody else')
  await purgeMails(app.services)
  expect(await readdir(folder)).toEqual([left, 'notes.txt'])
})
