/** Whatever arrives in a body, the answer is a clear refusal or a success: never a crash. */
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ApiRoute } from '#domain/api-route.ts'
import { apiRoutes } from '#server/routes.ts'
import { openTestApp } from '#tests/test-app.ts'

const app = openTestApp()
let token: string
beforeAll(async () => {
  token = await app.signIn()
})

/** Inputs for each call; with some forty calls that take a body, more than ten thousand in all. */
const runs = 300

/** What hostile or broken clients send where a value belongs. */
const badValue = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom<unknown>(
    '',
    ' ',
    '\u0000',
    '\ud800',
    'x'.repeat(20_000),
    "'; drop table staff; --",
    '%_\\',
    '../../etc/passwd',
    '{{7*7}}',
    '<script>alert(1)</script>',
    '\r\nBcc: someone@example.com',
    '=cmd()',
    '[]',
    '{',
    'null',
    -1,
    1e308,
    Number.MAX_SAFE_INTEGER,
    null,
    true,
    [],
    [[]],
    {},
    { $ne: null },
    { toString: 'x' },
    ['a'],
    '2026-02-30',
    '9999999-01-01',
    '00000000-0000-0000-0000-000000000000',
  ),
)

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** Fields that the call knows, some it doesn't, and the names that objects are attacked with. */
const bodyFor = (fields: string[]) =>
  fc.dictionary(
    fc.constantFrom(...fields, '_id', 'role', 'isDeleted', 'version', '__proto__', 'constructor'),
    badValue,
    { maxKeys: 10, noNullPrototype: false },
  )

const rawBodies = fc.constantFrom(
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '1e999',
  '{"a":1,"a":2}',
  '{"__proto__":{"isAdmin":true}}',
  `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
  `{"a":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`,
  '\ufeff{}',
  '{"fullname":"\\ud800"}',
)

async function send(route: ApiRoute, body: BodyInit, type?: string): Promise<void> {
  const path = route.path.replaceAll(/\{\w+\}/g, randomUUID())
  const response = await app.request(route.method, `/api/v1${path}`, {
    token: route.allow ? token : undefined,
    headers: type ? { 'content-type': type } : {},
    form: body as FormData,
  } as never)
  const text = await response.text()
  expect(response.status, text).toBeLessThan(500)
  if (response.status >= 400 && response.headers.get('content-type')?.includes('json')) {
    expect(JSON.parse(text)).toMatchObject({ success: false, message: expect.any(String) })
  }
  expect(text).not.toMatch(/node_modules|at \S+ \(|select .* from|insert into/i)
}

// The session that the inputs are sent with must outlive them.
const withBody = apiRoutes.filter(({ body, path }) => body && path !== '/admin/logout')

describe.each(withBody)('$method $path', (route) => {
  const { body } = route
  if (body && 'json' in body) {
    test('survives any JSON', async () => {
      const fields = Object.keys(body.json.shape)
      const property = fc.asyncProperty(bodyFor(fields), async (input) => {
        await send(route, JSON.stringify(input), 'application/json')
      })
      await fc.assert(property, { numRuns: runs })
      await fc.assert(
        fc.asyncProperty(rawBodies, (raw) => send(route, raw, 'application/json')),
        { numRuns: 20 },
      )
    })
  }
  if (body && 'multipart' in body) {
    test('survives any form', async () => {
      const fields = [...Object.keys(body.multipart.shape), ...Object.keys(body.files)]
      const part = fc.tuple(
        fc.constantFrom(...fields, '_id', 'isDeleted', '__proto__'),
        fc.oneof(badValue.map(asText), fc.uint8Array({ maxLength: 200 })),
      )
      const property = fc.asyncProperty(fc.array(part, { maxLength: 12 }), async (parts) => {
        const form = new FormData()
        for (const [name, value] of parts) {
          if (typeof value === 'string') form.append(name, value)
          else form.append(name, new File([value as Uint8Array<ArrayBuffer>], 'a/../b.png'))
        }
        await send(route, form)
      })
      await fc.assert(property, { numRuns: runs })
    })

    test('survives a form that breaks off, has no boundary or thousands of parts', async () => {
      await send(
        route,
        '--x\r\nContent-Disposition: form-data; name="a"',
        'multipart/form-data; boundary=x',
      )
      await send(route, 'text', 'multipart/form-data')
      const many = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n'.repeat(5_000)
      await send(route, `${many}--x--`, 'multipart/form-data; boundary=x')
    })
  }
})
