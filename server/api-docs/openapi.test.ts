import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, test } from 'vitest'
import type { ApiRoute } from '#domain/api-route.ts'
import { exampleOf, type JsonSchema } from '#server/api-docs/example.ts'
import { apiRoutes } from '#server/routes.ts'
import { owner } from '#tests/owner.ts'
import { formOf } from '#tests/pictures.ts'
import { openTestApp } from '#tests/test-app.ts'

const app = openTestApp()
const description = async () => (await app.request('GET', '/api/v1/openapi.json')).json()

test('the description is valid OpenAPI 3.1', async () => {
  const validator = new Validator()
  const result = await validator.validate(await description())
  expect(result.errors ?? []).toEqual([])
  expect(validator.version).toBe('3.1')
})

test('every call is described once, with summary, errors and a name of its own', async () => {
  const { paths } = await description()
  const ids = new Set<string>()
  for (const { method, path, summary } of apiRoutes) {
    const operation = paths[path]?.[method.toLowerCase()]
    expect(operation, `${method} ${path}`).toMatchObject({ summary })
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['200', '500', '503']))
    ids.add(operation.operationId)
  }
  expect(ids.size).toBe(apiRoutes.length)
})

test.each(['/category', '/services', '/services/category-id/{id}', '/project', '/product', '/job'])(
  'of %s it says that isActive narrows the list',
  async (path) => {
    const { get } = (await description()).paths[path]
    expect(get.parameters).toContainEqual(
      expect.objectContaining({
        name: 'isActive',
        in: 'query',
        required: false,
        schema: expect.objectContaining({ enum: ['all', 'true', 'false'] }),
      }),
    )
    expect(get.responses).toHaveProperty('422')
  },
)

describe('what it shows of the public forms is taken', () => {
  const described = async (path: string) => {
    const [[, body]] = Object.entries<{ schema: JsonSchema; example?: unknown }>(
      (await description()).paths[path].post.requestBody.content,
    ) as [[string, { schema: JsonSchema; example?: unknown }]]
    return body
  }

  test.each([
    '/contact/create',
    '/newsletter/create',
    '/potentialCustomer/create',
    '/admin/forgot-password',
  ])('%s', async (path) => {
    const { example } = await described(path)
    const { status, body } = await app.api('POST', path, { json: example })
    expect([status, body.errors]).toEqual([200, undefined])
  })

  test('/career/create, with its file and a job that is open', async () => {
    const lines = ['One line']
    const json = { title: 't', description: 'd', companyOverview: 'c', jobRole: lines }
    const { body: made } = await app.api('POST', '/job/create', {
      token: await app.signIn(),
      json: { ...json, requirements: lines },
    })
    const { schema } = await described('/career/create')
    const form = new FormData()
    for (const name of schema.required ?? []) {
      const isFile = schema.properties?.[name]?.format === 'binary'
      form.set(
        name,
        isFile ? new File(['%PDF'], 'cv.pdf') : String(exampleOf(schema.properties?.[name] ?? {})),
      )
    }
    form.set('jobId', made.data._id)
    const { status, body } = await app.api('POST', '/career/create', { form })
    expect([status, body.errors]).toEqual([200, undefined])
  })

  test('and of the contact form, every limit that is enforced', async () => {
    const { schema } = await described('/contact/create')
    expect(schema.required).toEqual(['fullname', 'phone', 'email', 'address', 'message'])
    const example = exampleOf(schema) as Record<string, string>
    const send = async (name: string, value: string) =>
      (await app.api('POST', '/contact/create', { json: { ...example, [name]: value } })).status
    for (const name of ['fullname', 'address', 'message']) {
      const { minLength, maxLength } = schema.properties?.[name] ?? {}
      if (typeof minLength !== 'number' || typeof maxLength !== 'number') throw new Error(name)
      expect([name, await send(name, 'x'.repeat(minLength))]).toEqual([name, 200])
      expect([name, await send(name, 'x'.repeat(minLength - 1))]).toEqual([name, 422])
      expect([name, await send(name, 'x'.repeat(maxLength))]).toEqual([name, 200])
      expect([name, await send(name, 'x'.repeat(maxLength + 1))]).toEqual([name, 422])
    }
  })
})

test('of the form for a new user it shows what is taken', async () => {
  const { example } = (await description()).paths['/admin/register'].post.requestBody.content[
    'application/json'
  ]
  const call = { token: await app.signIn(), json: example }
  const { status, body } = await app.api('POST', '/admin/register', call)
  expect([status, body.errors]).toEqual([200, undefined])
})

describe('headers are described where they are heeded, and nowhere else', () => {
  const isDescribed = async ({ method, path }: ApiRoute, header: string) =>
    (await description()).paths[path][method.toLowerCase()].parameters.some(
      (parameter: { name: string; in: string }) =>
        parameter.name === header && parameter.in === 'header',
    )
  const emptyBody = ({ body }: ApiRoute) =>
    body && 'multipart' in body ? { form: formOf({ type: 'x' }) } : { json: {} }
  const named = ({ method, path }: ApiRoute) => `${method} ${path}`

  test.each(
    apiRoutes
      .filter(({ method }) => method !== 'GET')
      .map((route) => [named(route), route] as const),
  )('%s', async (_, route) => {
    const { body: signedIn } = await app.api('POST', '/admin/login', { json: owner })
    const call = {
      ...(route.allow && { token: signedIn.token }),
      ...emptyBody(route),
      headers: { 'If-Match': 'no version', 'Idempotency-Key': 'no key' },
    }
    const path = route.path.replaceAll(/\{\w+\}/g, signedIn.data._id)
    const response = await app.request(route.method, `/api/v1${path}`, call)
    const { message } = await response.json().catch(() => ({}))
    expect(message === 'If-Match must name a version').toBe(await isDescribed(route, 'If-Match'))
    expect(message === 'Idempotency-Key must be 1 to 200 visible ASCII characters').toBe(
      await isDescribed(route, 'Idempotency-Key'),
    )
  })
})

describe('the page for people', () => {
  test('names every call and loads nothing from elsewhere', async () => {
    const response = await app.request('GET', '/api/v1/docs')
    const html = await response.text()
    expect(response.headers.get('content-type')).toContain('text/html')
    for (const { path } of apiRoutes) expect(html).toContain(`<code>${path}</code>`)
    expect(html).not.toMatch(/(src|href)="https?:/)
    expect((await app.request('GET', '/api/v1/docs.css')).status).toBe(200)
  })
})
