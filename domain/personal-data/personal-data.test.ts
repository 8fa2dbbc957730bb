import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { sendNextMail } from '#platform/mail/sender.ts'
import { createFolderTransport } from '#platform/mail/transport.ts'
import { mailFolderIn } from '#platform/mail/written-mails.ts'
import { outboxTable } from '#platform/outbox.table.ts'
import { formOf } from '#tests/pictures.ts'
import { createStaff } from '#tests/staff-factory.ts'
import { openTestApp } from '#tests/test-app.ts'

const app = openTestApp()
const resume = 'My whole life, in one file'
let token = ''
let jobId = ''

beforeAll(async () => {
  token = await app.signIn()
  const json = {
    title: 'Engineer',
    description: 'd',
    companyOverview: 'o',
    jobRole: ['r'],
    requirements: ['q'],
  }
  jobId = (await app.api('POST', '/job/create', { token, json })).body.data._id
})

const call = (name: string, email: string) =>
  app.api('POST', `/personal-data/${name}`, { token, json: { email } })

/** Leaves traces of a person everywhere. */
async function visit(email: string, name: string): Promise<void> {
  const post = async (path: string, json: object) =>
    expect((await app.api('POST', path, { json })).status).toBe(200)
  const message = `A message of ${name}`
  await post('/contact/create', {
    fullname: name,
    phone: '03001234567',
    email,
    address: `Street of ${name}`,
    message,
  })
  await post('/newsletter/create', { subscriberEmail: email })
  await post('/potentialCustomer/create', { email, source: 'catalog' })
  const form = formOf({
    firstName: name,
    lastName: 'Malik',
    yourEmail: email,
    phoneNumber: '03001234567',
    resume: new File([resume], 'cv.pdf'),
    jobId,
  })
  expect((await app.api('POST', '/career/create', { form })).status).toBe(200)
}

/** Has staff told of what comes in, until the test ends. */
async function noticesTo(noticeEmail: string): Promise<void> {
  const set = (json: object) => app.api('PUT', '/settings', { token, json })
  expect((await set({ noticeEmail })).status).toBe(200)
  onTestFinished(async () => void (await set({ noticeEmail: '' })))
}

/** Every row of every table that holds a text. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await app.services.db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const { rows: hits } = await app.services.db.execute(
      sql`select 1 from ${sql.identifier(name)} as t where position(lower(${text}) in lower(t::text)) > 0 limit 1`,
    )
    if (hits.length > 0) found.push(name)
  }
  return found
}
const namesIn = (folder: string) => readdir(folder).catch(() => [])
const files = () => Array.fromAsync(app.services.privateFiles.list())

describe('what is held of an address', () => {
  test('is found whatever its case, with nothing internal', async () => {
    await visit('Sana@example.com', 'Sana')
    const { status, body } = await call('search', 'sana@EXAMPLE.com')
    expect(status).toBe(200)
    const { enquiries, applications, subscriptions, leads, mails } = body.data
    expect([enquiries.length, applications.length, subscriptions.length, leads.length]).toEqual([
      1, 1, 1, 1,
    ])
    expect(mails.length).toBeGreaterThan(0)
    expect(enquiries[0]).toMatchObject({ fullname: 'Sana', message: 'A message of Sana' })
    expect(applications[0].resume).toEqual({ name: 'cv.pdf', size: resume.length })
    expect(JSON.stringify(body)).not.toMatch(/resumeKey|tokenHash|[0-9a-f]{40}\.bin/)
    const audit = await app.api('GET', '/audit?entity=personalData', { token })
    expect(audit.body.data).toMatchObject([{ action: 'search', username: 'owner', before: null }])
    expect(audit.body.data[0].after).toEqual({
      enquiries: 1,
      applications: 1,
      subscriptions: 1,
      leads: 1,
      mails: mails.length,
    })
  })

  test('is exported with the files, on the record', async () => {
    await visit('export@example.com', 'Exported')
    const { body } = await call('export', 'export@example.com')
    const { content } = body.data.applications[0].resume
    expect(Buffer.from(content, 'base64').toString()).toBe(resume)
    const { rows } = await app.services.db.execute(
      sql`select action, after from audit where entity = 'personalData' and action <> 'search'`,
    )
    const { mails } = body.data
    const after = { enquiries: 1, applications: 1, subscriptions: 1, leads: 1, mails: mails.length }
    expect(rows).toEqual([{ action: 'export', after }])
  })

  test('is exported with the files for which there is room, whoever sent how many', async () => {
    const email = 'often@example.com'
    for (const name of ['Many', 'More', 'Mine']) await visit(email, name)
    // As if two had 25 MB.
    await app.services.db.execute(
      sql`update application set resume_size = 25 * 1048576 where first_name in ('Many', 'More')`,
    )
    const { status, body } = await call('export', email)
    const resumes: { content?: string }[] = body.data.applications.map(
      (one: { resume: object }) => one.resume,
    )
    expect(status).toBe(200)
    expect(resumes.map(({ content }) => content !== undefined)).toEqual([true, false, true])
  })

  test('is found in the notices to staff, too, which erasing removes', async () => {
    const { db } = app.services
    await db.delete(outboxTable)
    await noticesTo('desk@example.com')
    const email = 'noticed@example.com'
    await visit(email, 'Noticed')
    const sent = await db.select({ subject: outboxTable.subject }).from(outboxTable)
    expect(sent.map(({ subject }) => subject)).toContain('A new application')
    for (const name of ['search', 'export']) {
      const { mails } = (await call(name, email)).body.data
      expect(mails.map(({ subject }: { subject: string }) => subject).sort()).toEqual(
        sent.map(({ subject }) => subject).sort(),
      )
    }
    expect((await call('erase', email)).body.data).toMatchObject({ mails: sent.length })
  })

  test('is nothing for a stranger', async () => {
    const { body } = await call('search', 'nobody@example.com')
    expect(body.data).toEqual({
      email: 'nobody@example.com',
      enquiries: [],
      applications: [],
      subscriptions: [],
      leads: [],
      mails: [],
    })
  })
})

describe('erasing', () => {
  test('leaves not a trace of the person, and all of everyone else', async () => {
    await visit('other@example.com', 'Otherperson')
    await visit('gone@example.com', 'Goneperson')
    const list = (await app.api('GET', '/contact?search=Goneperson', { token })).body.data
    await app.api('PATCH', `/contact/${list[0]._id}`, { token, json: { status: 'done' } })
    const folder = join(app.services.config.dataDir, 'mail')
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'a.eml'), 'To: Gone@example.com\r\n\r\nHello')
    await writeFile(
      join(folder, 'b.eml'),
      'To: staff@example.com\r\n\r\nFrom gone@exam=\r\nple.com',
    )
    await writeFile(join(folder, 'c.eml'), 'To: other@example.com\r\n\r\nHello')
    expect(await tablesWith('gone@example.com')).not.toEqual([])
    const before = (await files()).length

    const { status, body } = await call('erase', 'GONE@example.com')
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      enquiries: 1,
      applications: 1,
      subscriptions: 1,
      leads: 1,
      mailFiles: 2,
    })
    expect(await tablesWith('gone@example.com')).toEqual([])
    expect(await tablesWith('goneperson')).toEqual([])
    expect((await files()).length).toBe(before - 1)
    expect(await readdir(folder)).toEqual(['c.eml'])

    const other = (await call('search', 'other@example.com')).body.data
    expect([other.enquiries.length, other.applications.length, other.leads.length]).toEqual([
      1, 1, 1,
    ])
    const { rows } = await app.services.db.execute<{ after: object }>(
      sql`select after from audit where entity = 'personalData' and action = 'erase'`,
    )
    expect(rows[0]?.after).toMatchObject({ enquiries: 1, applications: 1 })
  })

  test('leaves what tells the owner of an account that a stranger moves it elsewhere', async () => {
    const { db, config, log } = app.services
    const { username, password } = await createStaff(app.services, 'superAdmin')
    const email = `${username}@example.com`
    await db.execute(sql`update staff set email = ${email} where username = ${username}`)
    token = await app.signIn({ username, password })
    const { _id } = (await app.api('GET', '/admin', { token })).body.data.find(
      (user: { username: string }) => user.username === username,
    )
    const move = { token, json: { email: `theirs-${email}` } }
    expect((await app.api('PATCH', `/admin/update/${_id}`, move)).status).toBe(200)
    expect((await call('erase', email)).body.data).toMatchObject({ mails: 0 })

    const { rows } = await db.execute<{ id: string; text: string }>(
      sql`select id, text from outbox where recipient = ${email}`,
    )
    expect(rows).toEqual([
      { id: expect.any(String), text: expect.stringContaining('/undo-email#') },
    ])
    const folder = mailFolderIn(config.dataDir)
    const transport = createFolderTransport(folder)
    const from = async () => ({ name: 'Darya Studio', address: 'hello@example.com' })
    while (await sendNextMail({ db, log, transport, from }));
    expect((await call('erase', email)).body.data).toMatchObject({ mails: 0, mailFiles: 0 })
    expect(
      (await readdir(folder)).filter((name) => name.includes(rows[0]?.id ?? '-')),
    ).toHaveLength(1)
    token = await app.signIn()
  })

  test('reaches mails written as files, however their words are encoded', async () => {
    const { db, config, log } = app.services
    const folder = mailFolderIn(config.dataDir)
    await noticesTo('desk@example.com')
    const email = 'joerg@b\u00fccher.example'
    const json = {
      fullname: 'J\u00f6rg',
      phone: '03001234567',
      email,
      address: 'Lahore',
      message:
        '\u0645\u062c\u06be\u06d2 \u0627\u06cc\u06a9 \u0648\u06cc\u0628 \u0633\u0627\u0626\u0679 \u0686\u0627\u06c1\u06cc\u06d2'.repeat(
          8,
        ),
    }
    await db.delete(outboxTable)
    const before = await namesIn(folder)
    expect((await app.api('POST', '/contact/create', { json })).status).toBe(200)
    const transport = createFolderTransport(folder)
    const from = async () => ({ name: 'Darya Studio', address: 'hello@example.com' })
    while (await sendNextMail({ db, log, transport, from }));
    // The receipt, and the notice to staff.
    expect(await namesIn(folder)).toHaveLength(before.length + 2)

    const { body } = await call('erase', email)
    expect(body.data).toMatchObject({ enquiries: 1, mails: 2, mailFiles: 2 })
    expect(await namesIn(folder)).toEqual(before)
  })

  test.each([
    ['reader@bücher.example', 'reader@xn--bcher-kva.example'],
    ['Writer@XN--BCHER-KVA.example', 'writer@Bücher.example'],
  ])('knows %s and %s for one mailbox', async (one, other) => {
    const { db } = app.services
    await db.delete(outboxTable)
    await visit(one, 'Spelled')
    await visit(other, 'Spelled')
    const held = (await call('search', one)).body.data
    expect(held.enquiries).toHaveLength(2)
    // One subscription and one visitor, who gets each mail once a day.
    expect([held.subscriptions, held.leads]).toMatchObject([[{}], [{ visitCount: 2 }]])
    expect(held.subscriptions).toHaveLength(1)
    const subjects: string[] = held.mails.map(({ subject }: { subject: string }) => subject)
    const toVisitor = subjects.filter((subject) => !subject.startsWith('A new '))
    expect(toVisitor).toHaveLength(3)
    expect(new Set(toVisitor).size).toBe(3)
    // What was stored before hosts were looked at.
    const stored = one.toLowerCase().replace('xn--bcher-kva', 'bücher')
    await db.execute(sql`update lead set email = ${stored} where id = ${held.leads[0]._id}`)
    expect((await call('erase', other)).body.data).toMatchObject({
      enquiries: 2,
      applications: 2,
      subscriptions: 1,
      leads: 1,
    })
    expect((await call('search', one)).body.data.mails).toEqual([])
  })

  test('takes no address for a part of another, nor for a pattern', async () => {
    await visit('zara@example.com', 'Zara')
    const folder = join(app.services.config.dataDir, 'mail')
    await writeFile(join(folder, 'zara.eml'), 'To: zara@example.com\r\n\r\nHello')
    const before = await tablesWith('zara@example.com')
    for (const email of [
      'ara@example.com',
      'zara@example.co',
      '%@example.com',
      'z.ra@example.com',
    ]) {
      const { body } = await call('erase', email)
      expect(Object.values(body.data)).toEqual([0, 0, 0, 0, 0, 0])
    }
    expect(await tablesWith('zara@example.com')).toEqual(before)
    expect(await readdir(folder)).toContain('zara.eml')
  })

  test('reaches an address in a spelling that no form takes today', async () => {
    const email = 'old@\uff45xample.com'
    await visit('old@example.com', 'Old')
    await app.services.db.execute(
      sql`update enquiry set email = ${email} where email = 'old@example.com'`,
    )
    expect((await call('search', email)).body.data.enquiries).toMatchObject([{ fullname: 'Old' }])
    // The name system knows both for one.
    expect((await call('erase', email)).body.data).toMatchObject({ enquiries: 1, leads: 1 })
    expect((await call('search', email)).body.data.enquiries).toEqual([])
  })

  test.each(['', 'nobody', 'a@b'])('takes an address only, not %j', async (email) => {
    const { status, body } = await call('erase', email)
    expect([status, body.message]).toEqual([422, 'Please enter a valid email address'])
  })

  test('is a superAdmin’s alone', async () => {
    const member = await app.signIn(await createStaff(app.services, 'Member'))
    for (const name of ['search', 'export', 'erase']) {
      const json = { email: 'other@example.com' }
      const path = `/personal-data/${name}`
      expect((await app.api('POST', path, { token: member, json })).status).toBe(403)
      expect((await app.api('POST', path, { json })).status).toBe(401)
    }
  })
})
