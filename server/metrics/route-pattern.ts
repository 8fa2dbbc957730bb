/** Which route a path belongs to, as a pattern: what stands in a label or a log must name nobody. */
import { apiRoutes } from '#server/routes.ts'

/** What isn't a call of the API and has no page either. */
const others: [RegExp, string][] = [
  [/^\/assets\//, '/assets/*'],
  [/^\/media\//, '/media/:key'],
  [/^\/og\//, '/og/*'],
  [/^\/(admin(\/|$)|reset-password$|undo-email$)/, '/admin/*'],
  [/^\/(healthz|readyz)$/, '/healthz'],
  [/^\/(robots\.txt|sitemap\.xml|manifest\.webmanifest|catalogue\.pdf)$/, '/files'],
]

const base = '/api/v1'
const escaped = (text: string) => text.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&')
const calls = [...new Set(apiRoutes.map(({ path }) => path))]
  // As the router does: a literal path before one with a parameter in the same place.
  .toSorted((a, b) => Number(a.includes('{')) - Number(b.includes('{')))
  .map((path): [RegExp, string] => {
    const bare = path.replace(/\/$/, '')
    const matching = escaped(bare).replaceAll(/\{\w+\}/g, '[^/]+')
    return [new RegExp(`^${matching}/?$`), base + bare]
  })

const find = (patterns: [RegExp, string][], path: string) =>
  patterns.find(([matching]) => matching.test(path))?.[1]

/** `/api/v1/contact/{id}` for `/api/v1/contact/0198…`; undefined for what can only be a page. */
export function routePatternOf(path: string): string | undefined {
  if (path !== base && !path.startsWith(`${base}/`)) return find(others, path)
  return find(calls, path.slice(base.length)) ?? `${base}/*`
}
