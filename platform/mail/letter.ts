/** Sets a mail's words as plain text and as HTML, so that both always say the same. */
import { escapeHtml } from '#platform/escape-html.ts'

/** What a mail says, from top to bottom. All of it is text: nothing in it is read as HTML. */
export type Letter = {
  title: string
  paragraphs: string[]
  /** Facts by name: what someone filled into a form, for staff. */
  facts?: [name: string, value: string][]
  /** The one thing that the reader may want to do. */
  action?: { label: string; url: string }
  /** Small print below the signature. */
  footnotes?: string[]
  /** Who signs. */
  signature: string
}

/** The two bodies of a mail. */
export function composeLetter(letter: Letter): { text: string; html: string } {
  return { text: plainText(letter), html: htmlDocument(letter) }
}

function plainText({ title, paragraphs, facts = [], action, footnotes = [], signature }: Letter) {
  const blocks = [
    title,
    ...paragraphs,
    facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
    action ? `${action.label}:\n${action.url}` : '',
    signature,
    footnotes.length > 0 ? `-- \n${footnotes.join('\n')}` : '',
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}

const font = "font-family:'Helvetica Neue',Arial,sans-serif"
const paragraph = (text: string, style = '') =>
  `<p style="margin:0 0 16px;${style}">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`

/** Mail programs know tables and inline styles, and little else. */
function htmlDocument(letter: Letter): string {
  const { title, paragraphs, facts = [], action, footnotes = [], signature } = letter
  const rows = facts.map(
    ([name, value]) =>
      `<tr><th scope="row" style="padding:6px 16px 6px 0;text-align:left;vertical-align:top;font-weight:400;color:#575c68;white-space:nowrap">${escapeHtml(name)}</th>` +
      `<td style="padding:6px 0">${escapeHtml(value).replaceAll('\n', '<br>')}</td></tr>`,
  )
  const body = [
    `<h1 style="margin:0 0 24px;font-size:24px;line-height:1.25">${escapeHtml(title)}</h1>`,
    ...paragraphs.map((text) => paragraph(text)),
    rows.length > 0
      ? `<table style="margin:0 0 24px;border-collapse:collapse">${rows.join('')}</table>`
      : '',
    action
      ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 24px;border-radius:4px;background:#14171f;color:#f6f3ec;text-decoration:none">${escapeHtml(action.label)}</a></p>` +
        `<p style="margin:0 0 24px;font-size:13px;color:#575c68;word-break:break-all">${escapeHtml(action.url)}</p>`
      : '',
    paragraph(signature),
    ...footnotes.map((text) => paragraph(text, 'font-size:13px;color:#575c68')),
  ]
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>` +
    `<body style="margin:0;padding:32px 16px;background:#f6f3ec;color:#14171f;font-size:16px;line-height:1.5;${font}">` +
    `<div style="max-width:560px;margin:0 auto;border-top:4px solid #ff5b2e;padding-top:24px">${body.filter(Boolean).join('\n')}</div></body></html>`
  )
}
