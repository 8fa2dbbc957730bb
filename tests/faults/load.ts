/** A steady load of reads and form posts, which remembers every acknowledgement. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Watch } from '#tests/faults/starvation.ts'

/** Public pages that need the database when nothing of them is kept. */
export const pages = [
  '/',
  '/about',
  '/services',
  '/projects',
  '/products',
  '/career',
  '/contact',
  '/privacy',
]

/** An enquiry that no rule refuses. */
export const enquiryFrom = (email: string) => ({
  fullname: 'Sana Malik',
  phone: '03001234567',
  email,
  address: 'Lahore',
  message: 'We need a new ordering site.',
})

/** Posts an enquiry, and again under the same key where `key` was used before. */
export const postEnquiry = (origin: string, email: string, key: string, patience = 10_000) =>
  fetch(`${origin}/api/v1/contact/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(enquiryFrom(email)),
    signal: AbortSignal.timeout(patience),
  })

export type Load = {
  /** Addresses of enquiries that were answered with 200. */
  acknowledged: Set<string>
  /** Addresses of enquiries that were sent, whatever became of them. */
  sent: Set<string>
  /** Requests that were repeated under the same key after they had been acknowledged. */
  repeated: number
  reads: number
  /** Requests by what they met: 503, or that nothing answered. */
  refused: { away: number; unanswered: number }
  /** Reads that got no page. */
  readsRefused: number
  /**
   * Of all these, those during which the database was too slow for a connection that has nothing to
   * do with the product as well: on a machine with too little for both, nothing need be broken.
   */
  starved: number
  /** Milliseconds that the slowest request took, whatever became of it. */
  slowest: number
  /** Why requests were not answered, each reason once. */
  reasons: Set<string>
  /** What nothing excuses: another status, a page that isn't what it was. */
  wrong: string[]
  /** When the latest acknowledged enquiry was begun, by `performance.now()`. */
  lastAcknowledged: number
  /** Ends all, with what is under way. */
  stop(): Promise<void>
}

type LoadOptions = {
  readers?: number
  writers?: number
  /** Milliseconds between the requests of one reader or writer. */
  pause?: number
  /** Addresses of pages to read. */
  paths?: string[]
  /** Milliseconds for which each answer is waited for; 10 s for a post and 20 s for a page where absent. */
  patience?: number
  /** Excuses what is refused while the database starves. */
  watch?: Watch
}

/** How many requests of a load failed because of what was done to the servers. */
export const failedOf = ({ readsRefused, refused, starved }: Load) =>
  readsRefused + refused.away + refused.unanswered - starved

const reasonOf = (error: unknown) =>
  error instanceof Error ? String(error.cause ?? error) : String(error)

/** Begins with a look at each page: those bytes are what every later reader has to get. */
export async function startLoad(
  origin: string,
  { readers = 2, writers = 3, pause = 15, paths = pages, patience, watch }: LoadOptions = {},
): Promise<Load> {
  const stopping = new AbortController()
  const whole = new Map<string, string>()
  for (const path of paths) {
    const answer = await fetch(origin + path)
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
    whole.set(path, await answer.text())
  }

  let work: Promise<unknown> = Promise.resolve()
  const load: Load = {
    acknowledged: new Set(),
    sent: new Set(),
    repeated: 0,
    reads: 0,
    refused: { away: 0, unanswered: 0 },
    readsRefused: 0,
    starved: 0,
    slowest: 0,
    reasons: new Set(),
    wrong: [],
    lastAcknowledged: 0,
    async stop() {
      stopping.abort()
      await work
    },
  }

  /** 502 is what a proxy makes of it that finds no other server. */
  function isRefusal(status: number, begun: number): boolean {
    if (status !== 503 && status !== 502) return false
    const isStarved = watch?.starvedSince(begun) ?? false
    if (isStarved) load.starved += 1
    return status === 503 || isStarved
  }

  const took = (begun: number) => {
    load.slowest = Math.max(load.slowest, performance.now() - begun)
  }

  async function read(path: string) {
    const begun = performance.now()
    try {
      const answer = await fetch(origin + path, { signal: AbortSignal.timeout(patience ?? 20_000) })
      const text = await answer.text()
      if (isRefusal(answer.status, begun)) load.readsRefused += 1
      else if (answer.status !== 200) load.wrong.push(`${path} answered ${answer.status}`)
      else if (text !== whole.get(path)) load.wrong.push(`${path} is not what it was`)
      else load.reads += 1
    } catch (error) {
      load.readsRefused += 1
      load.reasons.add(`${path}: ${reasonOf(error)}`)
    }
    took(begun)
  }

  /** @returns whether it was acknowledged */
  async function post(email: string, key: string): Promise<boolean> {
    const begun = performance.now()
    try {
      const { status } = await postEnquiry(origin, email, key, patience)
      if (status === 200) load.lastAcknowledged = Math.max(load.lastAcknowledged, begun)
      else if (isRefusal(status, begun)) load.refused.away += 1
      else load.wrong.push(`an enquiry was answered with ${status}`)
      return status === 200
    } catch (error) {
      load.refused.unanswered += 1
      load.reasons.add(`an enquiry: ${reasonOf(error)}`)
      return false
    } finally {
      took(begun)
    }
  }

  const isOver = () => stopping.signal.aborted
  async function reader(at: number) {
    for (let turn = at; !isOver(); turn++) {
      await read(paths[turn % paths.length] ?? '/')
      await sleep(pause)
    }
  }
  async function writer(at: number) {
    for (let turn = 0; !isOver(); turn++) {
      const key = crypto.randomUUID()
      const email = `load-${at}-${turn}@example.com`
      load.sent.add(email)
      while (!(await post(email, key)) && !isOver()) await sleep(50)
      if (isOver()) return
      load.acknowledged.add(email)
      // An answer may be lost on its way, and who waits for it asks again.
      if (turn % 4 === 0 && (await post(email, key))) load.repeated += 1
      await sleep(pause)
    }
  }
  const many = (count: number, work: (at: number) => Promise<void>) =>
    Array.from({ length: count }, (_, at) => work(at))
  work = Promise.all([...many(readers, reader), ...many(writers, writer)])
  return load
}
