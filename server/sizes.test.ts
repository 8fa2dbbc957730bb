/** What a visitor's first page costs to fetch, of the build as it lies in build/. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { builtAssets, clientFolder } from '#server/assets.ts'

const isBuilt = existsSync(join(clientFolder, '.vite/manifest.json'))
const brotli = (file: string) => brotliCompressSync(readFileSync(join(clientFolder, file))).length

test.runIf(isBuilt)('the styles of the public site stay below 12 kB', async () => {
  const { site } = await builtAssets()
  const bytes = site.styles.reduce((sum, file) => sum + brotli(file), 0)
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(12_288)
})

test.runIf(isBuilt)('the script that every public page loads stays below 110 kB', async () => {
  const manifest = JSON.parse(readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8'))
  const files = new Set<string>()
  const follow = (name: string) => {
    const { file, imports = [] } = manifest[name]
    if (files.has(file)) return
    files.add(file)
    imports.forEach(follow)
  }
  follow('app/site/entry.client.tsx')
  const bytes = [...files].reduce((sum, file) => sum + brotli(file), 0)
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(112_640)
})
