import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { builtAssets, clientFolder } from '#server/assets.ts'
import { staticFiles } from '#server/static-files.ts'

const isBuilt = existsSync(join(clientFolder, '.vite/manifest.json'))
const asIs = (bytes: Buffer) => bytes

test.runIf(isBuilt).each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['', null, asIs],
])('who accepts %j gets scripts and styles as %s', async (accepted, encoding, unpack) => {
  const files = staticFiles()
  const { site, office } = await builtAssets()
  for (const path of [site.script, ...site.styles, office.script, ...office.styles]) {
    const answer = await files.request(path, { headers: { 'Accept-Encoding': accepted } })
    expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, encoding])
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(unpack(bytes).equals(readFileSync(join(clientFolder, path)))).toBe(true)
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect(answer.headers.has('last-modified')).toBe(false)
  }
})
