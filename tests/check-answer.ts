/** Holds every answer that a test receives against what the documentation promises. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { expect } from 'vitest'
import type { ApiRoute } from '#domain/api-route.ts'
import { answerSchema, openApiDocument } from '#server/api-docs/openapi.ts'
import { apiRoutes } from '#server/routes.ts'

const ajv = new Ajv2020({
  strict: false,
  allErrors: true,
  formats: {
    uuid: /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/,
    date: /^\d{4}-\d\d-\d\d$/,
    'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
  },
})
const document = openApiDocument(apiRoutes, 'http://test')
const failure = ajv.compile({
  ...document.components.schemas.Failure,
  properties: { ...document.components.schemas.Failure?.properties, data: {} },
})

const patternOf = ({ path }: ApiRoute) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
const known = apiRoutes
  .map((route) => ({ route, pattern: patternOf(route) }))
  // As the server does: a literal path goes before one with a parameter in its place.
  .toSorted((a, b) => Number(a.route.path.includes('{')) - Number(b.route.path.includes('{')))
const compiled = new Map<ApiRoute, ValidateFunction | undefined>()

function successOf(route: ApiRoute): ValidateFunction | undefined {
  if (!compiled.has(route)) {
    const schema = answerSchema(route)
    compiled.set(route, schema && ajv.compile(schema))
  }
  return compiled.get(route)
}

/**
 * Fails the test where an answer of a documented call has a status that isn't documented, lacks
 * what is promised, or holds a field that nobody promised.
 */
export function checkAnswer(method: string, path: string, status: number, body: unknown): void {
  const route = known.find(
    ({ route, pattern }) => route.method === method && pattern.test(path.split('?')[0] ?? ''),
  )?.route
  if (!route) return
  const operation = document.paths[route.path]?.[method.toLowerCase()]
  expect(
    Object.keys((operation as { responses: object }).responses),
    `${method} ${route.path} answered ${status}`,
  ).toContain(String(status))
  const validate = status === 200 ? successOf(route) : failure
  if (!validate || validate(body)) return
  expect(validate.errors, `${method} ${route.path} answered what it doesn't promise`).toEqual([])
}
