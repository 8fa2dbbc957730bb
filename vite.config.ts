import { fileURLToPath } from 'node:url'
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

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

/**
 * Two client entries, site and office, and one server entry that renders the site's pages.
 * `vite build` makes the clients, `vite build --ssr` the renderer.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [noServerCodeInBrowser, react(), tailwindcss()],
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
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: isSsrBuild
        ? path('app/site/entry.server.tsx')
        : { site: path('app/site/entry.client.tsx'), office: path('app/office/entry.client.tsx') },
    },
  },
}))
