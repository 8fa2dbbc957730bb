import { expect, test } from 'vitest'
import { createOfficePages } from '#server/office-shell.ts'
import { pictureOrigins, securityHeaders, tileOrigin } from '#server/security-headers.ts'

test.each([
  ['https://tile.openstreetmap.org/{z}/{x}/{y}.png', 'https://tile.openstreetmap.org'],
  ['https://{s}.tiles.example.com/{z}/{x}/{y}{r}.png?key=a', 'https://*.tiles.example.com'],
  ['http://127.0.0.1:8080/{z}/{x}/{y}', 'http://127.0.0.1:8080'],
  ['HTTPS://Tiles.Example.com/{z}/{x}/{y}', 'https://tiles.example.com'],
  ["https://a.example;script-src 'unsafe-inline'/{z}/{x}/{y}", undefined],
  ['https://a.example;script-src/{z}/{x}/{y}', undefined],
  ['https://user:word@a.example/{z}/{x}/{y}', undefined],
  ['', undefined],
])('tiles from %s come from %s', (url, origin) => {
  expect(tileOrigin(url)).toBe(origin)
})

test('pictures may come from the origins that are named, and nothing else may', () => {
  const policy = securityHeaders({ pictures: ['https://tiles.example.com'] })[
    'Content-Security-Policy'
  ]
  expect(policy).toContain("img-src 'self' data: https://tiles.example.com;")
  expect(policy?.split('https://tiles.example.com')).toHaveLength(2)
})

test('pictures come from the map and from partners that keep their logo themselves, each once', () => {
  const partner = (logo: string) => ({ name: 'A', url: 'https://a.example', logo })
  const partners = [
    partner('/media/a.webp'),
    partner('https://logos.example/a.svg'),
    partner('https://logos.example/b.svg'),
  ]
  expect(pictureOrigins({ mapTileUrl: 'https://tiles.example/{z}/{x}/{y}', partners })).toEqual([
    'https://tiles.example',
    'https://logos.example',
  ])
  expect(pictureOrigins({ mapTileUrl: '', partners: [] })).toEqual([])
})

const publicUrl = 'https://studio.example.com'

/** What Mozilla's Observatory asks of a page, as far as headers tell. */
test.each([
  ['a public page', () => new Headers(securityHeaders({ publicUrl }))],
  [
    'the office',
    async () => {
      const pages = createOfficePages({
        assets: { script: '/a.js', modules: [], styles: [] },
        publicUrl,
      })
      return (await pages(new Request(`${publicUrl}/admin`), {} as never)).headers
    },
  ],
])('%s refuses what browsers can refuse', async (_, headersOf) => {
  const headers = await headersOf()
  const policy = headers.get('content-security-policy') ?? ''
  const sources = Object.fromEntries(
    policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]),
  )
  expect(policy).not.toMatch(/unsafe-|\*|https?:(?!\/\/)/)
  expect(sources).toMatchObject({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'connect-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  })
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains')
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  expect(headers.get('set-cookie')).toBeNull()
})

test('a site that is reached by http does not lock its visitors out', () => {
  const headers = securityHeaders({ publicUrl: 'http://127.0.0.1:3000' })
  expect(headers).not.toHaveProperty('Strict-Transport-Security')
})
