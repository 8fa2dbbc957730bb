import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '#platform/database.ts'
import { createLog } from '#platform/log.ts'
import { type Mail, queueMail, queueVisitorMail } from '#platform/mail/outbox.ts'
import { retryDelays, sendNextMail, startMailSender } from '#platform/mail/sender.ts'
import {
  createFolderTransport,
  createSmtpTransport,
  type MailTransport,
} from '#platform/mail/transport.ts'
import { outboxTable } from '#platform/outbox.table.ts'
import { createTestDatabase, type TestDatabase } from '#tests/database.ts'
import { openDoor } from '#tests/door.ts'
import { openMailServer, type TestMailServer } from '#tests/smtp-server.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  await database.db.delete(outboxTable)
})

const open: { close(): unknown }[] = []
afterEach(async () => {
  for (const thing of open.splice(0).reverse()) await thing.close()
})
async function serve(behaviour?: Parameters<typeof openMailServer>[0]): Promise<TestMailServer> {
  const server = await openMailServer(behaviour)
  open.push(server)
  return server
}

const letter: Mail = {
  to: 'sana@example.com',
  subject: 'Your enquiry has arrived',
  text: 'Thank you.\n\nhttp://127.0.0.1:3000/confirm?token=abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGH\n',
  html: '<p>Thank <b>you</b>.</p>',
}
const partsFor = (transport: MailTransport) => {
  open.push(transport)
  return {
    db: database.db,
    log: createLog('silent'),
    transport,
    from: async () => ({ name: 'Darya Studio', address: 'hello@example.com' }),
  }
}
const smtp = (url: string) => partsFor(createSmtpTransport(url))
const onlyRow = async () => {
  const rows = await database.db.select().from(outboxTable)
  expect(rows).toHaveLength(1)
  return rows[0] as (typeof rows)[0]
}
/** Lets the time until the next attempt pass. */
const wait = () => database.db.update(outboxTable).set({ nextAttemptAt: sql`now()` })

describe('delivery', () => {
  test('a mail arrives with both of its bodies, and what it said is forgotten then', async () => {
    const server = await serve()
    await queueMail(database.db, letter)
    expect(await sendNextMail(smtp(server.url))).toBe(true)
    const [mail] = server.mails
    expect(mail?.to).toEqual(['sana@example.com'])
    expect(mail?.source).toMatch(/^From: Darya Studio <hello@example.com>/m)
    expect(mail?.source).toMatch(/^Subject: Your enquiry has arrived/m)
    expect(mail?.source).toMatch(/Content-Type: multipart\/alternative/)
    expect(mail?.source).toContain('Content-Type: text/plain')
    expect(mail?.source).toContain('<p>Thank <b>you</b>.</p>')
    expect(mail?.source).toContain('confirm?token=abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGH\r\n')
    expect(await onlyRow()).toMatchObject({ status: 'sent', text: '', html: '', attempts: 1 })
    expect(await sendNextMail(smtp(server.url))).toBe(false)
  })

  test('a relay on this machine may have made its certificate itself', async () => {
    const server = await serve({ encrypts: true })
    await queueMail(database.db, letter)
    await sendNextMail(smtp(server.url))
    expect(server.mails).toHaveLength(1)
  })

  test('text beyond ASCII and long lines arrive whole', async () => {
    const server = await serve()
    await queueMail(database.db, { ...letter, subject: 'Grüße aus لاہور', text: 'é'.repeat(3_000) })
    await sendNextMail(smtp(server.url))
    expect(server.mails[0]?.source).toMatch(/^Subject: =\?UTF-8\?/m)
    expect(server.mails[0]?.source.split('\r\n').every((line) => line.length < 998)).toBe(true)
  })

  test('a subscription can be ended by one click, and an answer goes where it should', async () => {
    const server = await serve()
    await queueMail(database.db, {
      ...letter,
      replyTo: 'visitor@example.com',
      unsubscribeUrl: 'https://example.com/api/v1/newsletter/unsubscribe?token=abc',
    })
    await sendNextMail(smtp(server.url))
    const unfolded = server.mails[0]?.source.replace(/\r\n[ \t]/g, ' ')
    expect(unfolded).toMatch(/^Reply-To: visitor@example.com/m)
    expect(unfolded).toMatch(
      /^List-Unsubscribe:\s+<https:\/\/example.com\/api\/v1\/newsletter\/unsubscribe\?token=abc>/m,
    )
    expect(unfolded).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m)
  })

  test('several senders together send each mail once', async () => {
    const server = await serve()
    for (let i = 0; i < 30; i++) {
      await queueMail(database.db, { ...letter, to: `reader-${i}@example.com` })
    }
    const parts = smtp(server.url)
    const drain = async () => {
      while (await sendNextMail(parts));
    }
    await Promise.all([drain(), drain(), drain(), drain()])
    const recipients = server.mails.flatMap(({ to }) => to)
    expect(recipients).toHaveLength(30)
    expect(new Set(recipients).size).toBe(30)
  })

  test('a mail of a transaction that fails is never sent', async () => {
    const server = await serve()
    await expect(
      database.db.transaction(async (tx) => {
        await queueMail(tx, letter)
        throw new Error('the record could not be written')
      }),
    ).rejects.toThrow('could not be written')
    expect(await sendNextMail(smtp(server.url))).toBe(false)
  })

  test('without a server, a mail becomes a file that is named by its time', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'darya-mail-'))
    await queueMail(database.db, letter)
    await sendNextMail(partsFor(createFolderTransport(join(folder, 'mail'))))
    const [name = '', ...others] = await readdir(join(folder, 'mail'))
    expect(others).toEqual([])
    expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-[0-9a-f-]{36}\.eml$/)
    const source = await readFile(join(folder, 'mail', name), 'utf8')
    expect(source).toMatch(/^To: sana@example.com/m)
    expect(source).toContain('confirm?token=abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGH')
    await rm(folder, { recursive: true })
  })

  test('a mail that is erased while it is being written leaves no file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'darya-mail-'))
    await queueMail(database.db, letter)
    const { deliver, ...others } = createFolderTransport(folder)
    const parts = partsFor({
      ...others,
      async deliver(...mail) {
        await database.db.delete(outboxTable)
        await deliver(...mail)
        expect(await readdir(folder)).toHaveLength(1)
      },
    })
    await sendNextMail(parts)
    expect(await readdir(folder)).toEqual([])
    await rm(folder, { recursive: true })
  })
})

describe('a server in trouble', () => {
  test('one that is down gets the mail once it is back', async () => {
    const down = await openMailServer()
    await down.close()
    await queueMail(database.db, letter)
    await sendNextMail(smtp(down.url))
    expect(await onlyRow()).toMatchObject({ status: 'queued', attempts: 1 })
    expect((await onlyRow()).lastError).toMatch(/ECONNREFUSED/)
    // Not before its time.
    expect(await sendNextMail(smtp(down.url))).toBe(false)
    const back = await serve({ port: Number(new URL(down.url).port) })
    await wait()
    await sendNextMail(smtp(down.url))
    expect(back.mails).toHaveLength(1)
    expect(await onlyRow()).toMatchObject({ status: 'sent', attempts: 2, lastError: '' })
  })

  test('one that is busy (4xx) is asked again, and given up after the last delay', async () => {
    const server = await serve({ refuseWith: 451 })
    await queueMail(database.db, letter)
    const parts = smtp(server.url)
    for (const _ of retryDelays) {
      await sendNextMail(parts)
      expect((await onlyRow()).status).toBe('queued')
      await wait()
    }
    await sendNextMail(parts)
    expect(await onlyRow()).toMatchObject({
      status: 'failed',
      attempts: retryDelays.length + 1,
      lastError: expect.stringContaining('No such mailbox here'),
      text: letter.text,
    })
    await wait()
    expect(await sendNextMail(parts)).toBe(false)
  })

  test('a mail that was put off by a clock days ahead does not wait for that day', async () => {
    const server = await serve()
    await queueMail(database.db, letter)
    const later = { nextAttemptAt: sql`now() + interval '3 days'` }
    await database.db.update(outboxTable).set(later)
    expect(await sendNextMail(smtp(server.url))).toBe(true)
    expect(server.mails).toHaveLength(1)
  })

  test('one that refuses for good (5xx) is not asked again', async () => {
    const server = await serve({ refuseWith: 550 })
    await queueMail(database.db, letter)
    await sendNextMail(smtp(server.url))
    expect(await onlyRow()).toMatchObject({ status: 'failed', attempts: 1 })
  })

  test('what it answers, which quotes the address, is told to staff and not to the log', async () => {
    const answer = '<sana@example.com>: Recipient address rejected'
    const server = await serve({ refuseWith: 550, answer })
    const lines: string[] = []
    const log = pino({}, { write: (line) => void lines.push(line) })
    await queueMail(database.db, letter)
    await sendNextMail({ ...smtp(server.url), log })
    expect((await onlyRow()).lastError).toContain(answer)
    expect(lines.join('')).toContain('"responseCode":550')
    expect(lines.join('')).not.toContain('sana')
  })

  test('one that is slow holds up its own mail only, and stopping cuts nothing that ends soon', async () => {
    const slow = Promise.withResolvers<void>()
    const started = Promise.withResolvers<void>()
    let calls = 0
    const server = await serve({
      before: async () => {
        calls += 1
        if (calls > 1) return
        started.resolve()
        await slow.promise
      },
    })
    await queueMail(database.db, { ...letter, to: 'first@example.com' })
    const sender = startMailSender(smtp(server.url))
    await started.promise
    await queueMail(database.db, { ...letter, to: 'second@example.com' })
    await expect.poll(() => server.mails.map(({ to }) => to[0])).toEqual(['second@example.com'])
    const stopped = sender.stop()
    slow.resolve()
    await stopped
    const rows = await database.db.select().from(outboxTable)
    expect(rows.map(({ status }) => status)).toEqual(['sent', 'sent'])
  })

  test('a mail that went while the database was away is noted once it is back', async () => {
    const server = await serve()
    const door = await openDoor(database.url)
    const behind = openDatabase({ connectionString: door.url }, createLog('silent'), 2)
    open.push(door, behind)
    await queueMail(database.db, letter)
    const { deliver, ...parts } = createSmtpTransport(server.url)
    const transport: MailTransport = {
      ...parts,
      async deliver(...mail) {
        await deliver(...mail)
        door.shut(true)
      },
    }
    const sent = sendNextMail({ ...partsFor(transport), db: behind.db })
    await expect.poll(() => server.mails.length).toBe(1)
    await sleep(500)
    expect(await onlyRow()).toMatchObject({ status: 'queued' })
    door.shut(false)
    expect(await sent).toBe(true)
    expect(await onlyRow()).toMatchObject({ status: 'sent', attempts: 1 })
  })

  test('a process that died while sending leaves the mail to another', async () => {
    const server = await serve()
    await queueMail(database.db, letter)
    // What a dead process leaves: the mail is taken, and its lease runs.
    const never = partsFor({ deliver: () => new Promise(() => {}), close: () => {} })
    void sendNextMail(never)
    await expect.poll(async () => (await onlyRow()).attempts).toBe(1)
    expect(await sendNextMail(smtp(server.url))).toBe(false)
    await wait()
    expect(await sendNextMail(smtp(server.url))).toBe(true)
    expect(server.mails).toHaveLength(1)
  })
})

describe('what can be queued', () => {
  test.each([
    [{ to: 'sana@example.com\r\nBcc: all@example.com' }],
    [{ to: 'sana@example.com, other@example.com' }],
    [{ to: 'Sana <sana@example.com>' }],
    [{ to: 'nobody' }],
    [{ to: '' }],
    [{ replyTo: 'x@example.com\nBcc: all@example.com' }],
    [{ subject: 'Hello\r\nBcc: all@example.com' }],
    [{ subject: 'Hello\nworld' }],
    [{ unsubscribeUrl: 'https://example.com/\r\nX-Evil: 1' }],
    [{ unsubscribeUrl: 'no url' }],
  ])('%j is refused, and nothing is queued', async (changes) => {
    await expect(queueMail(database.db, { ...letter, ...changes })).rejects.toThrow()
    expect(await database.db.select().from(outboxTable)).toEqual([])
  })

  test.each(['sana@\uff45xample.com', 'sana@mail\u3002example.com'])(
    '%s, an address of before spellings were looked at, is still written to',
    async (to) => {
      const server = await serve()
      await queueMail(database.db, { ...letter, to })
      await sendNextMail(smtp(server.url))
      expect(server.mails[0]?.to).toEqual([to.replace('\uff45', 'e').replace('\u3002', '.')])
    },
  )

  test('a line that looks like a header stays inside the body', async () => {
    const server = await serve()
    await queueMail(database.db, { ...letter, text: 'Hi\r\nBcc: all@example.com\r\n.\r\nQUIT\r\n' })
    await sendNextMail(smtp(server.url))
    const [headers = ''] = (server.mails[0]?.source ?? '').split('\r\n\r\n')
    expect(headers).not.toMatch(/^Bcc/m)
    expect(server.mails[0]?.to).toEqual(['sana@example.com'])
  })
})

describe('mails to visitors', () => {
  const queue = (kind: string, to = 'visitor@example.com') =>
    database.db.transaction((tx) => queueVisitorMail(tx, kind, { ...letter, to }))

  test('are one a day for each address and kind, however many ask at once', async () => {
    const queued = await Promise.all(Array.from({ length: 20 }, () => queue('receipt')))
    expect(queued.filter(Boolean)).toHaveLength(1)
    expect(await queue('receipt', 'VISITOR@example.com')).toBe(false)
    expect(await queue('confirmation')).toBe(true)
    expect(await queue('receipt', 'other@example.com')).toBe(true)
  })

  test('go out again after a day', async () => {
    await queue('receipt')
    await database.db
      .update(outboxTable)
      .set({ createdAt: sql`now() - interval '25 hours'` })
      .where(eq(outboxTable.kind, 'receipt'))
    expect(await queue('receipt')).toBe(true)
  })
})
