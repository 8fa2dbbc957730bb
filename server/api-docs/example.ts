/** Believable examples for the documentation, made from a JSON Schema. */

/** The part of JSON Schema that our schemas use. */
export type JsonSchema = {
  type?: string
  format?: string
  const?: unknown
  enum?: unknown[]
  default?: unknown
  examples?: unknown[]
  description?: string
  minimum?: number
  properties?: Record<string, JsonSchema>
  propertyNames?: JsonSchema
  additionalProperties?: JsonSchema | boolean
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  [key: string]: unknown
}

const byFormat: Record<string, string> = {
  uuid: '019a8f3c-7d2e-7c41-9b60-3f1d2a4e5c6b',
  'date-time': '2026-03-02T09:30:00.000Z',
  date: '2026-03-02',
  email: 'someone@example.com',
  uri: 'https://example.com',
}

/** A value that `schema` allows. */
export function exampleOf(schema: JsonSchema): unknown {
  if (schema.examples?.length) return schema.examples[0]
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.default !== undefined) return schema.default
  if (schema.anyOf?.[0]) return exampleOf(schema.anyOf[0])
  if (schema.type === 'object') return exampleObject(schema)
  if (schema.type === 'array') return schema.items ? [exampleOf(schema.items)] : []
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1)
  if (schema.type === 'boolean') return true
  if (schema.type === 'string') return byFormat[schema.format ?? ''] ?? 'text'
  return null
}

function exampleObject(schema: JsonSchema): Record<string, unknown> {
  const named = Object.entries(schema.properties ?? {}).map(([key, of]) => [key, exampleOf(of)])
  const keys = schema.propertyNames?.enum ?? []
  const rest = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {}
  const keyed = keys.slice(0, 1).map((key) => [String(key), exampleOf(rest)])
  return Object.fromEntries([...named, ...keyed])
}
