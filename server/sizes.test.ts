/** What a visitor's first page costs to fetch, of the build as it lies in build/. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { loaderSource } from '#app/site/load-when-needed.ts'
import { pages } from '#app/site/routes.tsx'
import { builtAssets, clientFolder } from '#server/assets.ts'
import type { Renderer } from '#server/page-handler.ts'

const isBuilt = existsSync(join(clientFolder, '.vite/manifest.json'))
const builtRenderer = pathToFileURL(join(clientFolder, '../server/entry.server.js')).href
const measured = new Map<string, number>()
const brotli = (file: string) => {
  const size =
    measured.get(file) ?? brotliCompressSync(readFileSync(join(clientFolder, file))).length
  measured.set(file, size)
  return size
}

/** Bytes, of which React and the router take 81,400; those of home and of a product are the largest. */
const mostScript = 102_800

test.runIf(isBuilt)('the styles of each page of the site stay below 12 kB', async () => {
  const { site } = await builtAssets()
  const shared = site.styles.reduce((sum, file) => sum + brotli(file), 0)
  expect(shared).toBeGreaterThan(0)
  const { findPage } = (await import(builtRenderer)) as Renderer
  for (const { id, path } of pages) {
    const own = brotli(findPage(path)?.sheet ?? '')
    expect(own, id).toBeGreaterThan(0)
    expect(shared + own, id).toBeLessThanOrEqual(12_288)
  }
})

/** Bytes of the scripts that a first visit to each page of the site fetches, by the page's source. */
function scriptsByPage(): { sizes: Record<string, number>; chunks: Set<string> } {
  const manifest: Record<string, { file: string; imports?: string[]; dynamicImports?: string[] }> =
    JSON.parse(readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8'))
  const chunks = new Set<string>()
  const withImports = (name: string, found = new Set<string>()): Set<string> => {
    if (found.has(name)) return found
    found.add(name)
    for (const each of manifest[name]?.imports ?? []) withImports(each, found)
    return found
  }
  const always = withImports('app/site/entry.client.tsx')
  const later = [...always].flatMap((name) => manifest[name]?.dynamicImports ?? [])
  const ofPages = later.filter((name) => name.endsWith('.page.tsx'))
  const sizes = ofPages.map((page) => {
    const names = new Set([...always, ...withImports(page)])
    for (const name of names) chunks.add(name)
    const bytes = [...names].map((name) => brotli(manifest[name]?.file ?? ''))
    return [page, bytes.reduce((sum, each) => sum + each, 0)] as const
  })
  return { sizes: Object.fromEntries(sizes), chunks }
}

test.runIf(isBuilt)('the script of no page is larger than it has to be', () => {
  const { sizes } = scriptsByPage()
  expect(Object.keys(sizes)).toHaveLength(15)
  for (const [page, bytes] of Object.entries(sizes)) {
    expect(bytes, page).toBeGreaterThan(0)
    expect(bytes, page).toBeLessThanOrEqual(mostScript)
  }
})

test('the script before any interaction stays below 4 kB', () => {
  expect(loaderSource().length).toBeGreaterThan(0)
  expect(loaderSource().length).toBeLessThanOrEqual(4_096)
})

test.runIf(isBuilt)('it stands in the pages in fewer bytes than in its source', async () => {
  const { loaderSource: built } = (await import(builtRenderer)) as Renderer
  expect(built().length).toBeGreaterThan(1_000)
  expect(built().length).toBeLessThan(0.8 * loaderSource().length)
})

test.runIf(isBuilt)('no script of the site holds anything of the office', () => {
  const { chunks } = scriptsByPage()
  const office = [...chunks].filter((name) => /^app\/office|recharts|react-table|zod/.test(name))
  expect(office).toEqual([])
})
