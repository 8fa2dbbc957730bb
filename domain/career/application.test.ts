import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { purgeApplications } from '#domain/career/application.rules.ts'
import { applicationTable } from '#domain/career/career.table.ts'
import { mediaTable } from '#platform/media/media.table.ts'
import { sweepPrivateFiles } from '#platform/media/private-file.ts'
import { cv, openCareerApp } from '#tests/career-app.ts'
import { createStaff } from '#tests/staff-factory.ts'

const { app, newJob, newAddress, fieldsFor, apply, applied, stored, storedFiles } = openCareerApp()

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
      jobId: { _id: fieldsFor('').jobId, title: 'Senior UI UX Designer' },
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
    const files = await storedFiles()
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
    expect(await storedFiles()).toContain(left)
    await letPass(left)
    await sweep()
    expect(await storedFiles()).not.toContain(left)
    expect(await storedFiles()).toContain(key)
  })
})
