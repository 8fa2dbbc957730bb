import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { purgeApplications } from '#domain/career/application.rules.ts'
import { applicationTable, jobTable } from '#domain/career/career.table.ts'
import { honeypotField } from '#domain/honeypot.ts'
import { settingTable } from '#domain/settings/settings.table.ts'
import { mediaTable } from '#platform/media/media.table.ts'
import { sweepPrivateFiles } from '#platform/media/private-file.ts'
import { outboxTable } from '#platform/outbox.table.ts'
import { formOf } from '#tests/pictures.ts'
import { createStaff } from '#tests/staff-factory.ts'
import { openTestApp } from '#tests/test-app.ts'

const app = openTestApp()
let jobId = ''
beforeAll(async () => {
  app.services.config.rateLimits = false
  jobId = await newJob()
})
beforeEach(async () => {
  await app.services.db.delete(outboxTable)
})

async function newJob(changes: object = {}): Promise<string> {
  const values = {
    title: 'Senior UI UX Designer',
    description: 'd',
    companyOverview: 'o',
    jobRole: ['r'],
    requirements: ['q'],
    ...changes,
  }
  const [row] = await app.services.db.insert(jobTable).values(values).returning()
  return row?.id ?? ''
}

let count = 0
const newAddress = () => `applicant-${++count}@example.com`
const cv = (name = 'My resume.pdf', content: string | Buffer = '%PDF-1.7 resume') =>
  new File([new Uint8Array(Buffer.from(content))], name, { type: 'application/pdf' })
const fieldsFor = (yourEmail: string) => ({
  firstName: 'Sana',
  lastName: 'Malik',
  yourEmail,
  phoneNumber: '03001234567',
  city: 'Lahore',
  address: '12 Canal Road',
  state: 'Punjab',
  postalCode: '54000',
  jobId,
})
function apply(
  yourEmail: string,
  changes: Record<string, string | File | undefined> = {},
  headers: Record<string, string> = {},
) {
  const given = Object.entries({ ...fieldsFor(yourEmail), resume: cv(), ...changes })
  const form = formOf(Object.fromEntries(given.filter(([, value]) => value !== undefined)) as never)
  return app.api('POST', '/career/create', { form, headers })
}
const stored = (email: string) =>
  app.services.db.select().from(applicationTable).where(eq(applicationTable.email, email))
const mailsTo = (address: string) =>
  app.services.db.select().from(outboxTable).where(eq(outboxTable.recipient, address))
/** Names of the files that lie in private storage. */
async function privateFiles(): Promise<string[]> {
  const folder = join(app.services.config.dataDir, 'private')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}
async function applied(changes: Record<string, string | File> = {}) {
  const email = newAddress()
  expect((await apply(email, changes)).status).toBe(200)
  const [row] = await stored(email)
  return { email, id: row?.id ?? '', key: row?.resumeKey ?? '' }
}

describe('applying', () => {
  test('an application is stored with its resume before it is acknowledged', async () => {
    const email = newAddress()
    const { status, body } = await apply(email, { unknown: 'ignored' })
    expect([status, body]).toEqual([200, { success: true, message: 'Form submitted successfully' }])
    const [row] = await stored(email)
    const { yourEmail, ...others } = fieldsFor(email)
    expect(row).toMatchObject({ ...others, email: yourEmail, status: 'new', quarantined: null })
    expect(await privateFiles()).toContain(row?.resumeKey)
  })

  test('the resume is of any type, and is no public file', async () => {
    const { key } = await applied({ resume: cv('cv.exe', 'MZ') })
    expect((await app.request('GET', `/media/${key}`)).status).toBe(404)
  })

  test('optional fields may be missing', async () => {
    const email = newAddress()
    const missing = { city: undefined, address: undefined, state: undefined, postalCode: undefined }
    expect((await apply(email, missing)).status).toBe(200)
    expect((await stored(email))[0]).toMatchObject({ city: '', postalCode: '' })
  })

  test.each([
    [{ firstName: '' }, 'firstName', 'Please enter your first name'],
    [{ lastName: undefined }, 'lastName', 'Please enter your last name'],
    [{ yourEmail: 'nobody' }, 'yourEmail', 'Please enter a valid email address'],
    [
      { yourEmail: 'a@b.example\r\nBcc: c@d.example' },
      'yourEmail',
      'Please enter a valid email address',
    ],
    [{ phoneNumber: ' ' }, 'phoneNumber', 'Please enter your phone number'],
    [{ resume: undefined }, 'resume', 'Please attach your resume'],
    [{ resume: cv('empty.pdf', '') }, 'resume', 'This file is empty. Please attach your resume'],
    [{ jobId: undefined }, 'jobId', 'This job is no longer open'],
    [{ jobId: 'nonsense' }, 'jobId', 'This job is no longer open'],
    [{ jobId: '01890000-0000-7000-8000-000000000000' }, 'jobId', 'This job is no longer open'],
    [{ city: 'x'.repeat(101) }, 'city', 'At most 100 characters'],
  ])('%j is refused at %s with "%s"', async (changes, path, message) => {
    const before = await privateFiles()
    const email = newAddress()
    const { status, body } = await apply(email, changes)
    expect([status, body.error, body.errors]).toEqual([422, message, [{ path, message }]])
    expect(await stored(email)).toEqual([])
    expect(await privateFiles()).toEqual(before)
  })

  test('a job that is inactive or in the trash takes no application', async () => {
    for (const changes of [{ isActive: false }, { deletedAt: new Date() }]) {
      const before = await privateFiles()
      const { status } = await apply(newAddress(), { jobId: await newJob(changes) })
      expect(status).toBe(422)
      expect(await privateFiles()).toEqual(before)
    }
  })

  test('10 MB are taken, one byte more is not', async () => {
    const limit = 10 * 1_048_576
    const email = newAddress()
    expect((await apply(email, { resume: cv('l.pdf', Buffer.alloc(limit, 1)) })).status).toBe(200)
    expect((await stored(email))[0]?.resumeSize).toBe(limit)
    const above = await apply(newAddress(), { resume: cv('l.pdf', Buffer.alloc(limit + 1, 1)) })
    expect([above.status, above.body.message]).toEqual([
      413,
      'Resume size cannot be more than 10MB',
    ])
  })

  test('another content type is refused', async () => {
    expect((await app.api('POST', '/career/create', { json: {} })).status).toBe(415)
  })

  test('the same post again stores nothing twice, not even at once', async () => {
    const email = newAddress()
    const headers = { 'Idempotency-Key': 'application' }
    const before = (await privateFiles()).length
    const answers = await Promise.all(Array.from({ length: 8 }, () => apply(email, {}, headers)))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(await stored(email)).toHaveLength(1)
    expect((await privateFiles()).length).toBe(before + 1)
    const other = await apply(email, { resume: cv('My resume.pdf', 'another') }, headers)
    expect(other.status).toBe(422)
    expect((await privateFiles()).length).toBe(before + 1)
  })

  test('applicant and staff are told by mail, the applicant in none of their own words', async () => {
    const email = newAddress()
    await app.services.db
      .insert(settingTable)
      .values({ key: 'noticeEmail', value: 'hr@example.com' })
    await apply(email, { firstName: 'Peculiar', lastName: 'Name' })
    await apply(email, { firstName: 'Peculiar', lastName: 'Again' })
    await app.services.db.delete(settingTable)
    const [receipt, ...more] = await mailsTo(email)
    expect(more).toEqual([])
    expect(`${receipt?.subject} ${receipt?.text} ${receipt?.html}`).not.toMatch(/Peculiar|Canal/)
    const notices = await mailsTo('hr@example.com')
    expect(notices).toHaveLength(2)
    expect(notices[0]).toMatchObject({ subject: 'A new application', replyTo: email })
    expect(notices[0]?.text).toContain('Peculiar Name')
    expect(notices[0]?.text).toContain('Senior UI UX Designer')
  })

  test('what looks like the work of a machine is kept apart, and mailed to nobody', async () => {
    const { email, id } = await applied({ [honeypotField]: 'x' })
    expect(await mailsTo(email)).toEqual([])
    const token = await app.signIn()
    const { body } = await app.api('GET', '/career?limit=1', { token })
    expect(body.data[0]).toMatchObject({ _id: id, quarantined: 'A hidden field was filled in' })
  })
})

describe('what is under suspicion', () => {
  const held = async () => {
    const { email, id } = await applied({ [honeypotField]: 'x' })
    await app.services.db
      .insert(settingTable)
      .values({ key: 'noticeEmail', value: 'hr@example.com' })
      .onConflictDoNothing()
    return { email, id, notices: async () => (await mailsTo('hr@example.com')).length }
  }
  const release = (id: string, token: string, headers = {}) =>
    app.api('PATCH', `/career/release/${id}`, { token, headers })

  test('can be released, and the mails that were withheld go out once', async () => {
    const { email, id, notices } = await held()
    const token = await app.signIn()
    expect([await notices(), (await mailsTo(email)).length]).toEqual([0, 0])
    const answers = await Promise.all([release(id, token), release(id, token)])
    for (const { status, body } of answers) {
      expect(status).toBe(200)
      expect(body.data).toMatchObject({ _id: id, version: 2, status: 'new' })
      expect(body.data).not.toHaveProperty('quarantined')
    }
    expect([await notices(), (await mailsTo(email)).length]).toEqual([1, 1])
  })

  test('stays so, and untold, where someone else was first or there is no such record', async () => {
    const { id, notices } = await held()
    const token = await app.signIn()
    await app.api('PATCH', `/career/${id}`, { token, json: { note: 'Read by another' } })
    const stale = await release(id, token, { 'If-Match': '"1"' })
    expect([stale.status, stale.body.data.note]).toEqual([412, 'Read by another'])
    expect(stale.body.data.quarantined).toBe('A hidden field was filled in')
    expect((await release('nonsense', token)).status).toBe(404)
    expect(await notices()).toBe(0)
  })
})

describe('reading applications', () => {
  test('the list comes newest first with the fields of the form and nothing internal', async () => {
    const first = await applied()
    const second = await applied()
    const token = await app.signIn()
    const { body } = await app.api('GET', '/career?limit=2', { token })
    expect(body.data.map((row: { yourEmail: string }) => row.yourEmail)).toEqual([
      second.email,
      first.email,
    ])
    expect(body.data[0]).toEqual({
      _id: second.id,
      version: 1,
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: expect.stringMatching(/Z$/),
      ...fieldsFor(second.email),
      resume: { name: 'My resume.pdf', size: 15 },
      jobId: { _id: jobId, title: 'Senior UI UX Designer' },
      status: 'new',
      note: '',
    })
    expect(body.pagination).toMatchObject({ page: 1, limit: 2 })
  })

  test('it can be narrowed to a job and a status', async () => {
    const other = await newJob({ title: 'Other job' })
    const { id } = await applied({ jobId: other })
    const token = await app.signIn()
    const totalOf = async (query: string) =>
      (await app.api('GET', `/career?${query}`, { token })).body.pagination.total
    expect(await totalOf(`jobId=${other}`)).toBe(1)
    expect(await totalOf(`jobId=${other}&status=hired`)).toBe(0)
    await app.api('PATCH', `/career/${id}`, { token, json: { status: 'hired' } })
    expect(await totalOf(`jobId=${other}&status=hired`)).toBe(1)
    expect((await app.api('GET', '/career?status=odd', { token })).status).toBe(422)
    expect((await app.api('GET', '/career?jobId=odd', { token })).status).toBe(422)
  })

  test('it can be searched by whole name, e-mail and phone, wildcards meaning themselves', async () => {
    const { id, email } = await applied({ firstName: 'Zohra', lastName: 'Percent_100%' })
    const token = await app.signIn()
    const found = async (search: string) => {
      const query = new URLSearchParams({ search })
      const { body } = await app.api('GET', `/career?${query}`, { token })
      return body.data.map(({ _id }: { _id: string }) => _id)
    }
    expect(await found('ZOHRA percent_1')).toEqual([id])
    expect(await found(email.toUpperCase())).toEqual([id])
    expect(await found('Zohra%100')).toEqual([])
    expect((await app.api('GET', '/career?search=%00', { token })).status).toBe(422)
  })

  test.each([
    ['My resume.pdf', 'filename="My resume.pdf"; filename*=UTF-8\'\'My%20resume.pdf'],
    [
      'Lebenslauf für Übung.pdf',
      'filename="Lebenslauf f_r _bung.pdf"; filename*=UTF-8\'\'Lebenslauf%20f%C3%BCr%20%C3%9Cbung.pdf',
    ],
    ['a";b=c%41.html', 'filename="a_;b=c_41.html"; filename*=UTF-8\'\'a%22%3Bb%3Dc%2541.html'],
    ['../../etc/passwd', 'filename="passwd"; filename*=UTF-8\'\'passwd'],
    ['C:\\temp\\cv.doc', 'filename="cv.doc"; filename*=UTF-8\'\'cv.doc'],
    ["it's (1)*.pdf", "filename=\"it's (1)*.pdf\"; filename*=UTF-8''it%27s%20%281%29%2A.pdf"],
  ])('the resume %j is always saved, never shown', async (name, disposition) => {
    const email = newAddress()
    await apply(email)
    const [row] = await app.services.db
      .update(applicationTable)
      .set({ resumeName: name.split(/[/\\]/).at(-1) ?? '' })
      .where(eq(applicationTable.email, email))
      .returning()
    const token = await app.signIn()
    const response = await app.request('GET', `/api/v1/career/${row?.id}/resume`, { token })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/octet-stream')
    expect(response.headers.get('content-disposition')).toBe(`attachment; ${disposition}`)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.text()).toBe('%PDF-1.7 resume')
  })

  test('the name of a file is kept without folders and hidden characters', async () => {
    const { id } = await applied({ resume: cv('..\\..\\evil\u202Efdp.exe') })
    const [row] = await app.services.db
      .select()
      .from(applicationTable)
      .where(eq(applicationTable.id, id))
    expect(row?.resumeName).toBe('evilfdp.exe')
  })

  test('visitors and roles without the right see, save and change nothing', async () => {
    const { id, email } = await applied()
    const member = await app.signIn(await createStaff(app.services, 'Member'))
    for (const [call, expected] of [
      [{}, 401],
      [{ token: member }, 403],
    ] as const) {
      expect((await app.api('GET', '/career', call)).status).toBe(expected)
      expect((await app.api('GET', `/career/${id}/resume`, call)).status).toBe(expected)
      const json = { status: 'hired' }
      expect((await app.api('PATCH', `/career/${id}`, { ...call, json })).status).toBe(expected)
    }
    expect((await stored(email))[0]?.status).toBe('new')
    const desk = await createStaff(app.services, 'Desk', { career: { update: true } })
    const token = await app.signIn(desk)
    expect((await app.api('GET', '/career', { token })).status).toBe(200)
  })
})

describe('working on applications', () => {
  test('status and note can be changed, and a stale edit gets the record as it stands', async () => {
    const { id } = await applied()
    const token = await app.signIn()
    const json = { status: 'interview', note: 'Tuesday at ten' }
    const { status, body } = await app.api('PATCH', `/career/${id}`, { token, json })
    expect([status, body.data.version]).toEqual([200, 2])
    expect(body.data).toMatchObject(json)
    const headers = { 'If-Match': '"1"' }
    const late = await app.api('PATCH', `/career/${id}`, { token, headers, json: { note: '' } })
    expect(late.status).toBe(412)
    expect(late.body.data).toMatchObject(json)
  })

  test.each([
    [{ status: 'lost' }, 'Status must be new, shortlisted, interview, offer, hired or rejected'],
    [{ note: 7 }, 'Note must be text'],
    [{ firstName: 'X' }, 'Unknown field: firstName'],
    [{ quarantined: null }, 'Unknown field: quarantined'],
  ])('%j is refused with "%s"', async (json, message) => {
    const { id, email } = await applied()
    const token = await app.signIn()
    const { status, body } = await app.api('PATCH', `/career/${id}`, { token, json })
    expect([status, body.message]).toEqual([422, message])
    expect((await stored(email))[0]?.version).toBe(1)
  })

  test.each(['01890000-0000-7000-8000-000000000000', 'nonsense'])('%s is not found', async (id) => {
    const token = await app.signIn()
    expect((await app.api('GET', `/career/${id}/resume`, { token })).status).toBe(404)
    const json = { note: 'x' }
    expect((await app.api('PATCH', `/career/${id}`, { token, json })).status).toBe(404)
  })
})

describe('keeping', () => {
  const sweep = () =>
    sweepPrivateFiles(app.services.db, app.services.privateFiles, new AbortController().signal)
  const letPass = (key: string) =>
    app.services.db
      .update(mediaTable)
      .set({ releasedAt: sql`now() - interval '25 hours'` })
      .where(eq(mediaTable.key, key))

  test('an application and its resume go after 24 months, and none before', async () => {
    const old = await applied()
    const young = await applied()
    const age = async (id: string, months: number) =>
      app.services.db
        .update(applicationTable)
        .set({ createdAt: sql`now() - make_interval(months => ${months}, days => 1)` })
        .where(eq(applicationTable.id, id))
    await age(old.id, 24)
    await age(young.id, 23)
    await purgeApplications(app.services)
    expect(await stored(old.email)).toEqual([])
    expect(await stored(young.email)).toHaveLength(1)
    await letPass(old.key)
    await sweep()
    const files = await privateFiles()
    expect(files).not.toContain(old.key)
    expect(files).toContain(young.key)
  })

  test('a file that a process left behind is swept away, one that is in use is not', async () => {
    const { key } = await applied()
    const left = `${'0'.repeat(40)}.bin`
    await app.services.privateFiles.put(left, Buffer.from('left behind'))
    const values = {
      visibility: 'private' as const,
      contentType: 'x',
      size: 1,
      releasedAt: new Date(),
    }
    await app.services.db.insert(mediaTable).values({ key: left, ...values })
    await sweep()
    expect(await privateFiles()).toContain(left)
    await letPass(left)
    await sweep()
    expect(await privateFiles()).not.toContain(left)
    expect(await privateFiles()).toContain(key)
  })
})
