/** Uploaded files in a bucket of an object store that speaks S3. */
import { createHash, randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { AppError } from '#platform/app-error.ts'
import { unavailable } from '#platform/database.ts'
import { isMediaKey, type ListedFile, type MediaStore } from '#platform/media/media-store.ts'
import { noRoomLeft } from '#platform/media/room.ts'
import { StartupError } from '#platform/startup-error.ts'

/** Milliseconds after which an unanswered request is given up. */
const patience = 10_000
/** How often a request is repeated that the store could not answer just then. */
const retries = 2
/** Milliseconds before the first repetition at the most; each next one waits twice as long. */
const firstPause = 50

/** Where a bucket is and who may use it. */
export type Bucket = {
  accessKeyId: string
  secretAccessKey: string
  region: string
  /** URL of the bucket, without a slash at its end. */
  address: string
}

/**
 * Reads `s3://KEY:SECRET@host:port/bucket?region=…&tls=off`. Key and secret are percent-encoded
 * where they hold `/`, `+`, `:` or `@`; the region is `us-east-1` and the connection encrypted unless it says
 * otherwise; the bucket is named in the path, never in the host.
 * @throws StartupError where a part is missing; its text repeats neither key nor secret
 */
export function bucketOf(storageUrl: string): Bucket {
  const url = new URL(storageUrl)
  const bucket = url.pathname.split('/').filter(Boolean)
  if (!url.username || !url.password || !url.host || bucket.length !== 1) {
    throw new StartupError(
      'STORAGE_URL must read s3://KEY:SECRET@host:port/bucket, with ?region= and ?tls=off as needed.',
    )
  }
  const scheme = url.searchParams.get('tls') === 'off' ? 'http' : 'https'
  return {
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    region: url.searchParams.get('region') ?? 'us-east-1',
    address: `${scheme}://${url.host}/${bucket[0]}`,
  }
}

/** A store of the files in `bucket` whose names begin with `prefix`, such as `media/`. */
export function createS3Store(bucket: Bucket, prefix: string): MediaStore {
  const { accessKeyId, secretAccessKey, region, address } = bucket
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })

  const call = async (method: string, path: string, body?: Buffer): Promise<Response> => {
    // The hash of the body is signed with the rest, so that it can't be altered on its way.
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex')
    const init = {
      method,
      headers: { 'x-amz-content-sha256': hash },
      ...(body && { body: new Uint8Array(body) }),
      // Nobody but the store itself is to get what is signed for it.
      redirect: 'manual' as const,
    }
    // Only until the answer begins: a visitor on a slow line may take longer to read a file.
    const unanswered = new AbortController()
    const timer = setTimeout(() => unanswered.abort(), patience)
    try {
      for (let repeated = 0; ; repeated++) {
        const request = await client.sign(`${address}${path}`, init)
        // The signal is given here and not to the request, which may be swept away as soon as it is
        // sent; it would take the signal with it, and nothing would end the wait for a silent store.
        const answer = await fetch(request, { signal: unanswered.signal })
        const isPassing = answer.status >= 500 || answer.status === 429
        if (!isPassing || repeated === retries) return answer
        await answer.body?.cancel()
        await sleep(randomInt(firstPause * 2 ** repeated))
      }
    } catch (cause) {
      throw unavailable(cause)
    } finally {
      clearTimeout(timer)
    }
  }
  const pathOf = (key: string) => {
    if (!isMediaKey(key)) throw new AppError(404, 'File not found')
    return `/${prefix}${key}`
  }
  const remove = async (key: string) => {
    const answer = await call('DELETE', pathOf(key))
    await answer.body?.cancel()
    if (!answer.ok && answer.status !== 404) throw refused(answer)
  }
  return {
    async put(key, bytes) {
      const answer = await call('PUT', pathOf(key), bytes)
      await answer.body?.cancel()
      if (answer.status === 507) throw noRoomLeft(refused(answer))
      if (!answer.ok) throw refused(answer)
    },
    async get(key) {
      if (!isMediaKey(key)) return undefined
      const answer = await call('GET', pathOf(key))
      if (answer.ok && answer.body) {
        return { size: Number(answer.headers.get('content-length')), stream: answer.body }
      }
      await answer.body?.cancel()
      if (answer.status === 404) return undefined
      throw refused(answer)
    },
    remove,
    async removeOlder(key, moment) {
      const answer = await call('HEAD', pathOf(key))
      if (answer.status === 404) return false
      if (!answer.ok) throw refused(answer)
      const isOlder = new Date(answer.headers.get('last-modified') ?? '') < moment
      if (isOlder) await remove(key)
      return isOlder
    },
    async *list() {
      let next: string | undefined
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix })
        if (next) query.set('continuation-token', next)
        const answer = await call('GET', `?${query}`)
        if (!answer.ok) throw refused(answer)
        const xml = await answer.text()
        yield* filesOf(xml, prefix)
        next = textOf(xml, 'NextContinuationToken')
      } while (next)
    },
  }
}

/** Files of one page of a bucket's list. Keys are of our own making and hold nothing to unescape. */
function filesOf(xml: string, prefix: string): ListedFile[] {
  return [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].flatMap(([, entry = '']) => {
    const key = textOf(entry, 'Key')?.slice(prefix.length) ?? ''
    const storedAt = new Date(textOf(entry, 'LastModified') ?? '')
    return isMediaKey(key) && !Number.isNaN(storedAt.getTime()) ? [{ key, storedAt }] : []
  })
}

const textOf = (xml: string, name: string) =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]

const refused = ({ status }: Response) =>
  unavailable(new Error(`The object store answered with status ${status}`))
