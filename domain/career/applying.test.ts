import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { applicationTable } from '#domain/career/career.table.ts'
import { honeypotField } from '#domain/honeypot.ts'
import { settingTable } from '#domain/settings/settings.table.ts'
import { cv, openCareerApp } from '#tests/career-app.ts'

const { app, newJob, newAddress, fieldsFor, apply, applied, stored, mailsTo, storedFiles } =
  openCareerApp()

describe('applying', () => {
  test('an application is stored with its resume before it is acknowledged', async () => {
    const email = newAddress()
    const { status, body } = await apply(email, { unknown: 'ignored' })
    expect([status, body]).toEqual([200, { success: true, message: 'Form submitted successfully' }])
    const [row] = await stored(email)
    const { yourEmail, ...others } = fieldsFor(email)
    expect(row).toMatchObject({ ...others, email: yourEmail, status: 'new', quarantined: null })
    expect(await storedFiles()).toContain(row?.resumeKey)
  })

  test('files that the form doesn’t have are left aside', async () => {
    const email = newAddress()
    const others = { photograph: cv('me.jpg', 'JFIF'), letter: cv('letter.pdf') }
    const { status } = await apply(email, others)
    expect(status).toBe(200)
    expect(await stored(email)).toMatchObject([{ resumeName: cv().name }])
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
    const before = await storedFiles()
    const email = newAddress()
    const { status, body } = await apply(email, changes)
    expect([status, body.error, body.errors]).toEqual([422, message, [{ path, message }]])
    expect(await stored(email)).toEqual([])
    expect(await storedFiles()).toEqual(before)
  })

  test('a job that is inactive or in the trash takes no application', async () => {
    for (const changes of [{ isActive: false }, { deletedAt: new Date() }]) {
      const before = await storedFiles()
      const { status } = await apply(newAddress(), { jobId: await newJob(changes) })
      expect(status).toBe(422)
      expect(await storedFiles()).toEqual(before)
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
    const before = (await storedFiles()).length
    const answers = await Promise.all(Array.from({ length: 8 }, () => apply(email, {}, headers)))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(await stored(email)).toHaveLength(1)
    expect((await storedFiles()).length).toBe(before + 1)
    const other = await apply(email, { resume: cv('My resume.pdf', 'another') }, headers)
    expect(other.status).toBe(422)
    expect((await storedFiles()).length).toBe(before + 1)
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

  test.each([
    ['letters of full width', 'ｅxample.com'],
    ['another full stop', 'mail。example.com'],
  ])(
    'is released with its mails where its address has %s, which no form takes today',
    async (_, host) => {
      const { id, notices } = await held()
      const email = `${id}@${host}`
      await app.services.db
        .update(applicationTable)
        .set({ email })
        .where(eq(applicationTable.id, id))
      const { status, body } = await release(id, await app.signIn())
      expect([status, body.data?.yourEmail]).toEqual([200, email])
      expect([await notices(), (await mailsTo(email)).length]).toEqual([1, 1])
    },
  )

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
