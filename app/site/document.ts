/** The HTML document around a rendered page. */
import {
  documentTitle,
  pagePictureSize,
  picturePath,
  shortened,
  themeColor,
} from '#app/site/head.ts'
import { inertJson } from '#app/site/inert-json.ts'
import { failedEvent, loaderSource } from '#app/site/load-when-needed.ts'
import type { PageMeta } from '#app/site/page.ts'
import { organization } from '#app/site/structured-data.ts'
import type { PublicSettings } from '#domain/settings/settings.contract.ts'

/** Files that the document names. */
export type DocumentAssets = {
  /** Takes the page over. */
  script: string
  /** What the script imports, to be fetched together with it. */
  modules: string[]
  /** Of all pages. */
  styles: string[]
  /** What stands in pages' own sheets, by their URLs; a document links a sheet that isn't here. */
  sheets?: ReadonlyMap<string, string>
}

export type DocumentParts = {
  meta: PageMeta
  settings: PublicSettings
  /** Origin of the site's own addresses, without a slash at its end. */
  publicUrl: string
  assets: DocumentAssets
  /** URL of the page's own style sheet. */
  sheet: string | undefined
  /** What stands inline of it; undefined where it is linked. */
  style: string | undefined
  /** The rendered page. */
  body: string
  /** What the browser needs to go on where the server stopped. */
  state: unknown
}

/** Ids by which the browser finds the two parts again. */
export const rootId = 'site'
export const stateId = 'site-state'

/**
 * A whole document. Its one inline script is the same in all. The page's own sheet stands in it: to
 * fetch a second one would take another connection, and a page waits for all its styles.
 */
export function renderDocument(parts: DocumentParts): string {
  const { meta, settings, publicUrl, assets, sheet } = parts
  const title = documentTitle(meta, settings)
  const url = publicUrl + meta.path
  const property = (name: string, content: string) =>
    `<meta property="${name}" content="${escapeHtml(content)}">`
  const named = (name: string, content: string) =>
    `<meta name="${name}" content="${escapeHtml(content)}">`
  const description = shortened(meta.description)
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    ...(description ? [named('description', description)] : []),
    ...(meta.index === false
      ? [named('robots', 'noindex')]
      : [
          `<link rel="canonical" href="${escapeHtml(url)}">`,
          property('og:type', 'website'),
          property('og:site_name', settings.agencyName),
          property('og:title', title),
          property('og:description', description),
          property('og:url', url),
          property('og:image', publicUrl + picturePath(meta.path)),
          property('og:image:width', String(pagePictureSize.width)),
          property('og:image:height', String(pagePictureSize.height)),
          property('og:image:alt', title),
          named('twitter:card', 'summary_large_image'),
          named('twitter:title', title),
          named('twitter:description', description),
          named('twitter:image', publicUrl + picturePath(meta.path)),
        ]),
    `<script type="application/ld+json">${inertJson({
      '@context': 'https://schema.org',
      ...organization({ settings, publicUrl }),
    })}</script>`,
    named('theme-color', themeColor),
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    // Ahead of the styles, for which an inline script would wait.
    `<script data-entry="${escapeHtml(assets.script)}" data-modules="${escapeHtml(assets.modules.join(' '))}" data-failed="${failedEvent}">${loaderSource()}</script>`,
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`),
    ...(sheet ? [ownStyles(sheet, parts.style)] : []),
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

const ownStyles = (href: string, text: string | undefined) =>
  text === undefined
    ? `<link rel="stylesheet" href="${escapeHtml(href)}" data-page="${escapeHtml(href)}">`
    : `<style data-page="${escapeHtml(href)}">${text}</style>`

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? '')
