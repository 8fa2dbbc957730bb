import { AppError } from '#platform/app-error.ts'

/**
 * No form of ours is sent compressed, and what little bytes unpack to is not for callers to say.
 * @throws AppError 415 for a body under a `Content-Encoding`
 */
export function refuseEncoded({ headers }: Request): void {
  const encoding = headers.get('content-encoding')?.trim().toLowerCase()
  if (encoding && encoding !== 'identity') {
    throw new AppError(415, 'Send the body as it is, without a Content-Encoding')
  }
}

/**
 * The whole body of a request in memory.
 * @throws AppError 413 as soon as more than `limit` bytes were announced or have arrived, 415 for an
 * encoded one, 400 where it breaks off.
 */
export async function readLimited(request: Request, limit: number): Promise<Buffer> {
  refuseEncoded(request)
  const tooLarge = () => new AppError(413, 'The request is too large')
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge()
  const chunks: Uint8Array[] = []
  let size = 0
  const body = request.body?.getReader()
  // A caller who hangs up is no failure of ours, as the same error of the database would be.
  const read = () =>
    body?.read().catch((cause) => {
      throw new AppError(400, 'The request broke off', { cause })
    })
  for (let part = await read(); part && !part.done; part = await read()) {
    size += part.value.byteLength
    if (size > limit) {
      void body?.cancel().catch(() => {})
      throw tooLarge()
    }
    chunks.push(part.value)
  }
  return Buffer.concat(chunks)
}
