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
  const announced = request.headers.get('content-length')
  if (Number(announced ?? 0) > limit) throw tooLarge()
  // A caller who hangs up is no failure of ours, as the same error of the database would be.
  const broken = (cause: unknown) => {
    throw new AppError(400, 'The request broke off', { cause })
  }
  if (announced !== null) {
    // Node lets no more in than was announced, so it may all be read at once, which is cheaper.
    const whole = Buffer.from(await request.arrayBuffer().catch(broken))
    if (whole.length > limit) throw tooLarge()
    return whole
  }
  const chunks: Uint8Array[] = []
  let size = 0
  const body = request.body?.getReader()
  const read = () => body?.read().catch(broken)
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
