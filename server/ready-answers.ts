/** Answers what lies ready before anything else of the server sees the request. */
import type { RequestListener } from 'node:http'
import type { AnswerCache } from '#platform/page-cache/answer-cache.ts'
import { sendAnswer } from '#platform/page-cache/send-answer.ts'
import { isAnonymousRead } from '#server/kept-answers.ts'

/**
 * `listener`, with a short way in front for finished answers whose address is spelled exactly as
 * they are kept. Such a request is neither a write nor a failure and names nobody, so nothing of it
 * belongs into the request log.
 */
export const answerReady =
  (cache: AnswerCache, listener: RequestListener): RequestListener =>
  (request, response) => {
    const { method, url = '', headers } = request
    const ready = isAnonymousRead(method, headers.authorization) ? cache.fresh(url) : undefined
    if (ready) sendAnswer(ready, request, response)
    else listener(request, response)
  }
