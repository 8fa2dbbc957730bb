/** What is wrong with one field of a request, in words for the person who filled it in. */
export type FieldError = { path: string; message: string }

/** What an error may carry besides its status and public message. */
export type AppErrorDetails = {
  fields?: FieldError[]
  /** Seconds after which trying again makes sense; sent as `Retry-After`. */
  retryAfter?: number
  /** What the answer's `data` holds: the record as it stands, for a stale edit. */
  data?: unknown
  /** What a sign-in that needs a second step is continued with. */
  challenge?: string
  cause?: unknown
}

/**
 * The one error that reaches a caller. Its message is written for people and holds nothing
 * internal; what went wrong underneath travels as `cause` and is only logged.
 */
export class AppError extends Error {
  readonly status: number
  readonly fields: FieldError[]
  readonly retryAfter: number | undefined
  readonly data: unknown
  readonly challenge: string | undefined

  constructor(status: number, publicMessage: string, details: AppErrorDetails = {}) {
    super(publicMessage, { cause: details.cause })
    this.name = 'AppError'
    this.status = status
    this.fields = details.fields ?? []
    this.retryAfter = details.retryAfter
    this.data = details.data
    this.challenge = details.challenge
  }
}

/** 404: the record does not exist, or this caller may not know that it does. */
export const notFound = (what: string) => new AppError(404, `${what} not found`)

/** 422: one or more rules are broken. The first field's message speaks for all. */
export const ruleBroken = (fields: [FieldError, ...FieldError[]]) =>
  new AppError(422, fields[0].message, { fields })

/** 412: someone else has changed the record since; `data` is the record as it stands now. */
export const staleVersion = (data: unknown) =>
  new AppError(412, 'This record was changed by someone else in the meantime', { data })
