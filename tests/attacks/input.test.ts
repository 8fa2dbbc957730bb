/**
 * What someone with bad intentions tries: what a body, a query or a path carries.
 * Each case says what the attacker sees, and that nothing has changed.
 */
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ApiRoute } from '#domain/api-route.ts'
import { applicationTable } from '#domain/career/career.table.ts'
import { enquiryTable } from '#domain/enquiry/enquiry.table.ts'
import { leadTable } from '#domain/lead/lead.table.ts'
import { subscriberTable } from '#domain/newsletter/newsletter.table.ts'
import { outboxTable } from '#platform/outbox.table.ts'
import { apiRoutes } from '#server/routes.ts'
import { applicantFor, enquiry, jobForm } from '#tests/attacks/inputs.ts'
import { createCategory, portfolioForm, serviceForm } from '#tests/content-forms.ts'
import { leavingNoTraceIn } from '#tests/fingerprint.ts'
import { owner } from '#tests/owner.ts'
import { formOf, pictureFile } from '#tests/pictures.ts'
import { createStaff } from '#tests/staff-factory.ts'
import { openTestApp } from '#tests/test-app.ts'

const app = openTestApp()
let token: string
let categoryId: string
let jobId: string

beforeAll(async () => {
  token = await app.signIn()
  categoryId = await createCategory(app, token)
  jobId = (await app.api('POST', '/job/create', { token, json: jobForm })).body.data._id
})
beforeEach(async () => {
  app.services.config.rateLimits = false
  await app.services.db.delete(outboxTable)
})

const leavingNoTrace = <Result>(attack: () => Promise<Result>) =>
  leavingNoTraceIn(app.services.db, attack)

const applicant = () => applicantFor(jobId)

test('a body of thousands of unknown fields is not told of each', async () => {
  const many = Array.from({ length: 10_000 }, (_, at) => [`field${at}`, 1])
  const json = { ...Object.fromEntries(many), ['x'.repeat(10_000)]: 1 }
  const { status, body } = await app.api('POST', '/admin/login', { json })
  expect(status).toBe(422)
  expect(body.errors.length).toBeLessThan(25)
  expect(JSON.stringify(body).length).toBeLessThan(10_000)
})

describe('setting what nobody may set', () => {
  const hidden = {
    _id: '01890000-0000-7000-8000-000000000000',
    id: '01890000-0000-7000-8000-000000000000',
    version: 99,
    createdAt: '2001-01-01T00:00:00.000Z',
    deletedAt: '2001-01-01T00:00:00.000Z',
    isDeleted: true,
  }
  const untouched = (row: { id: string; version: number; createdAt: Date } | undefined) => {
    expect(row?.id).not.toBe(hidden._id)
    expect(row?.version).toBe(1)
    expect(row?.createdAt.getFullYear()).toBeGreaterThan(2001)
  }

  test('an enquiry is new, unassigned and a contact, whatever it says', async () => {
    const email = `${randomUUID()}@example.com`
    const json = { ...enquiry, email, ...hidden, status: 'done', kind: 'quotation', note: 'mine' }
    expect((await app.api('POST', '/contact/create', { json })).status).toBe(200)
    const [row] = await app.services.db
      .select()
      .from(enquiryTable)
      .where(eq(enquiryTable.email, email))
    untouched(row)
    expect(row).toMatchObject({ status: 'new', kind: 'contact', note: '', assigneeId: null })
  })

  test('a subscriber confirms by mail and by nothing else', async () => {
    const subscriberEmail = `${randomUUID()}@example.com`
    const json = { subscriberEmail, ...hidden, status: 'confirmed', confirmedAt: hidden.createdAt }
    expect((await app.api('POST', '/newsletter/create', { json })).status).toBe(200)
    const [row] = await app.services.db
      .select()
      .from(subscriberTable)
      .where(eq(subscriberTable.subscriberEmail, subscriberEmail))
    expect(row).toMatchObject({ status: 'pending', confirmedAt: null })
    expect(row?.id).not.toBe(hidden._id)
  })

  test('a potential customer has come once, whatever they say', async () => {
    const email = `${randomUUID()}@example.com`
    const json = { email, source: 'catalog', ...hidden, visitCount: 1_000 }
    expect((await app.api('POST', '/potentialCustomer/create', { json })).status).toBe(200)
    const [row] = await app.services.db.select().from(leadTable).where(eq(leadTable.email, email))
    untouched(row)
    expect(row?.visitCount).toBe(1)
  })

  test('an applicant hires nobody', async () => {
    const fields = applicant()
    const strings = Object.fromEntries(Object.entries(hidden).map(([k, v]) => [k, String(v)]))
    const form = formOf({
      ...fields,
      ...strings,
      status: 'hired',
      note: 'mine',
      resumeKey: '../../database',
      resumeName: 'else.pdf',
      resumeSize: '1',
      resume: new File(['resume'], 'cv.pdf'),
    })
    expect((await app.api('POST', '/career/create', { form })).status).toBe(200)
    const [row] = await app.services.db
      .select()
      .from(applicationTable)
      .where(eq(applicationTable.email, fields.yourEmail))
    untouched(row)
    expect(row).toMatchObject({ status: 'new', note: '', resumeName: 'cv.pdf', resumeSize: 6 })
    expect(row?.resumeKey).not.toContain('..')
  })

  const fields = ['_id', 'id', 'version', 'createdAt', 'deletedAt', 'isDeleted', '__v']
  const staffFields = [...fields, 'roleId', 'passwordHash', 'token', 'sessions', '__proto__']
  test.each(staffFields)('%s is no field of a new user, a profile or a role', async (field) => {
    const user = {
      username: `u-${randomUUID().slice(0, 8)}`,
      fullName: 'A User',
      email: 'user@example.com',
      password: 'Battery-staple-9',
      contactNumber: '03001234567',
      address: 'Lahore',
      gender: 'Female',
      dateOfBirth: '1990-01-01',
    }
    const [me] = (await app.api('GET', '/admin', { token })).body.data
    const calls: [string, string, object][] = [
      ['POST', '/admin/register', user],
      ['PATCH', `/admin/update/${me._id}`, { address: 'Elsewhere' }],
      ['PATCH', `/admin/update-role/${me._id}`, { role: 'Member' }],
      [
        'PATCH',
        `/admin/change-password/${me._id}`,
        { currentPassword: owner.password, password: 'Fresh-pass-9' },
      ],
      ['POST', '/permission/create', { role: 'Sneaky' }],
      ['PUT', '/alertHeader/update', { textField: 'Mine' }],
      ['PUT', '/settings', { phone: 'mine' }],
    ]
    await leavingNoTrace(async () => {
      for (const [method, path, input] of calls) {
        // Parsed, so that __proto__ is a field like any other.
        const json = JSON.parse(`{${JSON.stringify(field)}:"x",${JSON.stringify(input).slice(1)}`)
        const { status, body } = await app.api(method, path, { token, json })
        expect([path, status, body.errors?.[0].message]).toEqual([
          path,
          422,
          `Unknown field: ${field}`,
        ])
      }
    })
  })

  test.each(['role', 'username', 'password', 'fullName'])(
    'a profile takes no %s',
    async (field) => {
      const staff = await createStaff(app.services, 'Member')
      const mine = await app.signIn(staff)
      const { body } = await app.api('POST', '/admin/login', { json: staff })
      await leavingNoTrace(async () => {
        const json = { address: 'Elsewhere', [field]: 'superAdmin' }
        const path = `/admin/update/${body.data._id}`
        expect((await app.api('PATCH', path, { token: mine, json })).status).toBe(422)
      })
    },
  )

  test.each([...fields, 'slug', 'number', 'projectCode', 'categoryName', 'isActive', '__proto__'])(
    '%s is no field of a project, category, service or job',
    async (field) => {
      const extra = (form: FormData) => {
        form.append(field, 'x')
        return form
      }
      const icon = { logo: await pictureFile() }
      const category = formOf({ name: 'Sneaky', description: 'x', ...icon })
      const calls: [string, { form?: FormData; json?: object }][] = [
        ['/project/create', { form: extra(await portfolioForm('project', categoryId)) }],
        ['/services', { form: extra(await serviceForm(categoryId)) }],
        ['/category/create', { form: extra(category) }],
        [
          '/job/create',
          { json: JSON.parse(`{"${field}":"x",${JSON.stringify(jobForm).slice(1)}`) },
        ],
      ]
      await leavingNoTrace(async () => {
        for (const [path, call] of calls) {
          const { status, body } = await app.api('POST', path, { token, ...call })
          expect([path, status, body.message]).toEqual([path, 422, `Unknown field: ${field}`])
        }
      })
    },
  )

  test('no prototype is changed by a public form', async () => {
    const body = `{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},${JSON.stringify(enquiry).slice(1)}`
    await app.api('POST', '/contact/create', { json: JSON.parse(body) })
    const form = formOf({ ...applicant(), resume: new File(['x'], 'x') })
    form.append('__proto__[isAdmin]', 'true')
    form.append('constructor.prototype.isAdmin', 'true')
    expect((await app.api('POST', '/career/create', { form })).status).toBe(200)
    expect({}).not.toHaveProperty('isAdmin')
  })
})

describe('objects and operators in the place of text', () => {
  const values: unknown[] = [{ $ne: null }, { $gt: '' }, ['owner'], [['owner']], true, 1, null]
  test.each(values)('%j signs nobody in and finds no account', async (value) => {
    await leavingNoTrace(async () => {
      const tries: [string, object][] = [
        ['/admin/login', { username: value, password: owner.password }],
        ['/admin/login', { username: owner.username, password: value }],
        ['/admin/forgot-password', { email: value }],
        ['/admin/reset-password', { token: value, password: 'Fresh-pass-9' }],
        ['/admin/reset-password', { token: 'x', password: value }],
        ['/admin/undo-email', { token: value }],
      ]
      for (const [path, json] of tries) {
        const { status, body } = await app.api('POST', path, { json })
        expect([path, status]).toEqual([path, 422])
        expect(body).not.toHaveProperty('token')
      }
    })
  })
})

describe('queries in the place of values', () => {
  const injections = [
    "' or '1'='1",
    "'; drop table staff; --",
    '" or 1=1 --',
    "') union select username, password_hash from staff --",
    '1; select pg_sleep(5)',
    '$1',
    "\\'; --",
    '%',
  ]
  const readable = apiRoutes.filter(
    ({ method, answer }) => method === 'GET' && !('mediaType' in answer),
  )
  const known = ({ query }: ApiRoute) => Object.keys(query?.shape ?? { search: 0, id: 0 })

  test.each(injections)('%s is text wherever it stands', async (injection) => {
    const text = encodeURIComponent(injection)
    await leavingNoTrace(async () => {
      for (const route of readable) {
        const path = route.path.replaceAll(/\{\w+\}/g, text)
        for (const name of route.path.includes('{') ? ['search'] : known(route)) {
          const { status, body } = await app.api('GET', `${path}?${name}=${text}`, { token })
          expect([200, 404, 422]).toContain(status)
          expect(JSON.stringify(body)).not.toMatch(/password_?hash|\$argon2|scrypt|syntax error/i)
        }
      }
    })
  })

  test.each(['sort', 'orderBy', 'fields', 'select', 'filter', 'where', 'include', 'populate'])(
    '%s gives a list neither another order nor other fields',
    async (name) => {
      const paths = ['/admin', '/permission', '/project', '/potentialCustomer', '/contact']
      for (const path of paths) {
        const query = `${name}=passwordHash&${name}[passwordHash]=1&passwordHash=x&isDeleted=true`
        const plain = await app.api('GET', path, { token })
        const asked = await app.api('GET', `${path}?${query}`, { token })
        expect([path, asked.status, asked.body]).toEqual([path, 200, plain.body])
      }
    },
  )

  test('an order that is not one of the few is refused', async () => {
    for (const order of ['passwordHash', 'isDeleted', 'name,passwordHash', 'name desc', '--name']) {
      const { status, body } = await app.api('GET', `/project?order=${order}`, { token })
      expect([order, status, body.errors[0].path]).toEqual([order, 422, 'order'])
    }
  })

  test.each(['page=1&page=0', 'page=0&page=', 'limit=1&limit=101', 'isActive=true&isActive=both'])(
    'of a parameter given twice the last one counts, so %s is refused',
    async (query) => {
      expect((await app.api('GET', `/project?${query}`)).status).toBe(422)
    },
  )
})

describe('a body of another kind', () => {
  const jsonCalls = apiRoutes.filter(
    // The links in mails take plain forms too, as mail programs post them.
    ({ body, path }) => body && 'json' in body && !/newsletter\/(confirm|unsubscribe)$/.test(path),
  )
  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    '',
  ])('as %j is read by no call that takes JSON', async (type) => {
    const [me] = (await app.api('GET', '/admin', { token })).body.data
    await leavingNoTrace(async () => {
      for (const { method, path } of jsonCalls) {
        const { status } = await app.api(method, path.replaceAll(/\{\w+\}/g, me._id), {
          token,
          json: { email: 'a@example.com' },
          headers: { 'content-type': type },
        })
        expect([path, status]).toEqual([path, 415])
      }
    })
  })
})

describe('a body that is nested without end', () => {
  const many = 20_000
  test.each([
    ['lists', `${'['.repeat(many)}${']'.repeat(many)}`],
    ['objects', `${'{"a":'.repeat(many)}1${'}'.repeat(many)}`],
    ['as deep as nobody needs', `${'['.repeat(33)}${']'.repeat(33)}`],
  ])('of %s is refused before anyone walks through it', async (_, deep) => {
    const body = `${JSON.stringify(enquiry).slice(0, -1)},"extra":${deep}}`
    await leavingNoTrace(async () => {
      for (const key of [{}, { 'idempotency-key': randomUUID() }] as Record<string, string>[]) {
        const response = await app.request('POST', '/api/v1/contact/create', {
          headers: { 'content-type': 'application/json', ...key },
          body: body as never,
        })
        expect(response.status).toBe(400)
        expect(await response.json()).toMatchObject({ message: 'The body is nested too deeply' })
      }
    })
  })
})

describe('climbing', () => {
  test('someone who may manage users and roles gets no right that they lack', async () => {
    const staff = await createStaff(app.services, 'Climber', {
      userManagement: { create: true, update: true },
      privilege: { create: true, update: true },
    })
    const mine = await app.signIn(staff)
    const asMe = (method: string, path: string, json: object) =>
      app.api(method, path, { token: mine, json })
    const roles = (await app.api('GET', '/permission', { token })).body.permissions
    const idOf = (name: string) => roles.find(({ role }: { role: string }) => role === name)._id
    const users = (await app.api('GET', '/admin', { token })).body.data
    const me = users.find(({ username }: { username: string }) => username === staff.username)
    const admin = users.find(({ role }: { role: string }) => role === 'superAdmin')
    const everythingInServices = { services: { create: true, update: true, statusChange: true } }
    await leavingNoTrace(async () => {
      const attempts: [string, string, object, number][] = [
        ['PATCH', `/permission/${idOf('Climber')}`, { permissions: everythingInServices }, 403],
        ['PATCH', `/permission/${idOf('Climber')}`, { role: 'superAdmin' }, 409],
        ['PATCH', `/permission/${idOf('Climber')}`, { role: ' SuperAdmin ' }, 409],
        ['PATCH', `/permission/${idOf('Member')}`, { permissions: {} }, 403],
        ['PATCH', `/permission/${idOf('superAdmin')}`, { permissions: {} }, 403],
        ['POST', '/permission/create', { role: 'Ladder', permissions: everythingInServices }, 403],
        ['PATCH', `/admin/update-role/${me._id}`, { role: 'superAdmin' }, 403],
        ['PATCH', `/admin/update-role/${me._id}`, { role: 'Member' }, 403],
        ['PATCH', `/admin/update-role/${admin._id}`, { role: 'Climber' }, 403],
        ['DELETE', `/admin/delete/${admin._id}`, {}, 403],
        ['PATCH', `/admin/update/${admin._id}`, { email: 'mine@example.com' }, 403],
        ['PATCH', `/admin/change-password/${admin._id}`, { password: 'Fresh-pass-9' }, 403],
        ['DELETE', `/permission/${idOf('Climber')}`, {}, 403],
      ]
      for (const [method, path, json, expected] of attempts) {
        const { status } = await asMe(method, path, json)
        expect([method, path, json, status]).toEqual([method, path, json, expected])
      }
    })
  })

  test('a role that only looks like superAdmin has no rights', async () => {
    for (const name of ['superAdmin\u200b', 'ѕuperAdmin', 'superAdmín']) {
      const staff = await createStaff(app.services, name)
      const mine = await app.signIn(staff)
      expect((await app.api('GET', '/audit', { token: mine })).status).toBe(403)
      expect((await app.api('DELETE', `/job/delete/${jobId}`, { token: mine })).status).toBe(403)
    }
  })

  test('a stale version tells nothing to whoever may not write', async () => {
    const mine = await app.signIn(await createStaff(app.services, 'Member'))
    await leavingNoTrace(async () => {
      const headers = { 'if-match': '"999"' }
      for (const path of [`/job/status/${jobId}`, `/category/status/${categoryId}`]) {
        const call = { token: mine, json: { isActive: false }, headers }
        const { status, body } = await app.api('PATCH', path, call)
        expect(status).toBe(403)
        expect(body).not.toHaveProperty('data')
      }
    })
  })
})
