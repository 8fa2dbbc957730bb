/** What browsers are told with every answer, read over HTTP: by the rules of Mozilla's Observatory. */
import { expect, test } from 'vitest'
import { owner } from '#tests/owner.ts'
import { formOf, pictureFile } from '#tests/pictures.ts'
import { newDatabase, newFolder, signIn, startServer } from '#tests/start/server-process.ts'

const pages = [
  '/',
  '/about',
  '/services',
  '/projects',
  '/products',
  '/career',
  '/contact',
  '/privacy',
  '/newsletter',
  '/project-details',
  '/product-details',
  '/no-such-page',
  '/%ff',
  '/assets/no-such-file.js',
]
const office = ['/admin', '/admin/login', '/admin/users', '/reset-password', '/undo-email']
const others = [
  '/api/v1/category',
  '/api/v1/project?type=project',
  '/api/v1/admin',
  '/api/v1/nothing',
  '/api/v1/project/%ff',
  '/api/v1/openapi.json',
  '/api/v1/docs.css',
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/catalogue.pdf',
  '/media/nothing.webp',
  '/favicon.svg',
  '/og/nothing.png',
  '/healthz',
  '/readyz',
]

/**
 * The score that Mozilla's HTTP Observatory gives to these headers: 100, and what it adds for doing
 * better. Whatever it would take points off for, such as cookies or `unsafe-inline`, has its test below.
 * @see https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
 */
function observatoryScore(headers: Headers): number {
  const policy = headers.get('content-security-policy') ?? ''
  const better: [number, boolean][] = [
    [10, /^default-src 'none'(;|$)/.test(policy) && !/unsafe-|https?:[; ]/.test(policy)],
    [5, headers.get('referrer-policy') === 'strict-origin-when-cross-origin'],
    [5, policy.includes("frame-ancestors 'none'")],
    [10, headers.get('cross-origin-resource-policy') === 'same-origin'],
  ]
  return better.reduce((score, [points, isDone]) => score + (isDone ? points : 0), 100)
}

test('every answer has the headers that it should', async () => {
  const server = startServer({
    DATA_DIR: newFolder(),
    DATABASE_URL: await newDatabase(),
    ADMIN_USERNAME: owner.username,
    ADMIN_PASSWORD: owner.password,
    PUBLIC_URL: 'https://studio.example.com',
  })
  const address = await server.ready
  expect(address, server.said()).toBeDefined()
  const authorization = `Bearer ${await signIn(address)}`
  const made = await fetch(`${address}/api/v1/category/create`, {
    method: 'POST',
    headers: { authorization },
    body: formOf({ name: 'Sites', description: 'd', logo: await pictureFile('a.png') }),
  })
  const { data } = (await made.json()) as { data: { icon: string } }
  const picture = new URL(data.icon, address).pathname

  // Twice: the second time many answers come from memory, by another way.
  for (const path of [...pages, ...office, '/api/v1/docs', ...others, picture].flatMap((one) => [
    one,
    one,
  ])) {
    const { headers, status } = await fetch(`${address}${path}`)
    const of = (name: string) => headers.get(name)
    const policy = of('content-security-policy') ?? ''
    expect(status, path).toBeLessThan(500)
    expect(of('x-content-type-options'), path).toBe('nosniff')
    expect(of('strict-transport-security'), path).toBe('max-age=63072000; includeSubDomains')
    expect(of('referrer-policy'), path).toBe('strict-origin-when-cross-origin')
    expect(policy, path).toMatch(/frame-ancestors 'none'|sandbox/)
    expect(policy, path).not.toMatch(/unsafe-|data:.*script| \*[ ;]/)
    expect(of('set-cookie'), path).toBeNull()
    expect(of('access-control-allow-origin'), path).toBeNull()
    expect([of('server'), of('x-powered-by')], path).toEqual([null, null])
    expect(of('content-type'), path).toMatch(/^\w+\/[\w.+-]+(; charset=utf-8)?$/i)
    if (!of('content-type')?.startsWith('text/html')) continue
    expect(policy, path).toMatch(/default-src '(self|none)'/)
    expect(policy, path).toContain("base-uri 'none'")
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? "'none'"
    expect(scripts, path).toMatch(/^'(none|self)'( 'sha256-[\w+/]+=*')*$/)
  }
  for (const path of [...pages, ...office]) {
    const { headers } = await fetch(`${address}${path}`)
    expect(observatoryScore(headers), path).toBe(130)
    expect(headers.get('content-type'), path).toBe('text/html; charset=utf-8')
    expect(headers.get('cross-origin-opener-policy'), path).toBe('same-origin')
    expect(headers.get('permissions-policy'), path).toContain('camera=()')
  }
  const whole = await fetch(`${address}/api/v1/admin`, { headers: { authorization } })
  expect(whole.headers.get('cache-control')).toBe('no-store')
  expect((await fetch(`${address}/assets/no-such-file.js`)).status).toBe(404)
})
