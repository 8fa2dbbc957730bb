/** How the office talks to the API: one function for every call. */
import { currentSession, loseSession } from '#app/office/session/session.ts'

/** What is wrong with one field, in the server's words. */
export type FieldError = { path: string; message: string }

/**
 * An answer that is not the one hoped for, or none at all (status 0). `message` is what the server
 * says to people, and empty where it says nothing.
 */
export class ApiError extends Error {
  readonly status: number
  readonly errors: FieldError[]
  /** What came with the refusal: the record as it stands, for a stale edit. */
  readonly data: unknown
  /** What a sign-in that needs a second step is continued with. */
  readonly challenge: string | undefined

  constructor(
    status: number,
    message: string,
    errors: FieldError[] = [],
    data?: unknown,
    challenge?: string,
  ) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.errors = errors
    this.data = data
    this.challenge = challenge
  }
}

export type CallOptions = {
  /** What is sent: an object goes as JSON, a form as multipart. */
  body?: object | FormData
  /** The version that a write builds on; a stale one is refused with 412. */
  version?: number
  signal?: AbortSignal
}

type Failure = {
  success?: boolean
  message?: string
  errors?: FieldError[]
  data?: unknown
  challenge?: string
}

let refused = () => {}

/** Has `listener` called whenever an answer says that the caller lacks a right. */
export function onRefusal(listener: () => void): void {
  refused = listener
}

/** What an answer means for whoever is signed in with `token`, whichever call it belongs to. */
function heed({ status }: Response, token: string | undefined): void {
  if (status === 401 && token && token === currentSession()?.token) loseSession()
  if (status === 403) refused()
}

/**
 * Calls `path` under /api/v1 as whoever is signed in. A token that the server no longer knows ends
 * the session.
 * @throws ApiError
 */
export async function callApi<Answer>(
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  path: string,
  { body, version, signal }: CallOptions = {},
): Promise<Answer> {
  const token = currentSession()?.token
  const headers = new Headers()
  if (token) headers.set('Authorization', `Bearer ${token}`)
  if (version !== undefined) headers.set('If-Match', `"${version}"`)
  const isForm = body instanceof FormData
  if (body && !isForm) headers.set('Content-Type', 'application/json')

  const response = await fetch(`/api/v1${path}`, {
    method,
    headers,
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
    ...(signal && { signal }),
  }).catch((cause) => {
    if (signal?.aborted) throw cause
    throw new ApiError(0, '')
  })
  const answer = (await response.json().catch(() => ({ success: false }))) as Failure
  if (response.ok && answer.success === true) return answer as Answer

  heed(response, token)
  const { message = '', errors, data, challenge } = answer
  throw new ApiError(response.status, message, errors, data, challenge)
}

/** What the server says of a failure, or `fallback` where it says nothing. */
export const messageOf = (error: unknown, fallback: string) =>
  (error instanceof ApiError && error.message) || fallback

/**
 * Says of a failure what the server says, else one text for an answer without words and another for
 * none at all: the error catalogue of the specification tells them apart for some calls.
 */
export const failureOf = (wordless: string, unanswered: string) => (error: Error) =>
  error instanceof ApiError && error.status > 0 ? error.message || wordless : unanswered

/** Which right is missing, where that is why a call failed. */
export const refusalIn = (error: Error): string | undefined =>
  error instanceof ApiError && error.status === 403 ? error.message : undefined

/** What is said of a failed call where only its status is known (the specification, other rules). */
export const statusOf = (error: Error) =>
  error instanceof ApiError && error.status > 0
    ? `HTTP error! status: ${error.status}`
    : 'Network error'

/**
 * Fetches a file as whoever is signed in and hands it to the browser to keep as `name`.
 * @throws ApiError
 */
export async function downloadApi(path: string, name: string): Promise<void> {
  const token = currentSession()?.token
  const response = await fetch(`/api/v1${path}`, {
    headers: token ? { Authorization: `Bearer ${token}` } : {},
  }).catch(() => {
    throw new ApiError(0, '')
  })
  if (!response.ok) {
    heed(response, token)
    const { message = '' } = (await response.json().catch(() => ({}))) as Failure
    throw new ApiError(response.status, message)
  }
  saveAs(await response.blob(), name)
}

/** Hands `content` to the browser to keep as `name`. */
export function saveAs(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken hold of the file once the click was handled.
  setTimeout(() => URL.revokeObjectURL(address))
}
