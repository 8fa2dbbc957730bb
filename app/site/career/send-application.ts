/** How an application travels to the API. */
import { ApiFailure } from '#app/site/api.ts'
import type { Problem } from '#app/site/form/form-result.ts'

/** Milliseconds for a resume of 10 MB on a slow line. */
const patience = 300_000

type Answer = { success?: boolean; message?: string; error?: string; errors?: Problem[] }

/**
 * Posts an application.
 * @param key makes a repeated post of the same form one and the same
 * @throws ApiFailure with the server's `error`, or what fetch throws where nothing answers
 */
export async function sendApplication(form: FormData, key: string): Promise<void> {
  const response = await fetch('/api/v1/career/create', {
    method: 'POST',
    headers: { 'Idempotency-Key': key },
    body: form,
    signal: AbortSignal.timeout(patience),
  })
  const answer = await answerOf(response)
  if (response.ok && answer.success === true) return
  const { error, message, errors } = answer
  throw new ApiFailure(response.status, error || message || '', Array.isArray(errors) ? errors : [])
}

async function answerOf(response: Response): Promise<Answer> {
  const answer: Answer | null = await response.json().catch((cause: unknown) => {
    throw new Error('The server’s answer could not be read', { cause })
  })
  return answer ?? {}
}
