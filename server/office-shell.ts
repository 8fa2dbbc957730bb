/** The document of the back office: the same for every path below /admin, filled in by its script. */
import type { Context } from '#domain/context.ts'
import type { EntryAssets } from '#server/assets.ts'
import { securityHeaders } from '#server/security-headers.ts'

/** Answers every page of the office. It holds nothing of anyone, and no search engine may list it. */
export function createOfficePages({ assets }: { assets: EntryAssets }) {
  const styles = assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('')
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex, nofollow"><title>Darya Studio back office</title><link rel="icon" href="/favicon.svg" type="image/svg+xml">${styles}<script type="module" src="${assets.script}"></script></head><body><div id="office"></div><noscript>The back office needs JavaScript.</noscript></body></html>`
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex, nofollow',
    ...securityHeaders({ pictures: ['blob:'] }),
  }
  return async (_request: Request, _ctx: Context): Promise<Response> =>
    new Response(html, { headers })
}
