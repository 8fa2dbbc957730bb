/** What docs/security.md promises of the code as it is written, and of itself. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const sources = globSync('{app,domain,platform,server}/**/*.{ts,tsx}', { cwd: root }).filter(
  (path) => !path.endsWith('.test.ts'),
)

/** What may stand in the named files alone. */
const rules: [string, RegExp, RegExp | undefined][] = [
  ['text is run as a program', /\beval\(|\bnew Function\b|node:vm/, undefined],
  ['another program is started', /child_process/, /^platform\/own-postgres\//],
  [
    'text becomes HTML as it is',
    /dangerouslySetInnerHTML|\.innerHTML|insertAdjacentHTML|document\.write/,
    /^app\/site\/sections\/structured-data\.tsx$/,
  ],
  [
    'the server calls another host',
    /\bfetch\(|http\.request|\baws4fetch\b|createTransport\(|from 'node:(https|dgram|dns)/,
    /^platform\/(media\/s3-store|mail\/transport)\.ts$|^app\//,
  ],
  [
    'SQL is put together from text',
    /sql\.raw\(|\bquery\(`[^`]*\$\{/,
    // Names of our own that stand in these files: a channel, an order, steps of time.
    /^platform\/(own-postgres|backup)\/|^platform\/content-version\.ts$|^domain\/(request-log\/request-log\.table|dashboard\/dashboard\.store)\.ts$/,
  ],
  // When a form is sent again may be foretold by anyone.
  [
    'chance is left to what can be foretold',
    /Math\.random/,
    /^app\/site\/form\/use-send-again\.ts$/,
  ],
  [
    'a weak hash or cipher is used',
    /createHash\('(md5|sha1)'|createCipheriv\('(?!aes-256-gcm)/,
    undefined,
  ],
]

describe('nowhere in the product', () => {
  test.each(rules)('%s', (_, pattern, allowed) => {
    const found = sources.filter((path) => pattern.test(read(path)) && !allowed?.test(path))
    expect(found).toEqual([])
  })
})

test('every package is locked to a hash', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { integrity?: string; version?: string }>
  }
  const loose = Object.entries(packages).filter(
    ([name, { integrity }]) => name !== '' && !integrity?.startsWith('sha512-'),
  )
  expect(loose).toEqual([])
})

/** The rows of the tables on the standard: their ids, one by one, and what is said of them. */
const rows = [...read('docs/security.md').matchAll(/^\| (\d[\d.,– ]+) \| (.*) \|$/gm)].map(
  ([, ids = '', said = '']) => ({ ids: ids.split(', ').flatMap(idsOf), said }),
)

/** `1.2.3–1.2.5` or `1.2.3` as ids. */
function idsOf(range: string): string[] {
  const [from = '', to] = range.split('–')
  const [chapter, section, first] = from.split('.')
  const last = to?.split('.').at(-1) ?? first
  const many = Number(last) - Number(first) + 1
  return Array.from({ length: many }, (_, at) => `${chapter}.${section}.${Number(first) + at}`)
}

describe('the reading of the standard', () => {
  test('counts what it says', () => {
    const count = (word: string) =>
      rows.filter(({ said }) => said.startsWith(word)).reduce((sum, { ids }) => sum + ids.length, 0)
    const [met, partly, others, not] = ['Met', 'Partly', 'By the', 'Not met'].map(count)
    const all = rows.flatMap(({ ids }) => ids)
    expect(new Set(all).size).toBe(all.length)
    const applying = all.length - count('Not applicable')
    expect(read('docs/security.md')).toContain(
      `${applying} apply: ${met} are met, ${partly} partly, ${others} are the operator's, ${not} are not met.`,
    )
  })

  test('names a test wherever something is met, unless it asks for a document', () => {
    const bare = rows.filter(
      ({ said }) => /^Met(?!, as (a )?document)/.test(said) && !/\.(test|spec)\.ts`/.test(said),
    )
    expect(bare).toEqual([])
  })
})

test.each(['docs/security.md', 'docs/reliability.md'])(
  '%s names only tests that there are',
  (path) => {
    const named = [...read(path).matchAll(/`([\w./-]+\.(?:test|spec|fault)\.tsx?)`/g)].map(
      ([, name]) => name ?? '',
    )
    const tests = globSync(
      '{app,bin,domain,platform,server,database,tests}/**/*.{test,spec,fault}.ts',
      {
        cwd: root,
      },
    )
    expect(named.length).toBeGreaterThan(5)
    const missing = named.filter(
      (name) => !tests.some((one) => one === name || one.endsWith(`/${name}`)),
    )
    expect(missing).toEqual([])
  },
)
