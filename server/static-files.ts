/** The built client files: scripts, styles, fonts and pictures of the site's own. */
import { readdirSync } from 'node:fs'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type MiddlewareHandler } from 'hono'
import { clientFolder } from '#server/assets.ts'

const year = 31_536_000
const day = 86_400

/**
 * Serves what the build put under /assets, whose names change with their content, for ever, and
 * the few files at the top, such as the favicon, for a day. Nothing else of the folder can be had.
 * Text goes out as the build has compressed it.
 */
export function staticFiles(): Hono {
  const files = new Hono()
  const find = serveStatic({ root: clientFolder, precompressed: true })
  const serve =
    (maxAge: string): MiddlewareHandler =>
    async (c, next) => {
      const file = await find(c, next)
      // Where there is no such file, what came next has answered, and there is no response here.
      if (!(file instanceof Response)) return undefined
      file.headers.set('Cache-Control', `public, max-age=${maxAge}`)
      file.headers.set('X-Content-Type-Options', 'nosniff')
      return file
    }
  const serveForEver = serve(`${year}, immutable`)
  files.get('/assets/*', async (c, next) => {
    const file = await serveForEver(c, next)
    // Nobody asks for it again: its date would be 45 bytes of nothing in each of forty answers.
    file?.headers.delete('Last-Modified')
    return file
  })
  const forADay = serve(String(day))
  for (const entry of readdirSync(clientFolder, { withFileTypes: true })) {
    if (entry.isFile()) files.get(`/${entry.name}`, forADay)
  }
  return files
}
