/** Sends a finished answer: over Node's own server, or as a Response. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Address, AnswerCache } from '#platform/page-cache/answer-cache.ts'
import { choose, type FinishedAnswer } from '#platform/page-cache/finished-answer.ts'

/** Answers with the form that suits the caller, or with 304 where it has the content already. */
export function sendAnswer(
  answer: FinishedAnswer,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { form, isKnown } = choose(answer, {
    acceptEncoding: request.headers['accept-encoding'] as string | undefined,
    ifNoneMatch: request.headers['if-none-match'],
  })
  if (isKnown) response.writeHead(304, form.notModified).end()
  else if (request.method === 'HEAD') response.writeHead(200, form.headers).end()
  else response.writeHead(200, form.headers).end(form.body)
}

/** The same as a Response. */
function answerAsResponse(answer: FinishedAnswer, request: Request): Response {
  const { form, isKnown } = choose(answer, {
    acceptEncoding: request.headers.get('accept-encoding') ?? undefined,
    ifNoneMatch: request.headers.get('if-none-match') ?? undefined,
  })
  if (isKnown) return new Response(null, { status: 304, headers: pairs(form.notModified) })
  const body = request.method === 'HEAD' ? null : new Uint8Array(form.body)
  return new Response(body, { headers: pairs(form.headers) })
}

/**
 * The answer for `address`, out of `cache` or made by `make`, which must not look at `request`: what
 * is kept is for everyone. `request` only says in which form it is wanted.
 */
export async function respond(
  cache: AnswerCache,
  address: Address,
  request: Request,
  make: () => Promise<Response>,
): Promise<Response> {
  const answer = await cache.get(address, make)
  if ('forms' in answer) return answerAsResponse(answer, request)
  const { status, headers, body } = answer
  return new Response(request.method === 'HEAD' ? null : body, { status, headers })
}

const pairs = (flat: string[]): [string, string][] =>
  flat.flatMap((name, at) => (at % 2 === 0 ? [[name, flat[at + 1] ?? ''] as [string, string]] : []))
