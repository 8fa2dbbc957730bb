import { AppError } from '#platform/app-error.ts'

/**
 * The whole body of a request in memory.
 * @throws AppError 413 as soon as more than `limit` bytes were announced or have arrived, 400 where
 * it breaks off.
 */
export async function readLimited(request: Request, limit: number): Promise<Buffer> {
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
