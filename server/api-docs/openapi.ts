/** The OpenAPI 3.1 description, made from the routes and the schemas that validate their input. */
import * as z from 'zod'
import { type ApiRoute, versionTag } from '#domain/api-route.ts'
import { idempotencyKey } from '#platform/http/idempotency.ts'
import { exampleOf, type JsonSchema } from '#server/api-docs/example.ts'

/** What each status means here; the texts of the documentation. */
const meanings: Record<number, string> = {
  400: 'Malformed request',
  401: 'No token, or a dead one',
  403: 'Not allowed for this role',
  404: 'No such record',
  405: 'Wrong method',
  409: 'In conflict with another record',
  412: 'The record was changed since; data holds it as it is now',
  413: 'Too large',
  415: 'Wrong media type',
  422: 'A rule is broken',
  429: 'Too many requests; see Retry-After',
  500: 'Unexpected failure, without detail',
  503: 'The store is unavailable; see Retry-After',
  507: 'No room left',
}

/** Statuses that any call may answer, and those that come with a token, a query or a body. */
function statusesOf(route: ApiRoute): number[] {
  const statuses = new Set([401, 500, 503, ...(route.errors ?? [])])
  if (route.allow) statuses.add(403)
  if (route.query) statuses.add(422)
  if (route.body) for (const status of [400, 413, 415, 422]) statuses.add(status)
  if (route.body && 'multipart' in route.body) statuses.add(429)
  return [...statuses].sort((a, b) => a - b)
}

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest as JsonSchema
}

const failureShape = z.object({
  success: z.literal(false),
  message: z.string().meta({ description: 'What a person reads' }),
  error: z.string().meta({ description: 'The same text' }),
  errors: z
    .array(z.object({ path: z.string(), message: z.string() }))
    .optional()
    .meta({ description: 'One entry for each broken rule' }),
  challenge: z
    .string()
    .optional()
    .meta({ description: 'For POST /admin/login/second, with a sign-in that needs it' }),
})

/** The schema of a successful JSON answer; undefined where a call answers with something else. */
export function answerSchema(route: ApiRoute): JsonSchema | undefined {
  if ('mediaType' in route.answer && typeof route.answer.mediaType === 'string') return undefined
  const fields = route.answer as z.ZodRawShape
  return jsonSchema(z.object({ success: z.literal(true), ...fields }), 'output')
}

function success(route: ApiRoute) {
  const schema = answerSchema(route)
  if (schema) {
    return { 'application/json': { schema, example: exampleOf(schema) } }
  }
  const { mediaType } = route.answer as { mediaType: string }
  return { [mediaType]: { schema: { type: 'string' } } }
}

function requestBody({ body }: ApiRoute) {
  if (!body) return undefined
  if ('json' in body) {
    const schema = jsonSchema(body.json, 'input')
    return {
      required: true,
      content: { 'application/json': { schema, example: exampleOf(schema) } },
    }
  }
  const schema = jsonSchema(body.multipart, 'input')
  const file = { type: 'string', format: 'binary' }
  const files = Object.entries(body.files).map(([name, many]) => [
    name,
    many === 'several' ? { ...schema.properties?.[name], items: file } : file,
  ])
  const properties = { ...schema.properties, ...Object.fromEntries(files) }
  const needed = Object.keys(body.files).filter((name) => body.files[name] === 'one')
  const required = [...new Set([...(schema.required ?? []), ...needed])]
  return {
    required: true,
    content: { 'multipart/form-data': { schema: { ...schema, properties, required } } },
  }
}

const ifMatch = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description: 'The version that is meant to be changed; where there is another by now, 412',
  schema: { type: 'string', pattern: versionTag.source, examples: ['"1"'] },
}

const idempotencyHeader = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'The same key with the same body answers within 24 hours what it answered first; with another body, 422',
  schema: { type: 'string', pattern: idempotencyKey.source },
}

function parameters(route: ApiRoute) {
  const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const query = route.query && jsonSchema(route.query, 'input')
  const inQuery = Object.entries(query?.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: query?.required?.includes(name) ?? false,
    schema,
  }))
  const inHeader = [
    ...(route.errors?.includes(412) ? [ifMatch] : []),
    ...(route.isRepeatable ? [idempotencyHeader] : []),
  ]
  return [...inPath, ...inQuery, ...inHeader]
}

/** `GET /category` becomes `getCategory`. */
const operationId = ({ method, path }: ApiRoute) =>
  method.toLowerCase() +
  path
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join('')

function operation(route: ApiRoute) {
  const failures = statusesOf(route).map((status) => [
    status,
    {
      description: meanings[status],
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
    },
  ])
  const body = requestBody(route)
  return {
    operationId: operationId(route),
    tags: [route.path.split('/')[1]],
    summary: route.summary,
    ...(route.allow ? { security: [{ bearer: [] }] } : { security: [] }),
    parameters: parameters(route),
    ...(body && { requestBody: body }),
    responses: {
      200: { description: 'Success', content: success(route) },
      ...Object.fromEntries(failures),
    },
  }
}

/** The whole description. `publicUrl` is where the API is reached from outside. */
export function openApiDocument(routes: readonly ApiRoute[], publicUrl: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const route of routes) {
    paths[route.path] ??= {}
    Object.assign(paths[route.path] as object, { [route.method.toLowerCase()]: operation(route) })
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Darya Studio API',
      version: '1',
      description:
        'Between the public site, the back office and other clients. Every JSON answer says `success`.',
    },
    servers: [{ url: `${publicUrl}/api/v1` }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Failure: jsonSchema(failureShape, 'output') },
    },
  }
}
