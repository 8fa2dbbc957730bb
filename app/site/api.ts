/** How the browser reads and posts to the API. */

/** An answer that is not the one hoped for; `message` is what the server says to people. */
export class ApiFailure extends Error {
  readonly status: number
  readonly fields: { path: string; message: string }[]

  constructor(status: number, message: string, fields: { path: string; message: string }[] = []) {
    super(message)
    this.name = 'ApiFailure'
    this.status = status
    this.fields = fields
  }
}

/** What the error page is given to explain; without a status where no answer could be read at all. */
export const forErrorPage = (failure: unknown): Response =>
  failure instanceof ApiFailure ? new Response(null, { status: failure.status }) : Response.error()

type Answer = {
  success?: boolean
  message?: string
  errors?: { path: string; message: string }[]
}

/** Said of reads too (the specification, calls). */
const json = { 'Content-Type': 'application/json' }

/** Milliseconds after which an answer is no longer waited for. */
const patience = { read: 10_000, write: 30_000 }

async function call<Result>(path: string, init: RequestInit): Promise<Result> {
  const response = await fetch(`/api/v1${path}`, init)
  const answer = (await response.json()) as Answer
  if (!response.ok || answer.success !== true) {
    throw new ApiFailure(response.status, answer.message ?? '', answer.errors)
  }
  return answer as Result
}

/** @throws ApiFailure, or what fetch throws where nothing answers */
export const readApi = <Result>(path: string, signal?: AbortSignal): Promise<Result> =>
  call(path, {
    headers: json,
    signal: AbortSignal.any([AbortSignal.timeout(patience.read), ...(signal ? [signal] : [])]),
  })

/**
 * Posts JSON.
 * @param key makes a repeated post of the same form one and the same
 * @throws ApiFailure, or what fetch throws where nothing answers
 */
export const postApi = <Result>(path: string, body: unknown, key: string): Promise<Result> =>
  call(path, {
    method: 'POST',
    headers: { ...json, 'Idempotency-Key': key },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patience.write),
  })

/** A random `Idempotency-Key` of 128 bits, also where the page is not served over HTTPS. */
export const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')
