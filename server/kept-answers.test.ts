import { createHash } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import { buffer, text as readAll } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { createCategory, portfolioForm } from '#tests/content-forms.ts'
import { openKeptApp, type Seen } from '#tests/kept-app.ts'
import { openTestApp } from '#tests/test-app.ts'

const app = openTestApp()
const kept = openKeptApp(app)
const small = openKeptApp(app, { maxBytes: 200_000 })
let token: string
let categoryId: string

beforeAll(async () => {
  token = await app.signIn()
  categoryId = await createCategory(app, token, 'Tapestry')
})

const pages = ['/', '/about', '/services', '/projects', '/products', '/career', '/contact']
const calls = [
  '/api/v1/category',
  '/api/v1/services',
  '/api/v1/project?type=project',
  '/api/v1/project?type=product',
  '/api/v1/job',
  '/api/v1/settings',
  '/api/v1/alertHeader',
]

/** What has been made since the last call. */
let lastMade = 0
const madeSince = () => {
  const { made } = kept.cache.counts()
  const since = made - lastMade
  lastMade = made
  return since
}

const meaning = ({ status, headers, text }: Seen) => {
  const all = Object.fromEntries(headers)
  for (const name of ['date', 'connection', 'keep-alive']) delete all[name]
  return { status, headers: all, text }
}

describe('an answer is made once', () => {
  test('for a hundred that ask at the same time', async () => {
    madeSince()
    const all = await Promise.all(Array.from({ length: 100 }, () => kept.get('/services')))
    expect(new Set(all.map(({ text }) => text)).size).toBe(1)
    expect(all[0]?.text).toContain('Tapestry')
    expect(madeSince()).toBe(1)
  })

  test.each([...pages, ...calls])('and then given out as it lies: %s', async (path) => {
    const first = meaning(await kept.get(path))
    expect(first.status).toBe(200)
    // Brotli comes a moment after the first answer.
    const ready = { 'accept-encoding': 'br' }
    const coding = async () => (await kept.get(path, ready)).headers.get('content-encoding')
    if (first.text.length > 256) await expect.poll(coding).toBe('br')
    madeSince()
    expect(meaning(await kept.get(path))).toEqual(first)
    expect(madeSince()).toBe(0)
  })
})

test('a project is under way on its page until the day of its delivery, however long the page is kept', async () => {
  const day = 24 * 60 * 60 * 1_000
  const delivery = new Date(Date.now() + 40 * day)
  const form = await portfolioForm('project', categoryId, {
    name: 'Sea wall',
    date: delivery.toISOString().slice(0, 10),
  })
  const { body } = await app.api('POST', '/project/create', { token, form })
  const path = `/project-details?id=${body.data.slug}`
  const said = async () => /Still under way/.test((await kept.get(path)).text)
  expect(await said()).toBe(true)
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    vi.setSystemTime(delivery.getTime() - 2 * day)
    expect(await said()).toBe(true)
    vi.setSystemTime(delivery)
    expect(await said()).toBe(false)
  } finally {
    vi.useRealTimers()
  }
})

test('a clock that is set right brings no earlier content back', async () => {
  const day = 24 * 60 * 60 * 1_000
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * day })
  try {
    await kept.get('/services')
  } finally {
    vi.useRealTimers()
  }
  madeSince()
  await kept.get('/services')
  await kept.get('/services')
  expect(madeSince()).toBe(1)
  for (const name of ['Ropery', 'Dyeing', 'Fulling']) {
    await createCategory(app, token, name)
    await expect.poll(async () => (await kept.get('/services')).text).toContain(name)
  }
})

describe('the short way and the long way give the same answer', () => {
  test.each([...pages, ...calls])('%s', async (path) => {
    await kept.get(path)
    const long = `${path}${path.includes('?') ? '&' : '?'}utm_source=letter`
    expect(meaning(await kept.get(long))).toEqual(meaning(await kept.get(path)))
  })
})

describe('nothing that a caller sends changes what others are given', () => {
  const headers = {
    host: 'evil.example',
    forwarded: 'host=evil.example;proto=https',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    'x-forwarded-for': '198.51.100.7',
    'x-forwarded-prefix': '/evil',
    'x-original-url': '/admin',
    'x-rewrite-url': '/admin',
    'x-http-method-override': 'POST',
    'accept-language': 'ur',
    accept: 'application/json',
    'user-agent': 'evil/1.0',
    cookie: 'session=evil; theme=evil',
    referer: 'https://evil.example/',
    origin: 'https://evil.example',
    'if-modified-since': 'Sat, 01 Jan 2000 00:00:00 GMT',
    range: 'bytes=0-9',
    'x-evil': 'evil',
  }
  /** Node's own client: fetch forbids some of these headers. */
  const send = (port: number, path: string) =>
    new Promise<Seen>((resolve, reject) => {
      const sent = httpRequest({ port, path, headers, host: '127.0.0.1' }, (response) => {
        const seen = new Headers(response.headers as Record<string, string>)
        readAll(response).then(
          (text) => resolve({ status: response.statusCode ?? 0, headers: seen, text }),
          reject,
        )
      })
      sent.on('error', reject)
      sent.end()
    })

  test.each([...pages, ...calls, '/projects?page=2'])(
    '%s, made for such a caller',
    async (path) => {
      const made = meaning(await send(small.port, path))
      expect(JSON.stringify(made)).not.toMatch(/evil/)
      const plain = meaning(await small.get(path, { 'accept-encoding': 'identity' }))
      expect(made).toEqual(plain)
    },
  )
})

describe('addresses', () => {
  test('unknown parameters make nothing anew and keep nothing more', async () => {
    for (const path of [...pages, ...calls]) await kept.get(path)
    const { answers } = kept.cache.counts()
    madeSince()
    for (const path of [...pages, ...calls]) {
      const mark = path.includes('?') ? '&' : '?'
      for (let at = 0; at < 5; at++) await kept.get(`${path}${mark}q${at}=${at}&fbclid=${at}`)
    }
    expect(madeSince()).toBe(0)
    expect(kept.cache.counts().answers).toBe(answers)
  })

  test('what narrows a list keeps nothing more, and changes nothing that is kept', async () => {
    const lists = ['category', 'services', `services/category-id/${categoryId}`, 'job', 'project']
    for (const list of lists) {
      const path = `/api/v1/${list}`
      const whole = await kept.get(path)
      const { answers } = kept.cache.counts()
      for (const isActive of ['all', 'true', 'false', 'maybe']) {
        const { status } = await kept.get(`${path}?isActive=${isActive}`)
        expect([path, status]).toEqual([path, isActive === 'maybe' ? 422 : 200])
      }
      expect(kept.cache.counts().answers).toBe(answers)
      expect((await kept.get(path)).text).toBe(whole.text)
    }
  })

  test('the order of known parameters is of no account', async () => {
    const one = await kept.get('/projects?page=1&category=Tapestry')
    madeSince()
    expect((await kept.get('/projects?category=Tapestry&page=1')).text).toBe(one.text)
    expect(madeSince()).toBe(0)
  })

  test('parameters that an answer depends on are told apart', async () => {
    const projects = await kept.get('/api/v1/project?type=project')
    const found = await kept.get('/api/v1/project?type=project&page=1&limit=5')
    expect(JSON.parse(found.text).pagination).toMatchObject({ page: 1, limit: 5 })
    expect(JSON.parse(projects.text).pagination).toBeUndefined()
    expect((await kept.get('/api/v1/project?type=')).status).toBe(422)
  })

  test('ten thousand addresses take no more room than they may, and spare the home page', async () => {
    await small.get('/')
    for (let begin = 0; begin < 10_000; begin += 100) {
      const some = Array.from({ length: 100 }, (_, at) => begin + at)
      await Promise.all(
        some.map((at) =>
          // The pages are costly to make; a few hundred fill the room several times.
          small.get(at < 300 ? `/projects?page=${at}` : `/api/v1/category?x=${at}`),
        ),
      )
    }
    const { bytes, made } = small.cache.counts()
    expect(bytes).toBeGreaterThan(0)
    expect(bytes).toBeLessThanOrEqual(200_000)
    await small.get('/')
    expect(small.cache.counts().made).toBe(made)
  })

  test('errors are not kept', async () => {
    const { answers } = kept.cache.counts()
    const none = '0197a000-0000-7000-8000-000000000000'
    for (const [path, status] of [
      [`/services/sub-services/${none}`, 404],
      [`/career/${none}`, 404],
      ['/no-such-page', 404],
      [`/api/v1/services/${none}`, 404],
      ['/api/v1/project?type=other', 422],
    ] as const) {
      const seen = await kept.get(path)
      expect([path, seen.status]).toEqual([path, status])
      expect(seen.headers.get('cache-control')).toBe('no-store')
      expect(seen.headers.get('etag')).toBeNull()
    }
    expect(kept.cache.counts().answers).toBe(answers)
  })
})

describe('a token', () => {
  test('neither reads nor fills what is kept', async () => {
    const hidden = await createCategory(app, token, 'Hidden weave')
    await app.api('PATCH', `/category/status/${hidden}`, { token, json: { isActive: false } })
    const bearer = { authorization: `Bearer ${token}` }
    const address = `/api/v1/services/category-id/${categoryId}`
    const { answers } = kept.cache.counts()
    const asStaff = await kept.get(address, bearer)
    expect(asStaff.headers.get('cache-control')).toBe('no-store')
    expect(kept.cache.counts().answers).toBe(answers)
    await expect
      .poll(async () => (await kept.get('/api/v1/category')).text)
      .not.toContain('Hidden weave')
    const seen = await kept.get('/api/v1/category', bearer)
    expect(seen.text).toContain('Hidden weave')
    expect((await kept.get('/api/v1/category')).text).not.toContain('Hidden weave')
  })

  test('that is dead answers 401, on what is kept too', async () => {
    await kept.get('/api/v1/category')
    const dead = { authorization: 'Bearer dead' }
    expect((await kept.get('/api/v1/category', dead)).status).toBe(401)
  })
})

describe('forms of an answer', () => {
  test.each(['/', '/api/v1/settings'])('of %s say the same in every encoding', async (path) => {
    const raw = (encoding: string) =>
      new Promise<{ coding: string | undefined; etag: unknown; body: Buffer }>(
        (resolve, reject) => {
          const headers = { 'accept-encoding': encoding }
          httpRequest({ port: kept.port, path, headers, host: '127.0.0.1' }, (response) => {
            const { etag, 'content-encoding': coding } = response.headers
            buffer(response).then((body) => resolve({ coding, etag, body }), reject)
          })
            .on('error', reject)
            .end()
        },
      )
    await expect.poll(async () => (await raw('gzip, deflate, br')).coding).toBe('br')
    const plain = await raw('identity')
    const zipped = await raw('gzip')
    const brotli = await raw('br;q=1.0, gzip;q=0.8')
    expect(gunzipSync(zipped.body)).toEqual(plain.body)
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body)
    expect(new Set([plain.etag, zipped.etag, brotli.etag]).size).toBe(3)
    expect((await raw('br;q=0, gzip')).coding).toBe('gzip')
    expect((await raw('br;q=0, gzip; q=0.0')).coding).toBeUndefined()
  })

  test.each(['/', '/api/v1/category'])('%s is not sent again to who has it', async (path) => {
    const { headers } = await kept.get(path)
    const etag = headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]+"$/)
    const again = await kept.get(path, { 'if-none-match': `"other", ${etag}` })
    expect(again.status).toBe(304)
    expect(again.text).toBe('')
    expect(again.headers.get('vary')).toBe(headers.get('vary'))
    expect(again.headers.get('content-type')).toBeNull()
    expect((await kept.get(path, { 'if-none-match': '"other"' })).status).toBe(200)
  })

  test.each(['/', '/api/v1/category'])('HEAD %s has the headers alone', async (path) => {
    const get = await kept.get(path, { 'accept-encoding': 'identity' })
    const init = { method: 'HEAD', headers: { 'accept-encoding': 'identity' } }
    const head = await kept.request(path, init)
    expect(await head.text()).toBe('')
    expect(meaning({ status: head.status, headers: head.headers, text: '' })).toEqual({
      ...meaning(get),
      text: '',
    })
  })

  test('caches in front may keep them, and are told what to forget them by', async () => {
    const page = (await kept.get('/')).headers
    expect(page.get('cache-control')).toBe('public, max-age=0, stale-if-error=86400')
    expect(page.get('surrogate-key')).toBe('content page-home')
    expect(page.get('vary')).toBe('Accept-Encoding')
    const call = (await kept.get('/api/v1/job')).headers
    expect(call.get('surrogate-key')).toBe('content api')
    expect(call.get('vary')).toBe('Authorization, Accept-Encoding')
  })

  test('no page holds anything that runs but one script, the same on each and named by its hash', async () => {
    const policies = new Set<string>()
    for (const path of pages) {
      const { headers, text } = await kept.get(path)
      const scripts = [...text.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)]
      const running = scripts.filter(([, tag = '']) => !/type="application\/(ld\+)?json"/.test(tag))
      expect(running).toHaveLength(1)
      const [[, tag = '', source = ''] = []] = running
      expect(tag).toContain('data-entry="/assets/site.js"')
      expect(Buffer.byteLength(source)).toBeLessThanOrEqual(4_096)
      const hash = createHash('sha256').update(source).digest('base64')
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
      policies.add(policy)
      expect(text).not.toMatch(/\snonce=|<[^>]+\sstyle=|<[^>]+\son\w+=/)
    }
    expect(policies.size).toBe(1)
  })
})
