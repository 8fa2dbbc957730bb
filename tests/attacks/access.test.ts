/**
 * What someone with bad intentions tries: who comes in, and what an answer gives away.
 * Each case says what the attacker sees, and that nothing has changed.
 */
import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { outboxTable } from '#platform/outbox.table.ts'
import { apiRoutes } from '#server/routes.ts'
import { asIn, jobForm } from '#tests/attacks/inputs.ts'
import { createCategory, portfolioForm, serviceForm } from '#tests/content-forms.ts'
import { leavingNoTraceIn } from '#tests/fingerprint.ts'
import { owner } from '#tests/owner.ts'
import { createStaff, newStaff } from '#tests/staff-factory.ts'
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

describe('coming in without a token', () => {
  test.each([
    ['a token of two words', { authorization: 'Bearer one two' }],
    ['two tokens in one header', { authorization: 'Bearer one, Bearer two' }],
    ['no token but a word', { authorization: 'Bearer null' }],
    ['a token in another case of the scheme', { authorization: 'bEARER\tnull' }],
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

describe('passing for someone else', () => {
  const register = (username: string) =>
    app.api('POST', '/admin/register', { token, json: newStaff({ username }) })

  test.each([
    ['a space of no width', 'ow\u200bner'],
    ['a soft hyphen', 'own\u00ader'],
    ['a filler', 'owner\u3164'],
    ['a variation selector', 'owner\ufe0f'],
    ['an empty pattern', 'owner\u2800'],
    ['the end of a direction', 'owner\u202c'],
    ['a letter of full width', '\uff4fwner'],
    ['a ligature', '\ufb01ona'],
    ['a letter and its accent apart', 'jose\u0301'],
  ])('%s makes no other user name and no other role', async (_, name) => {
    await leavingNoTrace(async () => {
      const user = await register(name)
      expect([user.status, user.body.errors?.[0]?.path]).toEqual([422, 'username'])
      const json = { role: name.replace('owner', 'superAdmin') }
      const role = await app.api('POST', '/permission/create', { token, json })
      expect([role.status, role.body.errors?.[0]?.path]).toEqual([422, 'role'])
    })
  })

  test('a letter of another alphabet makes no second owner', async () => {
    for (const name of ['\u043ewner', '\u03bfwner', 'own\u0435r']) {
      const { status, body } = await register(name)
      expect([status, body.errors?.[0]?.path]).toEqual([422, 'username'])
    }
  })

  test('letters of any language make a name', async () => {
    expect((await register('jos\u00e9-\u0632\u0627\u06c1\u062f')).status).toBe(200)
  })

  test('one’s own id in capitals is no way to another role', async () => {
    const rights = { userManagement: { update: true } }
    const { username, password } = await createStaff(app.services, 'Promoter', rights)
    await createStaff(app.services, 'Other promoter', rights)
    const own = await app.signIn({ username, password })
    const { body } = await app.api('GET', '/admin', { token: own })
    const { _id } = body.data.find((user: { username: string }) => user.username === username)
    await leavingNoTrace(async () => {
      for (const id of [_id, _id.toUpperCase()]) {
        const json = { role: 'Other promoter' }
        const { status } = await app.api('PATCH', `/admin/update-role/${id}`, { token: own, json })
        expect([403, 404]).toContain(status)
      }
    })
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
