import type * as z from 'zod'
import { ruleBroken } from '#platform/app-error.ts'

/** Unknown fields that a caller is told of; a body may have tens of thousands. */
const mostUnknown = 20

/**
 * `input` as `schema` wants it.
 * @throws AppError 422 with one entry for each broken rule, in the schema's order; the first speaks for all.
 */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  const { issues } = parsed.error
  const ofWrongType = new Set(
    issues.filter(({ code }) => code === 'invalid_type').map(({ path }) => path.join('.')),
  )
  const fields = issues.flatMap((issue) => {
    const path = issue.path.join('.')
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.slice(0, mostUnknown).map((key) => ({
        path: [...issue.path, key.slice(0, 200)].join('.'),
        message: `Unknown field: ${key.slice(0, 60)}`,
      }))
    }
    // A text in the place of a list has a length, too, which says nothing.
    if (issue.code !== 'invalid_type' && ofWrongType.has(path)) return []
    return [{ path, message: issue.message }]
  })
  const [first, ...rest] = fields
  throw ruleBroken([first ?? { path: '', message: 'The input is not valid' }, ...rest])
}

/** `sent` with each field that has another name under its own, unless it was sent under both. */
export function underOwnNames(
  sent: Record<string, unknown>,
  aliases: Record<string, string>,
): Record<string, unknown> {
  const named = Object.entries(sent).map(([name, value]) => {
    const own = Object.hasOwn(aliases, name) ? aliases[name] : undefined
    return [own !== undefined && sent[own] === undefined ? own : name, value] as const
  })
  return Object.fromEntries(named)
}
