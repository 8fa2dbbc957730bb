/** Reads the few fields that a link's page or a mail program posts. */
import { AppError } from '#platform/app-error.ts'
import { readJson } from '#platform/http/read-json.ts'
import { readLimited } from '#platform/http/read-limited.ts'
import { readMultipart } from '#platform/http/read-multipart.ts'

/** Bytes; such a form holds one token. */
const maxFormBytes = 16 * 1024

/**
 * The text fields of a body in whichever way it was encoded; none where there is no body.
 * @throws AppError 413, 415, and 400 for what can't be read
 */
export async function readForm(request: Request): Promise<Record<string, unknown>> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  switch (type) {
    case undefined:
    case '':
      return {}
    case 'application/json':
      return readJson(request)
    case 'multipart/form-data':
      return (await readMultipart(request, { maxFiles: 0, maxFileBytes: 0, tooLarge: '' })).fields
    case 'application/x-www-form-urlencoded': {
      const bytes = await readLimited(request, maxFormBytes)
      return Object.fromEntries(new URLSearchParams(bytes.toString('utf8')))
    }
    default:
      throw new AppError(415, 'Send this call as a form or as application/json')
  }
}
