/** Single requests as visitors, staff and load balancers make them. */
import { enquiryFrom } from '#tests/faults/load.ts'

/** The status of a request that is answered within half a minute. */
export const statusOf = async (address: string, init: RequestInit = {}) => {
  const answer = await fetch(address, { ...init, signal: AbortSignal.timeout(30_000) })
  await answer.arrayBuffer()
  return answer.status
}

/** The contact form as a browser without script posts it. */
export const postPage = (origin: string) =>
  fetch(`${origin}/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      ...enquiryFrom('typed@example.com'),
      message: 'This took an evening to write.',
    }),
  })
