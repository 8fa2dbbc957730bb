import { AppError } from '#platform/app-error.ts'

/**
 * The whole body of a request in memory.
 * @throws AppError 413 as soon as more than `limit` bytes were announced or have arrived.
 */
export async function readLimited(request: Request, limit: number): Promise<Buffer> {
  const tooLarge = () => new AppError(413, 'The request is too large')
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > limit) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
