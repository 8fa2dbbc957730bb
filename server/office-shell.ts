/** The HTML document of the back office: the same for every path under /admin. */
import type { PageHandler } from '#server/app.ts'
import type { EntryAssets } from '#server/assets.ts'
import { securityHeaders } from '#server/security-headers.ts'

export type OfficePagesOptions = { assets: EntryAssets; publicUrl: string }

/**
 * A handler that answers every path with the document that starts the office in the browser. It
 * holds nothing of any record and looks at no session: what may be seen is the API's to decide.
 */
export function createOfficePages({ assets, publicUrl }: OfficePagesOptions): PageHandler {
  const html = officeDocument(assets)
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
    // A chosen picture is shown from memory before it is sent.
    ...securityHeaders({ pictures: ['blob:'], publicUrl }),
  }
  return async (request) => new Response(request.method === 'HEAD' ? null : html, { headers })
}

const officeDocument = ({ script, styles }: EntryAssets) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>Darya Studio back office</title>
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
<script type="module" src="${script}"></script>
</head>
<body>
<div id="office"></div>
<noscript>The back office needs JavaScript. Please turn it on for this site.</noscript>
</body>
</html>
`
