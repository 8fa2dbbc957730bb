/** Serves the description of the API, for programs and for people. */
import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import { notAllowed } from '#server/api.ts'
import { docsPage } from '#server/api-docs/docs-page.ts'
import { openApiDocument } from '#server/api-docs/openapi.ts'
import { apiRoutes } from '#server/routes.ts'

const styles = readFileSync(new URL('docs.css', import.meta.url), 'utf8')
const policy = "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'"

/** /openapi.json, /docs and its style sheet. All three are made on the first request and kept. */
export function apiDocsRoutes(publicUrl: string): Hono {
  let json: Uint8Array<ArrayBuffer> | undefined
  let page: string | undefined
  const docs = new Hono()
  docs.get('/openapi.json', (c) => {
    // 300 kB, of which each caller would cost a millisecond.
    json ??= new TextEncoder().encode(JSON.stringify(openApiDocument(apiRoutes, publicUrl)))
    return c.body(json, 200, { 'Content-Type': 'application/json' })
  })
  docs.get('/docs', (c) => {
    page ??= docsPage(openApiDocument(apiRoutes, publicUrl))
    return c.html(page, 200, {
      'Content-Security-Policy': policy,
      'X-Content-Type-Options': 'nosniff',
    })
  })
  for (const path of ['/openapi.json', '/docs', '/docs.css']) {
    docs.on(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'], path, (c) =>
      notAllowed(c, ['GET', 'HEAD']),
    )
  }
  docs.get('/docs.css', (c) => c.body(styles, 200, { 'Content-Type': 'text/css; charset=utf-8' }))
  return docs
}
