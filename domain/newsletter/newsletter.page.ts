/** The pages behind the links in newsletter mails: whole in themselves, and without script. */
import { createHash } from 'node:crypto'
import { escapeHtml } from '#platform/escape-html.ts'

const style =
  ':root{color-scheme:light}body{margin:0;background:#f6f3ec;color:#14171f;font:1.125rem/1.6 system-ui,sans-serif}' +
  'main{box-sizing:border-box;max-width:36rem;margin:0 auto;padding:15vh 1.5rem 4rem}' +
  'main::before{content:"";display:block;width:4rem;height:.25rem;margin-bottom:2rem;background:#ff5b2e}' +
  'h1{margin:0 0 1rem;font-size:2.25rem;line-height:1.1}p{margin:0 0 1.5rem}a{color:#b5360f}' +
  'button{min-height:2.75rem;padding:.75rem 1.5rem;border:0;border-radius:4px;background:#14171f;color:#f6f3ec;font:inherit;cursor:pointer}' +
  ':focus-visible{outline:3px solid #1d4ed8;outline-offset:3px}'

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** A page with one message and, where there is something to do, one button that posts `token`. */
type LinkPage = {
  heading: string
  message: string
  button?: { label: string; action: string; token: string }
}

/** The page as an answer that is kept nowhere and tells no other site of its address. */
export function linkPage({ heading, message, button }: LinkPage, status = 200): Response {
  const form = button
    ? `<form method="post" action="${escapeHtml(button.action)}"><input type="hidden" name="token" value="${escapeHtml(button.token)}"><button>${escapeHtml(button.label)}</button></form>`
    : '<p><a href="/">To the website</a></p>'
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(heading)}</title><style>${style}</style></head><body><main><h1>${escapeHtml(heading)}</h1><p>${escapeHtml(message)}</p>${form}</main></body></html>`
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': policy,
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
    },
  })
}
