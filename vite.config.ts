import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import {
  type BuildEnvironmentOptions,
  defineConfig,
  minifySync,
  type Plugin,
  type Rolldown,
  type ViteBuilder,
} from 'vite'

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

/**
 * Lets the router be shaken. It names its components for developers' tools and doesn't say that
 * making them has no effect, so that all of them, and what only they use, would be in every page.
 */
const shakenRouter: Plugin = {
  name: 'shaken-router',
  apply: 'build',
  transform: {
    filter: { id: /\/node_modules\/react-router\/dist\/.+\.js$/ },
    handler: (code) =>
      code
        .replace(/^\w+\.displayName = .+;$/gm, '')
        .replace(/ = (?=React\$1\.(?:forwardRef|createContext|memo)\()/g, ' = /* @__PURE__ */ '),
  },
}

/** The script that stands in every page (`app/site/load-when-needed.ts`), in as few bytes as can be. */
const minifiedLoader: Plugin = {
  name: 'minified-loader',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /\/load-when-needed\.ts$/ },
    handler(code) {
      const { body } = this.parse(code)
      const loader = body.find((node) => node.type === 'FunctionDeclaration')
      const source = body.findLast((node) => node.type === 'ExportNamedDeclaration')
      if (!loader || !source) return this.error('holds no function, or exports nothing')
      const { code: script, errors } = minifySync('', `(${code.slice(loader.start, loader.end)})()`)
      if (errors.length > 0) return this.error('cannot be minified')
      const minified = `export const loaderSource = () => ${JSON.stringify(script.trim())}`
      return code.slice(0, source.start) + minified + code.slice(source.end)
    },
  },
}

type Groups = NonNullable<Rolldown.CodeSplittingOptions['groups']>

const libraries: Groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'router', test: /node_modules\/react-router\// },
]

/** What the pages share, in a few files that compress well and seldom change. */
const siteGroups: Groups = [
  ...libraries,
  // All that every page has is one file; but not what waits for a page, which imports from here.
  { name: 'frame', tags: ['$initial'], test: /(?<!\/entry\.client\.tsx)$/ },
  // The pages of one project or product end otherwise.
  { name: 'closing', test: /\/app\/site\/sections\/(arrivals|closing-call|closing-copy)\.tsx?$/ },
  // Small parts each for themselves compress badly, and each is a request.
  { name: 'common', test: /\/app\/site\/(?!form\/)/, minShareCount: 5 },
  { name: 'form', test: /\/app\/site\/form\/|\/platform\/mail\/email-address\.ts$/ },
  // A row that is dragged, and where its arrows stand; filters that are too wide need that, too.
  { name: 'row', test: /\/app\/site\/sections\/(drag-row|use-scroll-ends)\.tsx?$/ },
  {
    name: 'filters',
    test: /\/app\/site\/(sections\/(filter-chips|portfolio-filters)|projects\/projects-copy)\.tsx?$/,
  },
  {
    name: 'figure',
    test: /\/app\/site\/sections\/(result|figure|outcome|figure-of|use-ink)\.tsx?$/,
  },
  { name: 'crafts', test: /\/app\/site\/sections\/(category-list|craft-icon|craft-thing)\.tsx$/ },
]

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

/**
 * Of the hash in a file's name, which tells it from those of other builds. Every script names those that it
 * asks for, and a hash doesn't compress: with the usual eight the scripts of a page are 110 bytes more.
 */
const hashLength = 6

const families = /^(craft|thing|folded)-[^/]+$/

/**
 * The pictures of the crafts are many, and so are those of what is folded; the script that
 * chooses among them has all their names: with one hash of all of them they compress to a fifth less than with one each.
 */
const familiesHash = (() => {
  const hash = createHash('sha256')
  const folder = path('app/site/assets')
  for (const file of readdirSync(folder).sort()) {
    if (families.test(file)) hash.update(file).update(readFileSync(join(folder, file)))
  }
  return hash.digest('base64url').slice(0, hashLength)
})()

const assetFileNames = ({ names }: Rolldown.PreRenderedAsset): string =>
  names.some((name) => families.test(name))
    ? `assets/[name]-${familiesHash}[extname]`
    : `assets/[name]-[hash:${hashLength}][extname]`

/** How one of the two clients is built. */
const client = (name: string, groups: Groups): BuildEnvironmentOptions => ({
  rolldownOptions: {
    input: { [name]: path(`app/${name}/entry.client.tsx`) },
    output: {
      assetFileNames,
      chunkFileNames: `assets/[name]-[hash:${hashLength}].js`,
      codeSplitting: { groups },
    },
  },
})

/**
 * Two clients, site and office, and the renderer of the site's pages. `vite build` makes the clients
 * one after the other into one folder, each from its own graph, so that what only the office takes
 * from a library stays out of the site; `vite build --ssr` makes the renderer.
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    noServerCodeInBrowser,
    shakenRouter,
    react(),
    tailwindcss(),
    isSsrBuild ? minifiedLoader : compressedFiles,
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
    // Of both, for the renderer names the sheets by a hash of what stands in them.
    cssMinify: true,
    // From December 2023 on, when masks lost their prefix, which doubled every one of them.
    cssTarget: ['chrome120', 'edge120', 'firefox121', 'safari17.2'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    ...(isSsrBuild && {
      rolldownOptions: { input: path('app/site/entry.server.tsx'), output: { assetFileNames } },
    }),
  },
  ...(command === 'build' &&
    !isSsrBuild && {
      environments: {
        client: {
          build: { ...client('site', siteGroups), manifest: true },
        },
        office: {
          consumer: 'client' as const,
          build: {
            ...client('office', libraries),
            manifest: '.vite/office.json',
            emptyOutDir: false,
            copyPublicDir: false,
          },
        },
      },
      builder: {
        async buildApp({ build, environments }: ViteBuilder) {
          for (const environment of Object.values(environments)) {
            if (environment.config.consumer === 'client') await build(environment)
          }
        },
      },
    }),
}))
