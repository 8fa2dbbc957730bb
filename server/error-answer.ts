/** What a caller is told of an error, and what is only logged. */
import { AppError } from '#platform/app-error.ts'
import { isUnavailable, unavailable } from '#platform/database.ts'
import { errorFields } from '#platform/error-fields.ts'
import type { Log } from '#platform/log.ts'

export type ErrorAnswer = {
  status: number
  headers: Record<string, string>
  body: Record<string, unknown>
}

/** Every error as one the public may see; what is unknown becomes a 500 without detail. */
export function publicError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (isUnavailable(error)) return unavailable(error)
  return new AppError(500, 'Something went wrong', { cause: error })
}

/** Turns any error into an answer, and logs with its cause what nobody expected. */
export function answerFor(error: unknown, log: Log | undefined): ErrorAnswer {
  const known = publicError(error)
  if (known.status >= 500) {
    log?.error({ status: known.status, cause: errorFields(known.cause ?? known) }, known.message)
  }
  return {
    status: known.status,
    headers: {
      'Cache-Control': 'no-store',
      ...(known.retryAfter !== undefined && { 'Retry-After': String(known.retryAfter) }),
    },
    body: {
      success: false,
      message: known.message,
      error: known.message,
      ...(known.fields.length > 0 && { errors: known.fields }),
      ...(known.challenge !== undefined && { challenge: known.challenge }),
      ...(known.data !== undefined && { data: known.data }),
    },
  }
}
