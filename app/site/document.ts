/** The HTML document around a rendered page. */
import { documentTitle } from '#app/site/head.ts'
import type { PageMeta } from '#app/site/page.ts'
import type { PublicSettings } from '#domain/settings/settings.contract.ts'

/** Files that the document names. */
export type DocumentAssets = { script: string; styles: string[] }

export type DocumentParts = {
  meta: PageMeta
  settings: PublicSettings
  /** Origin of the site's own addresses, without a slash at its end. */
  publicUrl: string
  assets: DocumentAssets
  /** The rendered page. */
  body: string
  /** What the browser needs to go on where the server stopped. */
  state: unknown
}

/** Ids by which the browser finds the two parts again. */
export const rootId = 'site'
export const stateId = 'site-state'

/** Paper, the colour of the page; tints the browser's own surfaces. */
const themeColor = '#F6F3EC'

/** A whole document. It holds no inline script and no inline style. */
export function renderDocument(parts: DocumentParts): string {
  const { meta, settings, publicUrl, assets } = parts
  const title = documentTitle(meta, settings)
  const url = publicUrl + meta.path
  const image = new URL(meta.image ?? '/icon-512.png', `${publicUrl}/`).href
  const property = (name: string, content: string) =>
    `<meta property="${name}" content="${escapeHtml(content)}">`
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    ...(meta.description
      ? [`<meta name="description" content="${escapeHtml(meta.description)}">`]
      : []),
    ...(meta.index === false
      ? ['<meta name="robots" content="noindex">']
      : [
          `<link rel="canonical" href="${escapeHtml(url)}">`,
          property('og:type', 'website'),
          property('og:site_name', settings.agencyName),
          property('og:title', title),
          property('og:description', meta.description),
          property('og:url', url),
          property('og:image', image),
          '<meta name="twitter:card" content="summary_large_image">',
        ]),
    `<meta name="theme-color" content="${themeColor}">`,
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`),
    `<script type="module" async src="${escapeHtml(assets.script)}"></script>`,
  ]
  return `<!doctype html>
<html lang="en">
<head>
${head.join('\n')}
</head>
<body>
<div id="${rootId}">${parts.body}</div>
<script type="application/json" id="${stateId}">${inertJson(parts.state)}</script>
</body>
</html>
`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? '')

/** JSON that no parser of HTML can take for the end of its element or for a comment. */
const inertJson = (value: unknown) =>
  JSON.stringify(value).replace(/[<>\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
