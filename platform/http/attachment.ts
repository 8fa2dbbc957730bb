/** Answers with a file that a browser saves and never shows. */
import type { StoredFile } from '#platform/media/media-store.ts'

/**
 * The file as a download. Whatever it holds, it is told apart from anything that runs or is shown.
 * @param name any name that someone gave it
 */
export const attachment = ({ size, stream }: StoredFile, name: string): Response =>
  new Response(stream, {
    headers: {
      'Content-Type': 'application/octet-stream',
      'Content-Length': String(size),
      'Content-Disposition': attachmentDisposition(name),
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'no-store',
    },
  })

/** The header for `name` (RFC 6266): in ASCII for old clients, and whole for the others. */
export function attachmentDisposition(name: string): string {
  const plain = name.toWellFormed().replace(/[^\x20-\x7e]|["\\%]/gu, '_')
  const whole = encodeURIComponent(name.toWellFormed()).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`
}
