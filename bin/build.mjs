/** Building what browsers load and what renders the pages. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { withLock } from './lock.mjs'
import { packageScript, root, toolEnvironment } from './project.mjs'
import { runQuietly } from './run-tool.mjs'

const stampFile = path.join(root, 'build', '.stamp')
const sources = ['app', 'domain', 'platform']
const settings = ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts']

/** Server code never enters the build (vite.config.ts refuses it), nor do tests. */
const notBuilt = /\.(rules|store|table|api|server|test)\.tsx?$/

/** Runs `npm run build` unless build/ was made from exactly the sources that lie here. */
export async function ensureBuilt() {
  const wanted = sourceHash()
  if (isBuilt(wanted)) return
  await withLock(async () => {
    if (isBuilt(wanted)) return
    console.error('Building the pages …')
    rmSync(stampFile, { force: true })
    const env = { ...toolEnvironment(), NODE_ENV: 'production' }
    await runQuietly(packageScript('build'), [], { what: 'The build', env, shell: true })
    // What changed meanwhile may be in one half of it and not in the other: the next start builds anew.
    if (sourceHash() !== wanted) return
    mkdirSync(path.dirname(stampFile), { recursive: true })
    writeFileSync(stampFile, wanted)
  })
}

function isBuilt(wanted) {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted
}

/** Contents, not times: a checkout or an image layer changes only those. */
function sourceHash() {
  const hash = createHash('sha256')
  const files = [...settings, ...sources.flatMap(listFiles)]
  for (const file of files.sort()) {
    if (notBuilt.test(file)) continue
    const full = path.join(root, file)
    if (existsSync(full)) hash.update(`${file}\0`).update(readFileSync(full)).update('\0')
  }
  return hash.digest('hex')
}

function listFiles(folder) {
  const full = path.join(root, folder)
  if (!existsSync(full)) return []
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath ?? entry.path, entry.name)))
}
