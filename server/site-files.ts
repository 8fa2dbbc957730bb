/** What programs read of the site: robots.txt, the sitemap and the web manifest. */
import { Hono } from 'hono'
import { listAddresses } from '#app/site/addresses.server.ts'
import { themeColor } from '#app/site/head.ts'
import type { Services } from '#domain/context.ts'
import { getPublicSettings } from '#domain/settings/settings.rules.ts'

/** Seconds for which others may keep one. */
const hour = 3600

/** Where they are. */
export const siteFilePaths = ['/robots.txt', '/sitemap.xml', '/manifest.webmanifest']

/** Answers for `siteFilePaths` by what the database says now; nothing of it is kept here. */
export function siteFiles(services: Services): Hono {
  const files = new Hono()
  const { publicUrl } = services.config
  const visitor = { ...services, ip: '', userAgent: '', actor: null }
  const headersOf = (type: string) => ({
    'Content-Type': type,
    'Cache-Control': `public, max-age=${hour}`,
    'X-Content-Type-Options': 'nosniff',
  })

  files.get('/robots.txt', (c) =>
    c.body(
      `User-agent: *\nDisallow: /admin\n\nSitemap: ${publicUrl}/sitemap.xml\n`,
      200,
      headersOf('text/plain; charset=utf-8'),
    ),
  )

  files.get('/sitemap.xml', async (c) => {
    const addresses = await listAddresses(visitor)
    const entries = addresses.map(({ path, updatedAt }) => {
      const changed = updatedAt ? `<lastmod>${updatedAt}</lastmod>` : ''
      return `<url><loc>${escapeXml(publicUrl + path)}</loc>${changed}</url>`
    })
    const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
    return c.body(xml, 200, headersOf('application/xml; charset=utf-8'))
  })

  files.get('/manifest.webmanifest', async (c) => {
    const { agencyName } = await getPublicSettings(visitor)
    const icon = (size: number) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })
    const manifest = {
      name: agencyName,
      short_name: agencyName,
      start_url: '/',
      display: 'browser',
      lang: 'en',
      theme_color: themeColor,
      background_color: themeColor,
      icons: [icon(192), icon(512)],
    }
    return c.body(JSON.stringify(manifest), 200, headersOf('application/manifest+json'))
  })
  return files
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escapeXml = (text: string) => text.replace(/[&<>]/g, (character) => entities[character] ?? '')
