/** Reads the JSON body of a request. */
import { AppError } from '#platform/app-error.ts'
import { readLimited } from '#platform/http/read-limited.ts'

/** Bytes; the longest text any form takes is far below. */
const maxJsonBytes = 256 * 1024

/** Levels of objects and lists; whoever walks through a body may rely on it. */
const mostLevels = 32

/**
 * The parsed body, which must be a JSON object.
 * @throws AppError 415 for another content type, 413 above 256 kB, 400 for what is no JSON object or
 * nested beyond any form.
 */
export async function readJson(request: Request): Promise<Record<string, unknown>> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new AppError(415, 'Send this call as application/json')
  }
  const bytes = await readLimited(request, maxJsonBytes)
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new AppError(400, 'The body is not valid JSON')
  }
  if (isDeeperThan(mostLevels, value)) throw new AppError(400, 'The body is nested too deeply')
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    throw new AppError(400, 'The body must be a JSON object')
  }
  return value as Record<string, unknown>
}

const isDeeperThan = (levels: number, value: unknown): boolean =>
  value !== null &&
  typeof value === 'object' &&
  (levels === 0 || Object.values(value).some((field) => isDeeperThan(levels - 1, field)))
