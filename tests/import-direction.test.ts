/** Imports go one way: platform ← domain ← app and server. Here is the whole law, in one table. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

type Law = { from: RegExp; never: RegExp; why: string }

const laws: Law[] = [
  {
    from: /^platform\//,
    never: /^(domain|app|server|database)\//,
    why: 'platform is what any product needs and knows nothing of this one',
  },
  {
    from: /^domain\//,
    never: /^(app|server|database)\//,
    why: 'the domain knows nothing of pages and servers',
  },
  {
    from: /^domain\/([^/]+)\//,
    never: /^domain\/(?!$1\/)[^/]+\/.*\.(rules|store|api)\.ts$/,
    why: 'an entity may use the contract and table of another, never its rules or queries',
  },
  {
    from: /^domain\/.*\.store\.ts$/,
    never: /\.(rules|api)\.ts$/,
    why: 'queries know nothing of rules',
  },
  { from: /^domain\/.*\.rules\.ts$/, never: /\.api\.ts$/, why: 'rules know nothing of HTTP' },
  {
    from: /^(app\/.*(?<!\.server)\.tsx?|domain\/.*\.(contract|checks)\.ts)$/,
    never:
      /\.(rules|store|table|api|server)\.ts$|^(server|database)\/|^platform\/(config|database|log)\.ts$/,
    why: 'a browser module may know contracts only',
  },
  {
    from: /^app\/ui\//,
    never: /^(domain|app\/(site|office))\//,
    why: 'app/ui knows nothing of the business',
  },
  {
    from: /^app\/site\//,
    never: /^app\/office\//,
    why: 'the public site holds nothing of the office',
  },
  {
    from: /^app\/office\//,
    never: /^app\/site\//,
    why: 'the office holds nothing of the public site',
  },
]

const sources = globSync('{platform,domain,app,server}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.tsx?$/.test(file),
)

/** Modules that a file names at run time; types vanish before it runs and bind nothing. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8')
  const named = text.matchAll(
    /(?:^|\n)\s*(?:import|export)\s(?!type\s)(?:[^'"`;]*?\sfrom\s)?\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]/g,
  )
  return [...named].flatMap(([, a, b]) => {
    const source = a ?? b ?? ''
    if (source.startsWith('#')) return [source.slice(1)]
    if (source.startsWith('.')) return [relative(root, join(root, dirname(file), source))]
    return []
  })
}

test.each(laws)('$why', ({ from, never }) => {
  const broken = sources.flatMap((file) => {
    const found = from.exec(file)
    if (!found) return []
    const forbidden = new RegExp(never.source.replace('$1', found[1] ?? ''))
    return importsOf(file)
      .filter((target) => forbidden.test(target))
      .map((target) => `${file} imports ${target}`)
  })
  expect(broken).toEqual([])
})

test('only platform/config and the start read the environment', () => {
  const readers = sources.filter((file) =>
    /process\.env/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(readers.toSorted()).toEqual([
    'server/commands/command.ts',
    'server/start.ts',
    'server/worker.ts',
  ])
})
