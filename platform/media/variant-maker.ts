/** Makes the smaller forms of stored pictures, each once, beside what the server has to answer. */
import { buffer } from 'node:stream/consumers'
import { errorFields } from '#platform/error-fields.ts'
import type { Log } from '#platform/log.ts'
import type { MediaStore } from '#platform/media/media-store.ts'
import { variantOf } from '#platform/media/picture-variants.ts'
import { loadSharp } from '#platform/media/sharp.ts'

/** Variants that may wait; one for which there is no room is made when it is asked for again. */
const longestQueue = 500
/** Milliseconds for which one that could not be made isn't tried again. */
const pause = 60_000
/** Failures that are remembered. */
const mostFailures = 1_000

export type VariantMaker = {
  /** Has a variant made some time soon, unless that is under way. Never throws. */
  ask(key: string): void
}

/** One at a time for each process, so that a page with many pictures slows nobody down. */
export function createVariantMaker(store: MediaStore, log: Log): VariantMaker {
  const waiting = new Set<string>()
  const failed = new Map<string, number>()
  let isBusy = false

  const work = async () => {
    isBusy = true
    for (const key of waiting) {
      try {
        await makeVariant(store, key)
      } catch (error) {
        if (failed.size >= mostFailures) failed.clear()
        failed.set(key, performance.now() + pause)
        log.warn({ key, cause: errorFields(error) }, 'a smaller picture could not be made')
      }
      waiting.delete(key)
    }
    isBusy = false
  }
  return {
    ask(key) {
      if (waiting.size >= longestQueue || (failed.get(key) ?? 0) > performance.now()) return
      failed.delete(key)
      waiting.add(key)
      if (!isBusy) void work()
    },
  }
}

async function makeVariant(store: MediaStore, key: string): Promise<void> {
  const variant = variantOf(key)
  const original = variant && (await store.get(variant.original))
  if (!original) return
  const { width, format } = variant
  const sharp = await loadSharp()
  const picture = sharp(await buffer(original.stream)).resize({ width, withoutEnlargement: true })
  const encoded =
    format === 'avif'
      ? picture.avif({ quality: 50, effort: 3 })
      : picture.webp({ quality: 74, effort: 4 })
  await store.put(key, await encoded.timeout({ seconds: 20 }).toBuffer())
}
