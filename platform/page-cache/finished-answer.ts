/** An answer that is ready to be sent as it lies, in every encoding that a caller may accept. */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** How a body is encoded; `identity` is as it was made. */
export type Coding = 'identity' | 'gzip' | 'br'

/** One form of the answer: what is sent, and the headers in the form `node:http` takes fastest. */
export type Form = {
  etag: string
  body: Buffer
  /** Names and values in turn. */
  headers: string[]
  /** The headers of a 304: all that doesn't describe the body. */
  notModified: string[]
}

export type FinishedAnswer = {
  /** Hash of the body as it was made, which all forms carry in their ETags. */
  hash: string
  forms: Partial<Record<Coding, Form>> & { identity: Form }
  headers: [name: string, value: string][]
}

/** What a caller says about the answer it wants. */
export type Wishes = { acceptEncoding: string | undefined; ifNoneMatch: string | undefined }

const compress = { gzip: promisify(gzip), br: promisify(brotliCompress) }

/** Bytes below which compressing saves no packet. */
const worthwhile = 256

/** An answer with its quick forms, plain and gzip; brotli comes later, see `addBrotli`. */
export async function finish(
  body: Buffer,
  headers: [name: string, value: string][],
): Promise<FinishedAnswer> {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const answer: FinishedAnswer = {
    hash,
    headers,
    forms: { identity: formOf(hash, headers, body, 'identity') },
  }
  if (body.length >= worthwhile) {
    answer.forms.gzip = formOf(hash, headers, await compress.gzip(body), 'gzip')
  }
  return answer
}

/**
 * Adds the form that travels best, and takes a tenth of a second of one core to make.
 * @returns whether there is now one more
 */
export async function addBrotli(answer: FinishedAnswer): Promise<boolean> {
  const { body } = answer.forms.identity
  if (answer.forms.br || body.length < worthwhile) return false
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    // A window that holds the body; the default one takes tens of MB while it works.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(10, Math.ceil(Math.log2(body.length)))),
  }
  const small = await compress.br(body, { params })
  answer.forms.br = formOf(answer.hash, answer.headers, small, 'br')
  return true
}

/** Bytes of memory that an answer takes, its bodies at least. */
export const sizeOf = ({ forms }: FinishedAnswer): number =>
  Object.values(forms).reduce((sum, { body }) => sum + body.length, 1_024)

/** The form for a caller, and whether the caller has it already. */
export function choose(answer: FinishedAnswer, wishes: Wishes): { form: Form; isKnown: boolean } {
  const { forms, hash } = answer
  const { acceptEncoding = '', ifNoneMatch } = wishes
  const { br, gzip } = readAccepted(acceptEncoding)
  const form = (br && forms.br) || (gzip && forms.gzip) || forms.identity
  return { form, isKnown: ifNoneMatch !== undefined && isKnown(hash, ifNoneMatch) }
}

/** Named, and not with a weight of nothing. */
const brotliWanted = /(?:^|[,\s])br(?!\s*;\s*q=0(?:\.0*)?(?:[,\s]|$))(?=[,;\s]|$)/i
const gzipWanted = /(?:^|[,\s])gzip(?!\s*;\s*q=0(?:\.0*)?(?:[,\s]|$))(?=[,;\s]|$)/i

type Accepted = { br: boolean; gzip: boolean }

/** What each `Accept-Encoding` means; there are only a few that browsers send. */
const knownAccepted = new Map<string, Accepted>()
const mostKnown = 100

function readAccepted(acceptEncoding: string): Accepted {
  const known = knownAccepted.get(acceptEncoding)
  if (known) return known
  const accepted = { br: brotliWanted.test(acceptEncoding), gzip: gzipWanted.test(acceptEncoding) }
  if (knownAccepted.size < mostKnown) knownAccepted.set(acceptEncoding, accepted)
  return accepted
}

/** All forms hold the same content, so knowing one is knowing them all. */
const isKnown = (hash: string, ifNoneMatch: string) =>
  ifNoneMatch.trim() === '*' || ifNoneMatch.includes(`"${hash}`)

function formOf(
  hash: string,
  common: [name: string, value: string][],
  body: Buffer,
  coding: Coding,
): Form {
  // A strong ETag names the bytes, and each encoding has its own.
  const etag = coding === 'identity' ? `"${hash}"` : `"${hash}-${coding}"`
  const shared = [...common.flat(), 'ETag', etag]
  const encoding = coding === 'identity' ? [] : ['Content-Encoding', coding]
  const isOfBody = (name: string) => name.toLowerCase() === 'content-type'
  return {
    etag,
    body,
    headers: [...shared, ...encoding, 'Content-Length', String(body.length)],
    notModified: [...common.filter(([name]) => !isOfBody(name)).flat(), 'ETag', etag],
  }
}
