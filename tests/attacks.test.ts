/**
 * What someone with bad intentions tries, as far as no other test does so with the record it
 * concerns. Each case says what the attacker sees and that nothing has changed.
 */
import { randomUUID } from 'node:crypto'
import { desc, eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ApiRoute } from '#domain/api-route.ts'
import { applicationTable } from '#domain/career/career.table.ts'
import { enquiryTable } from '#domain/enquiry/enquiry.table.ts'
import { leadTable } from '#domain/lead/lead.table.ts'
import { subscriberTable } from '#domain/newsletter/newsletter.table.ts'
import { staffTable } from '#domain/staff/staff.table.ts'
import { outboxTable } from '#platform/outbox.table.ts'
import { apiRoutes } from '#server/routes.ts'
import { createCategory, portfolioForm, serviceForm } from '#tests/content-forms.ts'
import { owner } from '#tests/owner.ts'
import { formOf, pictureFile } from '#tests/pictures.ts'
import { createStaff } from '#tests/staff-factory.ts'
import { openTestApp } from '#tests/test-app.ts'

const app = openTestApp()
let token: string
let categoryId: string
let jobId: string

const jobForm = {
  title: 'Gardener',
  description: 'Looks after the roof',
  companyOverview: 'We',
  jobRole: ['Water'],
  requirements: ['A can'],
}
beforeAll(async () => {
  token = await app.signIn()
  categoryId = await createCategory(app, token)
  jobId = (await app.api('POST', '/job/create', { token, json: jobForm })).body.data._id
})
beforeEach(async () => {
  app.services.config.rateLimits = false
  await app.services.db.delete(outboxTable)
})

/** A fingerprint of everything stored, besides what merely notes that calls were made. */
async function everything(): Promise<string> {
  const { rows: tables } = (await app.services.db.execute(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'
        and table_name not in ('request_log', 'request_log_count', 'session', 'rate_limit')
        order by 1`,
  )) as unknown as { rows: { name: string }[] }
  const prints: string[] = []
  for (const { name } of tables) {
    const { rows } = (await app.services.db.execute(
      sql`select md5(coalesce(string_agg(t::text, '' order by t::text), '')) as print from ${sql.identifier(name)} t`,
    )) as unknown as { rows: { print: string }[] }
    prints.push(`${name} ${rows[0]?.print}`)
  }
  return prints.join('\n')
}

/** Runs `attack`, which must leave everything as it was. */
async function leavingNoTrace<Result>(attack: () => Promise<Result>): Promise<Result> {
  const before = await everything()
  const result = await attack()
  expect(await everything()).toBe(before)
  return result
}

const enquiry = {
  fullname: 'Sana Malik',
  phone: '03001234567',
  email: 'sana@example.com',
  address: '12 Canal Road, Lahore',
  message: 'We need a new ordering site.',
}
const applicant = () => ({
  firstName: 'Sana',
  lastName: 'Malik',
  yourEmail: `${randomUUID()}@example.com`,
  phoneNumber: '03001234567',
  jobId,
})
const asIn = (path: string) => path.replaceAll(/\{\w+\}/g, randomUUID())

describe('coming in without a token', () => {
  test.each([
    ['a token of two words', { authorization: 'Bearer one two' }],
    ['two tokens in one header', { authorization: 'Bearer one, Bearer two' }],
    ['no token but a word', { authorization: 'Bearer null' }],
  ])('%s is a dead token, on public calls too', async (_, headers) => {
    const { status, body } = await app.api('GET', '/category', { headers })
    expect(status).toBe(401)
    expect(body).not.toHaveProperty('data')
  })

  test.each<[string, (token: string) => { path?: string; headers?: Record<string, string> }]>([
    ['the query', (token) => ({ path: `/permission/by-admin?token=${token}&DS_Token=${token}` })],
    ['a cookie', (token) => ({ headers: { cookie: `DS_Token=${token}; token=${token}` } })],
    ['a header of its own', (token) => ({ headers: { DS_Token: token, 'x-auth-token': token } })],
    ['another scheme', (token) => ({ headers: { authorization: `Token ${token}` } })],
    ['no scheme', (token) => ({ headers: { authorization: token } })],
  ])('a good token in %s counts for nothing', async (_, place) => {
    const { path = '/permission/by-admin', headers = {} } = place(token)
    const { status, body } = await app.api('GET', path, { headers })
    expect([status, body.message]).toEqual([401, 'Authentication DS_Token is required'])
  })

  test.each([
    '/api/v1/admin/',
    '/api/v1//admin',
    '/api/v1/%61dmin',
    '/api/v1/ADMIN',
    '/api/v1/admin/.',
    '/api/v1/category/../admin',
    '/api/v1/category/%2e%2e/admin',
    '/api/v1/category/..%2fadmin',
    '/api/v1/admin;x=1',
    '/api/v1/admin%00',
    '/api/v1/admin.json',
    '/healthz/../api/v1/admin',
  ])('%s lists no users', async (path) => {
    const response = await app.request('GET', path)
    expect([401, 404]).toContain(response.status)
    expect(await response.text()).not.toContain(owner.username)
  })

  test.each(['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override'])(
    '%s makes no other method of a request',
    async (name) => {
      await leavingNoTrace(async () => {
        const path = `/job/${jobId}?_method=DELETE`
        const { status } = await app.api('GET', path, { token, headers: { [name]: 'DELETE' } })
        expect(status).toBe(200)
      })
    },
  )

  test.each(['X-Original-URL', 'X-Rewrite-URL', 'X-Forwarded-Prefix'])(
    '%s makes no other path of a request',
    async (name) => {
      const { body } = await app.api('GET', '/alertHeader', {
        headers: { [name]: '/api/v1/admin' },
      })
      expect(body.data).toHaveProperty('textField')
    },
  )

  test('a version that is none is refused only after the rights', async () => {
    await leavingNoTrace(async () => {
      const headers = { 'if-match': 'nonsense' }
      const path = `/job/status/${jobId}`
      const json = { isActive: false }
      expect((await app.api('PATCH', path, { json, headers })).status).toBe(401)
      expect((await app.api('PATCH', path, { token, json, headers })).status).toBe(400)
      expect((await app.api('GET', '/category', { headers })).status).toBe(200)
    })
  })
})

describe('a method that a call does not have', () => {
  const paths = [...new Set(apiRoutes.map(({ path }) => path))]
  test.each(['OPTIONS', 'PROPFIND'])(
    '%s answers 405 everywhere, with those it has',
    async (method) => {
      await leavingNoTrace(async () => {
        for (const path of paths) {
          const response = await app.request(method, `/api/v1${asIn(path)}`, { token })
          expect([path, response.status]).toEqual([path, 405])
          expect(response.headers.get('allow')).toMatch(/^[A-Z]+(, [A-Z]+)*$/)
        }
      })
    },
  )

  test('HEAD on a call that writes answers 405 and writes nothing', async () => {
    const readable = new Set(
      apiRoutes.filter(({ method }) => method === 'GET').map(({ path }) => path),
    )
    await leavingNoTrace(async () => {
      for (const path of paths.filter((path) => !readable.has(path))) {
        const { status } = await app.request('HEAD', `/api/v1${asIn(path)}`, { token })
        expect([path, status]).toEqual([path, 405])
      }
    })
    expect((await app.api('GET', '/permission/by-admin', { token })).status).toBe(200)
  })
})

describe('an answer', () => {
  test.each([
    ['GET', '/category', undefined, 200],
    ['GET', '/project?search=%3Cscript%3Ealert(1)%3C/script%3E', undefined, 200],
    ['GET', '/%3Cscript%3Ealert(1)%3C/script%3E', undefined, 404],
    ['POST', '/newsletter/create', { subscriberEmail: '<script>alert(1)</script>' }, 422],
    ['POST', '/contact/create', { fullname: { '<img src=x onerror=alert(1)>': 1 } }, 422],
    ['GET', '/permission/by-admin', undefined, 401],
  ])('to %s %s is taken for no page', async (method, path, json, expected) => {
    const { status, headers } = await app.api(method, path, { json })
    expect(status).toBe(expected)
    expect(headers.get('content-type')).toMatch(/^application\/json/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('that carries a new token is kept in no cache', async () => {
    const { headers, body } = await app.api('POST', '/admin/login', { json: owner })
    expect(body.token).toMatch(/^[\w-]{43}$/)
    expect(headers.get('cache-control')).toBe('no-store')
  })
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

  test.each([
    'sort',
    'order',
    'orderBy',
    'fields',
    'select',
    'filter',
    'where',
    'include',
    'populate',
  ])('%s gives a list neither another order nor other fields', async (name) => {
    const paths = ['/admin', '/permission', '/project', '/potentialCustomer', '/contact']
    for (const path of paths) {
      const query = `${name}=passwordHash&${name}[passwordHash]=1&passwordHash=x&isDeleted=true`
      const plain = await app.api('GET', path, { token })
      const asked = await app.api('GET', `${path}?${query}`, { token })
      expect([path, asked.status, asked.body]).toEqual([path, 200, plain.body])
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

describe('what is not public', () => {
  test('shows in no list, page, count, search or filter, under no spelling of its address', async () => {
    const name = 'Unannounced thing'
    const form = await portfolioForm('product', categoryId, { name, isActive: 'false' })
    const { body } = await app.api('POST', '/product/create', { token, form })
    const { _id, slug, productCode } = body.data
    for (const query of [
      '',
      '?isActive=false',
      '?isActive=all&page=1&limit=100',
      `?search=${productCode}&page=1`,
      `?search=Unannounced&isActive=false&page=1`,
      `?category=${categoryId}&page=1&limit=100`,
      '?isDeleted=false&all=true',
    ]) {
      for (const path of [`/product${query}`, `/project${query}${query ? '&' : '?'}type=product`]) {
        const list = await app.api('GET', path)
        expect(JSON.stringify(list.body)).not.toContain(name)
        expect(list.body.pagination?.total ?? 0).toBe(0)
      }
    }
    for (const key of [_id, _id.toUpperCase(), slug, slug.toUpperCase(), `${slug}/`]) {
      for (const base of ['/product', '/project']) {
        expect((await app.api('GET', `${base}/${key}`)).status).toBe(404)
      }
    }
    const json = { email: 'sana@example.com', source: 'quotation', productId: _id }
    const known = await app.api('POST', '/potentialCustomer/create', { json })
    const unknown = await app.api('POST', '/potentialCustomer/create', {
      json: { ...json, productId: randomUUID() },
    })
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
  })

  test('an id of one kind opens nothing of another', async () => {
    const { body } = await app.api('POST', '/services', {
      token,
      form: await serviceForm(categoryId),
    })
    const ids = { service: body.data._id, category: categoryId, job: jobId }
    for (const id of Object.values(ids)) {
      for (const path of [
        '/project',
        '/product',
        ...(id === ids.service ? [] : ['/services']),
        ...(id === ids.job ? [] : ['/job']),
      ]) {
        expect((await app.api('GET', `${path}/${id}`, { token })).status).toBe(404)
      }
      const calls: [string, string][] = [
        ['PATCH', '/contact'],
        ['PATCH', '/career'],
        ['PATCH', '/permission'],
        ['DELETE', '/admin/delete'],
        ['DELETE', '/admin/sessions'],
      ]
      for (const [method, path] of calls) {
        const { status } = await app.api(method, `${path}/${id}`, { token, json: {} })
        expect([path, status]).toEqual([path, 404])
      }
    }
  })
})

describe('finding out who works here', () => {
  const tryTo = (username: string) =>
    app.api('POST', '/admin/login', {
      json: { username, password: 'Wrong-pass-1' },
      from: '203.0.113.9',
    })

  test('a name that exists is refused, and stopped, like one that does not', async () => {
    app.services.config.rateLimits = true
    const { username } = await createStaff(app.services, 'Member')
    for (let count = 0; count < 12; count += 1) {
      const known = await tryTo(username)
      const unknown = await tryTo('nobody-of-that-name')
      expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
      expect([...known.headers.keys()]).toEqual([...unknown.headers.keys()])
    }
    expect((await tryTo(username)).status).toBe(429)
  })
})

describe('a flood of posts', () => {
  test('is no longer than the limit by spelling, header or key', async () => {
    app.services.config.rateLimits = true
    const from = '2001:db8:7:7::1'
    const send = (path = '/contact/create', headers: Record<string, string> = {}, ip = from) =>
      app.request('POST', `/api/v1${path}`, { json: enquiry, headers, from: ip })
    for (let count = 0; count < 20; count += 1) expect((await send()).status).toBe(200)
    await leavingNoTrace(async () => {
      const more = [
        await send(),
        await send('/contact/create/'),
        await send('/%63ontact/create'),
        await send('/contact/create?x=1'),
        await send('/contact/create', { 'x-forwarded-for': '198.51.100.7' }),
        await send('/contact/create', {
          'x-real-ip': '198.51.100.7',
          forwarded: 'for=198.51.100.7',
        }),
        await send('/contact/create', { 'idempotency-key': randomUUID() }),
        await send('/contact/create', {}, '2001:db8:7:7:ffff::9'),
      ]
      expect(more.map(({ status }) => status)).toEqual(more.map(() => 429))
      expect((await send('/Contact/Create')).status).toBe(404)
      for (const answer of more) expect(answer.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
    })
    expect((await send('/contact/create', {}, '2001:db8:8:8::1')).status).toBe(200)
  })

  test('a key of one call opens nothing on another', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const first = await app.api('POST', '/contact/create', { json: enquiry, headers })
    const email = `${randomUUID()}@example.com`
    const json = { email, source: 'catalog' }
    const other = await app.api('POST', '/potentialCustomer/create', { json, headers })
    expect(other.status).toBe(200)
    expect(other.body.message).not.toBe(first.body.message)
    // On a call of staff a key is no way round the rights, nor to an answer that someone else got.
    const staffCall = { json: { role: 'Keyed' }, headers }
    expect((await app.api('POST', '/permission/create', { ...staffCall, token })).status).toBe(200)
    expect((await app.api('POST', '/permission/create', staffCall)).status).toBe(401)
  })
})

describe('mails', () => {
  const queued = () =>
    app.services.db.select().from(outboxTable).orderBy(desc(outboxTable.createdAt))

  test('a link to set a password leads to our own site, whatever a request says of its host', async () => {
    const { username } = await createStaff(app.services, 'Member')
    const email = `${username}@example.com`
    await app.services.db.update(staffTable).set({ email }).where(eq(staffTable.username, username))
    const headers = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      forwarded: 'host=evil.example',
      origin: 'https://evil.example',
      referer: 'https://evil.example/',
    }
    const path = 'http://evil.example/api/v1/admin/forgot-password'
    await app.request('POST', path, { json: { email }, headers })
    const [mail] = await queued()
    expect(mail?.recipient).toBe(email)
    expect(mail?.text).toContain(`${app.services.config.publicUrl}/reset-password?token=`)
    expect(JSON.stringify(mail)).not.toContain('evil.example')
  })

  test.each([
    'a@example.com\r\nBcc: b@example.com',
    'a@example.com\nBcc: b@example.com',
    'a@example.com, b@example.com',
    'a@example.com; b@example.com',
    'A <a@example.com>',
    '"a\r\n"@example.com',
    'a@example.com\u2028Bcc: b@example.com',
    'a@[127.0.0.1]',
    'a@example.com\u0000',
  ])('%j gets none, from whatever form', async (address) => {
    await leavingNoTrace(async () => {
      const form = formOf({ ...applicant(), yourEmail: address, resume: new File(['x'], 'x') })
      const answers = [
        await app.api('POST', '/contact/create', { json: { ...enquiry, email: address } }),
        await app.api('POST', '/newsletter/create', { json: { subscriberEmail: address } }),
        await app.api('POST', '/potentialCustomer/create', {
          json: { email: address, source: 'quotation' },
        }),
        await app.api('POST', '/admin/forgot-password', { json: { email: address } }),
        await app.api('POST', '/career/create', { form }),
      ]
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 422))
    })
  })

  test('a script in any field is text to whoever reads the notice', async () => {
    const settings = { noticeEmail: 'desk@example.com' }
    await app.api('PUT', '/settings', { token, json: settings })
    const evil = '"><svg onload=alert(1)>'
    const fullname = `Zed ${evil}`
    const message = `Please look at this ${evil} &lt;b&gt;`
    await app.api('POST', '/contact/create', {
      json: { ...enquiry, fullname, address: evil, message },
    })
    await app.api('POST', '/career/create', {
      form: formOf({
        ...applicant(),
        firstName: fullname,
        lastName: evil,
        resume: new File(['x'], 'x'),
      }),
    })
    const notices = (await queued()).filter(({ recipient }) => recipient === settings.noticeEmail)
    expect(notices).toHaveLength(2)
    for (const { html, subject } of notices) {
      expect(html).toContain('&quot;&gt;&lt;svg onload=alert(1)&gt;')
      expect(html).not.toContain('<svg')
      expect(subject).not.toContain('svg')
    }
  })
})

describe('uploads', () => {
  test('a file that is one by its type alone is taken, under a name of our own', async () => {
    const fields = applicant()
    const part = (head: string, value: string) =>
      `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${value}\r\n`
    const body =
      Object.entries(fields)
        .map(([name, value]) => part(`name="${name}"`, value))
        .join('') +
      part('name="resume"\r\nContent-Type: application/octet-stream', 'resume') +
      '--x--\r\n'
    const response = await app.request('POST', '/api/v1/career/create', {
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: body as never,
    })
    expect(response.status).toBe(200)
    const [row] = await app.services.db
      .select()
      .from(applicationTable)
      .where(eq(applicationTable.email, fields.yourEmail))
    expect(row).toMatchObject({ resumeName: 'resume', resumeSize: 6 })
  })

  test.each([
    ['an HTML page', '<!doctype html><script>alert(1)</script>', 'icon.png', 'image/png'],
    [
      'a drawing with a script',
      '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
      'icon.svg',
      'image/svg+xml',
    ],
    ['a program', '#!/bin/sh\nid', 'icon.png.sh', 'image/png'],
    ['a picture of two kinds', 'GIF89a/*', 'icon.gif', 'image/png'],
    ['nothing at all', '', 'icon.png', 'image/png'],
  ])('%s is no picture, in whichever form', async (_, content, name, type) => {
    const file = () => new File([content], name, { type })
    await leavingNoTrace(async () => {
      const category = formOf({ name: 'Sneaky', description: 'x', logo: file() })
      const service = await serviceForm(categoryId, { icon: file() })
      const project = await portfolioForm('project', categoryId, { image: file() })
      const answers = [
        await app.api('POST', '/category/create', { token, form: category }),
        await app.api('POST', '/services', { token, form: service }),
        await app.api('POST', '/project/create', { token, form: project }),
      ]
      for (const { status } of answers) expect([415, 422]).toContain(status)
    })
  })
})

test.each([
  "https://a.example;script-src 'unsafe-inline'/{z}/{x}/{y}",
  'https://a.example;script-src/{z}/{x}/{y}',
  'https://a.example,b.example/{z}/{x}/{y}',
  'https://user:word@a.example/{z}/{x}/{y}',
  'javascript:alert(1)//{z}/{x}/{y}',
])('the map takes no tiles from %s', async (mapTileUrl) => {
  await leavingNoTrace(async () => {
    expect((await app.api('PUT', '/settings', { token, json: { mapTileUrl } })).status).toBe(422)
  })
})
