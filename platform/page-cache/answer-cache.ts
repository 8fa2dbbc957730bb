/**
 * Keeps finished answers of public addresses for as long as the content stays as it is.
 *
 * An answer is made once for each version of the content, however many ask at the same time. When
 * making it anew fails, the previous one goes on being given out, for as long as it takes.
 */
import type { ContentVersion } from '#platform/content-version.ts'
import { errorFields } from '#platform/error-fields.ts'
import type { Log } from '#platform/log.ts'
import {
  addBrotli,
  type FinishedAnswer,
  finish,
  sizeOf,
} from '#platform/page-cache/finished-answer.ts'

/** An address whose answer depends on nothing but itself. */
export type Address = {
  /** Path and known parameters, in one spelling only. */
  key: string
  /**
   * Whether there are only so many of its kind, whatever callers ask for. Those are never put out
   * to make room for others.
   */
  isFixed: boolean
  /** Told to caches in front, which may forget by it: `Surrogate-Key`. */
  surrogateKeys: string[]
}

/** An answer that isn't kept: an error, mostly. It is given to those who wait for it. */
export type PlainAnswer = { status: number; headers: Headers; body: Buffer<ArrayBuffer> }

type Kept = {
  answer: FinishedAnswer
  bytes: number
  isFixed: boolean
  /** Whether its brotli form is there, or has been asked for. */
  isImproved: boolean
  /** The version of the content before it was read. */
  version: number
  /** The version for which making it anew has failed, and until when that counts. */
  failed: { version: number; until: number } | undefined
}

/** Counts since the start. */
export type CacheCounts = {
  /** How often an answer was given out as it lay. */
  given: number
  made: number
  /** How often a previous answer stood in for one that could not be made. */
  stoodIn: number
  answers: number
  bytes: number
}

export type AnswerCacheOptions = {
  contentVersion: Pick<ContentVersion, 'current'>
  log: Log
  /** Bytes that answers which aren't fixed may take together. */
  maxBytes?: number
}

/** Milliseconds after a failure for which the previous answer is given out without another try. */
const failurePause = 1_000
/** Bytes of a body above which an answer isn't kept. */
const largest = 4 * 1_048_576
/** Characters of a key above which an answer isn't kept. */
const longestKey = 400

/**
 * The kept answers of one process. Those of which there are only so many are never put out; the others
 * share `maxBytes`, and make room for one another, the longest unused first.
 */
export class AnswerCache {
  readonly #kept = new Map<string, Kept>()
  readonly #making = new Map<
    string,
    { version: number; answer: Promise<FinishedAnswer | PlainAnswer> }
  >()
  readonly #options: Required<AnswerCacheOptions>
  #bytes = 0
  #given = 0
  #made = 0
  #stoodIn = 0
  /** Brotli is made for one answer at a time, so that requests keep the other cores. */
  #compressing: Promise<unknown> = Promise.resolve()

  constructor(options: AnswerCacheOptions) {
    this.#options = { maxBytes: 32 * 1_048_576, ...options }
  }

  /** The answer for `key` if it is there and up to date. */
  fresh(key: string): FinishedAnswer | undefined {
    const kept = this.#kept.get(key)
    if (!kept || !this.#isFresh(kept)) return undefined
    this.#given += 1
    if (!kept.isFixed) {
      // The last in the map was used last.
      this.#kept.delete(key)
      this.#kept.set(key, kept)
      this.#improveLater(key, kept)
    }
    return kept.answer
  }

  /**
   * The answer for `address`, made by `make` where there is none that is up to date. Only an answer
   * of 200 is kept.
   * @throws what `make` throws where no previous answer can stand in
   */
  async get(
    address: Address,
    make: () => Promise<Response>,
  ): Promise<FinishedAnswer | PlainAnswer> {
    const ready = this.fresh(address.key)
    if (ready) return ready
    const version = this.#options.contentVersion.current()
    const underWay = this.#making.get(address.key)
    // One that began before the content changed may not show the change.
    if (underWay?.version === version) return underWay.answer
    const making = { version, answer: this.#make(address, version, make) }
    this.#making.set(address.key, making)
    try {
      return await making.answer
    } finally {
      if (this.#making.get(address.key) === making) this.#making.delete(address.key)
    }
  }

  counts(): CacheCounts {
    const { size: answers } = this.#kept
    return {
      given: this.#given,
      made: this.#made,
      stoodIn: this.#stoodIn,
      answers,
      bytes: this.#bytes,
    }
  }

  #isFresh({ version, failed }: Kept): boolean {
    const current = this.#options.contentVersion.current()
    if (version === current) return true
    return failed !== undefined && failed.version === current && performance.now() < failed.until
  }

  async #make(address: Address, version: number, make: () => Promise<Response>) {
    this.#made += 1
    const { log } = this.#options
    let plain: PlainAnswer | undefined
    try {
      plain = await readWhole(await make())
    } catch (error) {
      const previous = this.#standIn(address.key, version)
      if (!previous) throw error
      log.error(
        { key: address.key, cause: errorFields(error) },
        'a public answer could not be made',
      )
      return previous
    }
    if (plain.status >= 500) return this.#standIn(address.key, version) ?? plain
    if (plain.status !== 200 || plain.body.length > largest || address.key.length > longestKey) {
      this.#forget(address.key)
      return plain
    }
    const answer = await finish(plain.body, headersOf(plain.headers, address))
    this.#keep(address, answer, version)
    return answer
  }

  /** The previous answer, in place of one that could not be made for `version`. */
  #standIn(key: string, version: number): FinishedAnswer | undefined {
    const kept = this.#kept.get(key)
    if (!kept) return undefined
    kept.failed = { version, until: performance.now() + failurePause }
    this.#stoodIn += 1
    return kept.answer
  }

  #keep({ key, isFixed }: Address, answer: FinishedAnswer, version: number): void {
    const known = this.#kept.get(key)
    // Of two that were made at once, the one that was begun later stays.
    if (known && known.version > version) return
    this.#forget(key)
    const kept: Kept = {
      answer,
      bytes: sizeOf(answer),
      isFixed,
      isImproved: false,
      version,
      failed: undefined,
    }
    this.#kept.set(key, kept)
    this.#count(kept, kept.bytes)
    this.#makeRoom()
    // Others only once they are asked for again: what nobody repeats isn't worth the work.
    if (isFixed) this.#improveLater(key, kept)
  }

  #improveLater(key: string, kept: Kept): void {
    if (kept.isImproved) return
    kept.isImproved = true
    this.#compressing = this.#compressing.then(() => this.#improve(key, kept))
  }

  /** Adds the brotli form, if the answer is still wanted when its turn comes. */
  async #improve(key: string, kept: Kept): Promise<void> {
    const isWanted = () => this.#kept.get(key) === kept
    if (!isWanted() || kept.version !== this.#options.contentVersion.current()) return
    const more = await addBrotli(kept.answer).catch(() => false)
    if (!more || !isWanted()) return
    const bytes = sizeOf(kept.answer)
    this.#count(kept, bytes - kept.bytes)
    kept.bytes = bytes
    this.#makeRoom()
  }

  #forget(key: string): void {
    const kept = this.#kept.get(key)
    if (!kept) return
    this.#kept.delete(key)
    this.#count(kept, -kept.bytes)
  }

  #count({ isFixed }: Kept, bytes: number): void {
    if (!isFixed) this.#bytes += bytes
  }

  #makeRoom(): void {
    if (this.#bytes <= this.#options.maxBytes) return
    for (const [key, { isFixed }] of this.#kept) {
      if (isFixed) continue
      this.#forget(key)
      if (this.#bytes <= this.#options.maxBytes) return
    }
  }
}

async function readWhole(response: Response): Promise<PlainAnswer> {
  const body = Buffer.from(await response.arrayBuffer())
  return { status: response.status, headers: response.headers, body }
}

/**
 * What a kept answer says besides what was said when it was made. Browsers and caches may keep it,
 * but ask each time whether it still holds; while nobody answers them, they may go on with it.
 */
function headersOf(headers: Headers, { surrogateKeys }: Address): [string, string][] {
  const all = new Headers(headers)
  all.set('Cache-Control', 'public, max-age=0, stale-if-error=86400')
  all.append('Vary', 'Accept-Encoding')
  all.set('Surrogate-Key', surrogateKeys.join(' '))
  all.delete('Content-Length')
  return [...all]
}
