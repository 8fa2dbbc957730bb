import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Server code that no browser may be handed, by the ends of its file names. */
const serverOnly = /(\.(rules|store|table|api|server)\.ts|\/platform\/(config|database|log)\.ts)$/

/** Fails the build where a browser module imports server code. */
const noServerCodeInBrowser: Plugin = {
  name: 'no-server-code-in-browser',
  enforce: 'pre',
  async resolveId(source, importer) {
    const resolved = await this.resolve(source, importer, { skipSelf: true })
    if (resolved && serverOnly.test(resolved.id)) {
      this.error(`${importer} imports ${source}, which only the server may load`)
    }
    return resolved
  },
}

/**
 * Lays a brotli and a gzip form beside each file of text, as small as can be, so that the server
 * only has to hand them out.
 */
const compressedFiles: Plugin = {
  name: 'compressed-files',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const compress = { br: promisify(brotliCompress), gz: promisify(gzip) }
    const written = Object.values(bundle)
      .filter(({ fileName }) => /\.(js|css|svg)$/.test(fileName))
      .flatMap((file) => {
        const content = file.type === 'chunk' ? file.code : file.source
        return Object.entries(compress).map(async ([ending, shrink]) =>
          writeFile(join(dir, `${file.fileName}.${ending}`), await shrink(content)),
        )
      })
    await Promise.all(written)
  },
}

/** What both clients share, in a few files that compress well and seldom change. */
const chunkGroups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'router', test: /node_modules\/react-router\// },
  // Small parts each for themselves compress badly, and each is a request.
  { name: 'common', test: /\/app\/site\//, minShareCount: 5 },
  { name: 'crafts', test: /\/app\/site\/sections\/(category-list|craft-scene)\.tsx/ },
]

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

/**
 * Two client entries, site and office, and one server entry that renders the site's pages.
 * `vite build` makes the clients, `vite build --ssr` the renderer.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    noServerCodeInBrowser,
    react(),
    tailwindcss(),
    ...(isSsrBuild ? [] : [compressedFiles]),
  ],
  publicDir: path('app/site/public'),
  appType: 'custom',
  // The renderer carries React within it, in the build that is made for production.
  ...(isSsrBuild && {
    ssr: { noExternal: true as const },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  }),
  build: {
    outDir: isSsrBuild ? 'build/server' : 'build/client',
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    // Of both, for the renderer names the sheets by a hash of what stands in them.
    cssMinify: true,
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: isSsrBuild
        ? path('app/site/entry.server.tsx')
        : { site: path('app/site/entry.client.tsx'), office: path('app/office/entry.client.tsx') },
      ...(!isSsrBuild && { output: { codeSplitting: { groups: chunkGroups } } }),
    },
  },
}))
