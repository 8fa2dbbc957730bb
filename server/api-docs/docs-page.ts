/** The browsable documentation: one page without script, made from the OpenAPI description. */
import { escapeHtml } from '#platform/escape-html.ts'
import type { openApiDocument } from '#server/api-docs/openapi.ts'

type Document = ReturnType<typeof openApiDocument>
type Operation = {
  operationId: string
  tags: string[]
  summary: string
  security: unknown[]
  parameters: { name: string; in: string; required: boolean }[]
  requestBody?: { content: Record<string, { schema: unknown; example?: unknown }> }
  responses: Record<string, { description: string; content: Record<string, { example?: unknown }> }>
}

const code = (value: unknown) =>
  `<pre tabindex="0"><code>${escapeHtml(JSON.stringify(value, null, 2))}</code></pre>`

function parametersTable({ parameters }: Operation): string {
  if (parameters.length === 0) return ''
  const rows = parameters.map(
    ({ name, in: place, required }) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${place}</td><td>${required ? 'yes' : 'no'}</td></tr>`,
  )
  return `<h4>Parameters</h4><table><thead><tr><th>Name</th><th>In</th><th>Required</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}

function bodyPart({ requestBody }: Operation): string {
  const [entry] = Object.entries(requestBody?.content ?? {})
  if (!entry) return ''
  const [mediaType, { schema, example }] = entry
  return `<h4>Body <small>${mediaType}</small></h4>${example === undefined ? '' : code(example)}<details><summary>Schema of the body</summary>${code(schema)}</details>`
}

function answersPart({ responses }: Operation): string {
  const rows = Object.entries(responses).map(
    ([status, { description }]) =>
      `<tr><td><code>${status}</code></td><td>${escapeHtml(description)}</td></tr>`,
  )
  const [example] = Object.values(responses['200']?.content ?? {})
  return `<h4>Answers</h4><table><thead><tr><th>Status</th><th>Meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table>${example?.example === undefined ? '' : code(example.example)}`
}

function operationPart(path: string, method: string, operation: Operation): string {
  const access = operation.security.length > 0 ? 'staff token' : 'public'
  return `<article id="${operation.operationId}"><h3><span class="method ${method}">${method.toUpperCase()}</span> <code>${escapeHtml(path)}</code></h3><p>${escapeHtml(operation.summary)}. <em>${access}</em></p>${parametersTable(operation)}${bodyPart(operation)}${answersPart(operation)}</article>`
}

/** The page as HTML. It loads one style sheet of our own and nothing else. */
export function docsPage(document: Document): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      path,
      method,
      operation: operation as Operation,
    })),
  )
  const groups = Map.groupBy(operations, ({ operation }) => operation.tags[0] ?? '')
  const contents = [...groups].map(
    ([tag, members]) =>
      `<li><a href="#${tag}">${tag}</a><ul>${members
        .map(
          ({ path, method, operation }) =>
            `<li><a href="#${operation.operationId}"><code>${method.toUpperCase()} ${escapeHtml(path)}</code></a></li>`,
        )
        .join('')}</ul></li>`,
  )
  const sections = [...groups].map(
    ([tag, members]) =>
      `<section><h2 id="${tag}">${tag}</h2>${members
        .map(({ path, method, operation }) => operationPart(path, method, operation))
        .join('')}</section>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(document.info.title)}</title><link rel="stylesheet" href="docs.css"></head><body><header><h1>${escapeHtml(document.info.title)}</h1><p>${escapeHtml(document.info.description.replaceAll('`', ''))} The same as <a href="openapi.json">OpenAPI 3.1</a>.</p></header><nav aria-label="Calls"><ul>${contents.join('')}</ul></nav><main>${sections.join('')}</main></body></html>`
}
