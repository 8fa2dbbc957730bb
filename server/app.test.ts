import { describe, expect, test } from 'vitest'
import { openTestApp } from '#tests/test-app.ts'

const app = openTestApp()

describe('what there is not', () => {
  test.each(['/api/v1/nothing', '/api/v1/category/create/more', '/api/v2/category', '/api'])(
    'GET %s answers 404 as JSON',
    async (path) => {
      const response = await app.request('GET', path)
      expect(response.status).toBe(404)
      expect(await response.json()).toEqual({
        success: false,
        message: 'There is no such call',
        error: 'There is no such call',
      })
    },
  )

  test('another method on a known path answers 405 and says which there are', async () => {
    const { status, headers, body } = await app.api('POST', '/category', { json: {} })
    expect(status).toBe(405)
    expect(headers.get('allow')).toBe('GET, HEAD')
    expect(body.success).toBe(false)
    expect((await app.api('GET', '/category/create')).status).toBe(405)
    expect((await app.api('PUT', '/admin/login', { json: {} })).status).toBe(405)
  })

  test.each([
    '/healthz',
    '/readyz',
    '/catalogue.pdf',
    '/robots.txt',
    '/sitemap.xml',
    '/api/v1/openapi.json',
    '/api/v1/docs',
  ])('%s answers 405 to whatever does not read', async (path) => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const response = await app.request(method, path)
      expect([method, response.status]).toEqual([method, 405])
      expect(response.headers.get('allow')).toBe('GET, HEAD')
    }
  })
})

test.each(['/healthz', '/robots.txt', '/api/v1/openapi.json', '/api/v1/category', '/services'])(
  'what %s answers to a token is kept by nobody',
  async (path) => {
    const headers = { authorization: `Bearer ${await app.signIn()}` }
    const response = await app.request('GET', path, { headers })
    expect(response.headers.get('cache-control')).toBe('no-store')
  },
)

test('the office with a slash at its end leads to the address that its menu knows', async () => {
  const response = await app.request('GET', '/admin/?search=tea')
  expect(response.status).toBe(308)
  expect(response.headers.get('location')).toBe('/admin?search=tea')
})

test('HEAD answers like GET, without a body', async () => {
  const response = await app.request('HEAD', '/api/v1/category')
  expect(response.status).toBe(200)
  expect(await response.text()).toBe('')
})

test.each(['null', 'https://evil.example', 'http://127.0.0.1.evil.example'])(
  'no other origin may read an answer, %s neither',
  async (origin) => {
    const response = await app.request('GET', '/api/v1/category', { headers: { origin } })
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
    const preflight = await app.request('OPTIONS', '/api/v1/category', {
      headers: { origin, 'access-control-request-method': 'POST' },
    })
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull()
  },
)

test.each(['/media/../config.ts', '/media/%2e%2e%2fconfig.ts', '/media/nothing.webp'])(
  'GET %s holds no file',
  async (path) => {
    const response = await app.request('GET', path)
    expect(await response.text()).not.toContain('environment')
  },
)

describe('health', () => {
  test('a process that can serve says so', async () => {
    expect((await app.request('GET', '/healthz')).status).toBe(200)
    expect((await app.request('GET', '/readyz')).status).toBe(200)
  })
})
