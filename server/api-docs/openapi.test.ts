import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, test } from 'vitest'
import { apiRoutes } from '#server/routes.ts'
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
