/** Reads a multipart/form-data body: text fields and files, within limits. */
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import { AppError, type FieldError, ruleBroken } from '#platform/app-error.ts'
import { refuseEncoded } from '#platform/http/read-limited.ts'
import type { UploadedFile } from '#platform/uploaded-file.ts'

/** The parts of a form. A field sent twice keeps its last value. */
export type Multipart = {
  fields: Record<string, string>
  files: Record<string, UploadedFile[]>
  /** What was left out, where `readOnUpTo` allows that. */
  tooLarge: FieldError[]
}

/** Which files a form takes. */
export type MultipartLimits = {
  maxFiles: number
  /** Bytes of each file. */
  maxFileBytes: number
  /** Says that a file is above `maxFileBytes`. */
  tooLarge: string
  /** Says that there are more than `maxFiles`, and at which field; otherwise the form is too large. */
  tooMany?: FieldError
  /** Names of the parts that may be files; another one is refused like an unknown field, or ignored. */
  names?: readonly string[]
  /** Whether files by other names are passed over: public forms ignore what they don't know. */
  ignoresOthers?: boolean
  /**
   * Bytes of the whole body up to which a file above `maxFileBytes` is only left out and told in
   * `tooLarge`, so that the other fields aren't lost.
   */
  readOnUpTo?: number
}

const maxFields = 50
const maxFieldBytes = 64 * 1024
const maxNameLength = 100
/** Bytes for what stands between and around the parts. */
const maxWrapping = 256 * 1024

/**
 * The form in memory. An empty file part, which browsers send for an untouched file input, is left out.
 * @throws AppError 415 for another content type, 413 for a file above its limit (with `tooLarge` as
 * its text), too many parts or too much around them, 422 for more files than it takes or one it doesn't know, 400 for a
 * body that breaks off or is no valid form.
 */
export async function readMultipart(request: Request, limits: MultipartLimits): Promise<Multipart> {
  refuseEncoded(request)
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type) || !request.body) {
    throw new AppError(415, 'Send this call as multipart/form-data')
  }
  const fields: Record<string, string> = Object.create(null)
  const files: Record<string, UploadedFile[]> = Object.create(null)
  const tooLarge: FieldError[] = []
  const { readOnUpTo = 0 } = limits
  // A body of unknown length is no browser's form.
  const readsOn = Number(request.headers.get('content-length') ?? Infinity) <= readOnUpTo
  const { promise, resolve, reject } = Promise.withResolvers<Multipart>()
  const malformed = (cause?: unknown) => new AppError(400, 'The form could not be read', { cause })
  const tooMany = () => reject(new AppError(413, 'The form has too many parts'))
  const parts = maxFields * maxFieldBytes + (limits.maxFiles + 1) * limits.maxFileBytes
  const maxBytes = Math.max(readsOn ? readOnUpTo : 0, parts + maxWrapping)
  let received = 0
  let fileCount = 0

  let parser: BusboyInstance
  try {
    parser = new Busboy({
      headers: { 'content-type': type },
      limits: {
        fields: maxFields,
        fieldSize: maxFieldBytes,
        // One more than allowed, so that a name nobody knows is told before their number.
        files: (limits.ignoresOthers ? maxFields : limits.maxFiles) + 1,
        // One byte more than allowed tells a file at the limit from one above it.
        fileSize: limits.maxFileBytes + 1,
        headerPairs: 20,
        parts: maxFields + limits.maxFiles + 1,
      },
    })
  } catch (cause) {
    throw malformed(cause)
  }
  const tooLong = () => reject(new AppError(413, 'A field is too long'))
  // Each part of a form has a name (RFC 7578, section 4.2), but the parser hands out one without, too,
  // and what a listener throws ends the process: nobody else is there to catch it.
  const isNamed = (name: string | undefined): name is string => {
    if (name === undefined) reject(malformed())
    return name !== undefined
  }
  parser.on('field', (name: string | undefined, value, _nameTruncated, valueTruncated) => {
    if (!isNamed(name)) return
    if (name.length > maxNameLength || valueTruncated) tooLong()
    fields[name] = value
  })
  parser.on('file', (name: string | undefined, stream, filename) => {
    stream.on('error', (cause) => reject(malformed(cause)))
    if (!isNamed(name)) return
    if (name.length > maxNameLength) tooLong()
    if (limits.names && !limits.names.includes(name)) {
      if (limits.ignoresOthers) return void stream.resume()
      reject(ruleBroken([{ path: name, message: `Unknown field: ${name.slice(0, 60)}` }]))
    }
    fileCount += 1
    if (fileCount > limits.maxFiles) {
      limits.tooMany ? reject(ruleBroken([limits.tooMany])) : tooMany()
    }
    const chunks: Buffer[] = []
    let size = 0
    stream.on('data', (chunk: Buffer) => {
      size += chunk.length
      chunks.push(chunk)
      if (size <= limits.maxFileBytes) return
      const field = { path: name, message: limits.tooLarge }
      if (readsOn) {
        // The parser hands out nothing more of this file.
        chunks.length = 0
        tooLarge.push(field)
      } else {
        reject(new AppError(413, limits.tooLarge, { fields: [field] }))
      }
    })
    stream.on('end', () => {
      if ((size === 0 && !filename) || size > limits.maxFileBytes) return
      files[name] ??= []
      // A part may be a file by its type alone, and then has no name.
      files[name].push({ name: filename ?? '', bytes: Buffer.concat(chunks) })
    })
  })
  parser.on('partsLimit', tooMany)
  parser.on('filesLimit', tooMany)
  parser.on('fieldsLimit', tooMany)
  parser.on('error', (cause) => reject(malformed(cause)))
  parser.on('finish', () => resolve({ fields, files, tooLarge }))

  const body = Readable.fromWeb(request.body as ReadableStream)
  body.on('error', (cause) => reject(malformed(cause)))
  // What comes before, after and within parts that are too long passes by the parser's own limits.
  body.on('data', (chunk: Uint8Array) => {
    received += chunk.length
    if (received > maxBytes) reject(new AppError(413, 'The form is too large'))
  })
  body.pipe(parser)
  try {
    return await promise
  } finally {
    body.unpipe(parser)
    body.destroy()
    parser.destroy()
  }
}
